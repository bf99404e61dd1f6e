import type { Clock } from "@envoi/platform";
import type { BlobStore, DueEntry, UploadStore } from "@envoi/store";
import type { JanitorConfig } from "./config.ts";
import type { JanitorEvents } from "./events.ts";
import { forEachBounded } from "./for-each-bounded.ts";
import type { Pace } from "./pace.ts";

/** Entries looked at in one pass, besides those that wait for another try. */
const BATCH = 256;
/** With more than this waiting it is the store that fails, not an entry: no need to look past them. */
const MAX_WAITING = 1_024;
const FIRST_RETRY_MS = 1_000;
/** Removal begins within 60 s after an outage, so no try waits longer than this. */
const MAX_RETRY_MS = 30_000;
/** How often a dry run says the same again. */
const DRY_RUN_REPEAT_MS = 3_600_000;

/** Removes what is due in these shards, as much as one pass takes. `more`: another pass may find something. */
export type RemoveDue = (
  shards: readonly number[],
  beat: () => void,
  signal: AbortSignal,
) => Promise<{ oldestDueAtMs: number | null; more: boolean }>;

type Postponed = { untilMs: number; tries: number };

const nameOf = (entry: DueEntry) => `${entry.kind} ${entry.key}`;

export function createRemoveDue(deps: {
  uploads: Pick<UploadStore, "due" | "beginRemoval" | "finishRemoval">;
  blobs: Pick<BlobStore, "discard">;
  pace: Pace;
  events: JanitorEvents;
  clock: Clock;
  config: Pick<JanitorConfig, "concurrency" | "dryRun">;
}): RemoveDue {
  const { uploads, blobs, pace, events, clock, config } = deps;
  const underWay = new Set<string>();
  const postponed = new Map<string, Postponed>();

  async function remove(entry: DueEntry): Promise<void> {
    const removal = await uploads.beginRemoval(entry);
    if (removal === null) return;
    for (const { key, partsId } of removal.blobs) await blobs.discard(key, partsId);
    await uploads.finishRemoval(entry);
    events.removed(entry, removal.blobs.length);
  }

  function postpone(entry: DueEntry, error: unknown): void {
    const tries = (postponed.get(nameOf(entry))?.tries ?? 0) + 1;
    const retryMs = Math.min(FIRST_RETRY_MS * 2 ** (tries - 1), MAX_RETRY_MS);
    postponed.set(nameOf(entry), { untilMs: clock.now() + retryMs, tries });
    events.removalFailed(entry, error, retryMs);
  }

  async function tryToRemove(entry: DueEntry): Promise<void> {
    try {
      await remove(entry);
      postponed.delete(nameOf(entry));
    } catch (error) {
      postpone(entry, error);
    }
  }

  function onlySay(entry: DueEntry): void {
    postponed.set(nameOf(entry), { untilMs: clock.now() + DRY_RUN_REPEAT_MS, tries: 0 });
    events.wouldRemove(entry);
  }

  function isWanted(entry: DueEntry): boolean {
    return !underWay.has(nameOf(entry)) && (postponed.get(nameOf(entry))?.untilMs ?? 0) <= clock.now();
  }

  /** Forgets entries that somebody else has removed meanwhile: nobody asked for them since they could be tried again. */
  function forgetOld(): void {
    for (const [name, { untilMs }] of postponed) if (untilMs + 10 * MAX_RETRY_MS < clock.now()) postponed.delete(name);
  }

  return async (shards, beat, signal) => {
    forgetOld();
    // Those that wait for another try are the oldest; they must not hide the others.
    const limit = BATCH + Math.min(postponed.size + underWay.size, MAX_WAITING);
    const due = await uploads.due(shards, limit);
    const wanted = due.filter(isWanted);
    for (const entry of wanted) underWay.add(nameOf(entry));
    try {
      const visit = async (entry: DueEntry) => {
        await pace(signal);
        if (signal.aborted) return;
        if (config.dryRun) onlySay(entry);
        else await tryToRemove(entry);
        beat();
      };
      await forEachBounded(wanted, config.concurrency, visit, signal);
    } finally {
      for (const entry of wanted) underWay.delete(nameOf(entry));
    }
    return {
      oldestDueAtMs: due[0]?.dueAtMs ?? null,
      more: wanted.length > 0 && due.length === limit && !signal.aborted,
    };
  };
}
