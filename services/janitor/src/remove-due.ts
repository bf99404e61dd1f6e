import type { Clock } from "@envoi/platform";
import { type BlobStore, type DueEntry, type RemovalStore, SHARDS } from "@envoi/store";
import type { JanitorConfig } from "./config.ts";
import { forEachBounded } from "./for-each-bounded.ts";
import type { Pace } from "./pace.ts";
import type { Entry, JanitorReporter } from "./report.ts";

/**
 * Entries looked at in one pass for each removal that may be under way, besides those that wait for another try. A look
 * asks each of the shards, so that many small ones would cost more than the removals.
 */
const PER_HAND = 32;
/** A pass takes up no entry after this: leases are to be renewed. */
const PASS_MS = 5_000;
/** With more than this waiting it is the store that fails, not an entry: no need to look past them. */
const MAX_WAITING = 1_024;
const FIRST_RETRY_MS = 1_000;
/** Removal begins within 60 s after an outage, so no try waits longer than this. */
const MAX_RETRY_MS = 30_000;
/** How often a dry run says the same again. */
const DRY_RUN_REPEAT_MS = 3_600_000;

export type RemoveDue = {
  /** Removes what is due in these shards, as much as one pass takes. `more`: another pass may find something. */
  pass(
    shards: readonly number[],
    beat: () => void,
    signal: AbortSignal,
  ): Promise<{ oldestDueAtMs: number | null; more: boolean }>;
  /** Removes this one if it is due, whatever else is. What fails is left to a pass. */
  one(entry: Entry, signal: AbortSignal): Promise<void>;
};

type Postponed = { untilMs: number; tries: number };

const nameOf = (entry: Entry) => `${entry.kind} ${entry.key}`;

export function createRemoveDue(deps: {
  uploads: Pick<RemovalStore, "due" | "beginRemoval" | "finishRemoval">;
  blobs: Pick<BlobStore, "discard" | "remove">;
  pace: Pace;
  report: JanitorReporter;
  clock: Clock;
  config: Pick<JanitorConfig, "concurrency" | "dryRun">;
}): RemoveDue {
  const { uploads, blobs, pace, report, clock, config } = deps;
  const underWay = new Set<string>();
  const postponed = new Map<string, Postponed>();
  /** Where the last pass that was cut short stopped. */
  let nextShard = 0;

  async function remove(entry: Entry): Promise<void> {
    const removal = await uploads.beginRemoval(entry);
    if (removal === null) return;
    for (const { key, partsId } of removal.blobs) {
      // What was published is whole, and no Part is stored before its session notes what Parts it has: none is left but
      // those, empty ones, that a store began without its answer coming back. The sweep finds them.
      if (entry.kind === "upload") await blobs.remove(key);
      else await blobs.discard(key, partsId);
    }
    await uploads.finishRemoval(entry);
    report.removed(entry, removal.blobs.length);
  }

  function postpone(entry: Entry, error: unknown): void {
    const tries = (postponed.get(nameOf(entry))?.tries ?? 0) + 1;
    const retryMs = Math.min(FIRST_RETRY_MS * 2 ** (tries - 1), MAX_RETRY_MS);
    postponed.set(nameOf(entry), { untilMs: clock.now() + retryMs, tries });
    report.removalFailed(entry, error, retryMs);
  }

  async function tryToRemove(entry: Entry): Promise<void> {
    try {
      await remove(entry);
      postponed.delete(nameOf(entry));
    } catch (error) {
      postpone(entry, error);
    }
  }

  function onlySay(entry: Entry): void {
    postponed.set(nameOf(entry), { untilMs: clock.now() + DRY_RUN_REPEAT_MS, tries: 0 });
    report.wouldRemove(entry);
  }

  function isWanted(entry: Entry): boolean {
    return !underWay.has(nameOf(entry)) && (postponed.get(nameOf(entry))?.untilMs ?? 0) <= clock.now();
  }

  /** Forgets entries that somebody else has removed meanwhile: nobody asked for them since they could be tried again. */
  function forgetOld(): void {
    for (const [name, { untilMs }] of postponed) if (untilMs + 10 * MAX_RETRY_MS < clock.now()) postponed.delete(name);
  }

  async function visit(entry: Entry, signal: AbortSignal): Promise<void> {
    // Since it was looked at its turn may have come in another way.
    if (signal.aborted || !isWanted(entry)) return;
    underWay.add(nameOf(entry));
    try {
      if (config.dryRun) onlySay(entry);
      else await tryToRemove(entry);
    } finally {
      underWay.delete(nameOf(entry));
    }
  }

  return {
    async pass(shards, beat, signal) {
      forgetOld();
      // Those that wait for another try are the oldest; they must not hide the others.
      const limit = PER_HAND * config.concurrency + Math.min(postponed.size, MAX_WAITING);
      const due = await uploads.due(shards, limit);
      const untilMs = clock.now() + PASS_MS;
      // One shard after another: its Blobs are in one directory, which is then synced once for several of them. As one pass
      // may not get through all shards, the next goes on behind it.
      const turnOf = ({ shard }: DueEntry) => (shard - nextShard + SHARDS) % SHARDS;
      const wanted = due.filter(isWanted).sort((a, b) => turnOf(a) - turnOf(b));
      let isCut = false;
      async function* inTurn() {
        for (const entry of wanted) {
          if (clock.now() >= untilMs) {
            nextShard = entry.shard;
            isCut = true;
            return;
          }
          await pace(signal);
          yield entry;
        }
      }
      const visitAndBeat = (entry: Entry) => visit(entry, signal).then(beat);
      await forEachBounded(inTurn(), config.concurrency, visitAndBeat, signal);
      return {
        oldestDueAtMs: due[0]?.dueAtMs ?? null,
        more: (isCut || (wanted.length > 0 && due.length === limit)) && !signal.aborted,
      };
    },
    async one(entry, signal) {
      await pace(signal);
      await visit(entry, signal);
    },
  };
}
