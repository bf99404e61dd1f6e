import { type Clock, forEachBounded } from "@envoi/platform";
import { parseUploadId } from "@envoi/protocol";
import {
  type BlobStore,
  type DueEntry,
  type QuotaStore,
  type RemovalStore,
  SHARDS,
  shardOf,
  type WaitingStore,
} from "@envoi/store";
import type { JanitorConfig } from "./config.ts";
import type { Pace } from "./pace.ts";
import type { Entry, JanitorReporter } from "./report.ts";

/**
 * Entries fetched in one pass per removal under way, besides those that wait for a retry. A fetch queries every shard,
 * so many small ones would cost more than the removals.
 */
const ENTRIES_PER_REMOVAL = 32;
/** A pass starts no removal after this time, because leases must be renewed. */
const PASS_MS = 5_000;
/** If more entries than this are waiting, the whole store is failing, so fetching more is useless. */
const MAX_WAITING = 1_024;
const FIRST_RETRY_MS = 1_000;
/** Removal begins within 60 s after an outage, so no retry waits longer than this. */
const MAX_RETRY_MS = 30_000;
/** How often a dry run repeats an entry. */
const DRY_RUN_REPEAT_MS = 3_600_000;

export type RemoveDue = ReturnType<typeof createRemoveDue>;

type PostponedEntry = { shard: number; untilMs: number; tries: number };

const nameOf = (entry: Entry) => `${entry.kind} ${entry.key}`;

export function createRemoveDue(deps: {
  uploads: Pick<RemovalStore, "due" | "beginRemoval" | "finishRemoval"> &
    Pick<QuotaStore, "dropFromQuota"> &
    Pick<WaitingStore, "dropWaiting">;
  blobs: Pick<BlobStore, "remove">;
  pace: Pace;
  report: JanitorReporter;
  clock: Clock;
  config: Pick<JanitorConfig, "concurrency" | "dryRun">;
}) {
  const { uploads, blobs, pace, report, clock, config } = deps;
  const underWay = new Set<string>();
  const postponed = new Map<string, PostponedEntry>();
  /** Shard at which the last pass ran out of time. */
  let nextShard = 0;

  async function remove(entry: Entry): Promise<void> {
    const removal = await uploads.beginRemoval(entry);
    if (removal === null) return;
    for (const { key, partsId } of removal.blobs) {
      // A published Blob is complete, and its session recorded its Parts before any was stored. So the only Parts left
      // can be empty ones that the store began without its reply arriving. The sweep finds them.
      await blobs.remove(key, entry.kind === "upload" ? {} : { partsId });
    }
    // Only Uploads and sessions count towards quotas, and their keys are their ids.
    const id = parseUploadId(entry.key);
    if (id !== null) for (const quota of removal.quotas) await uploads.dropFromQuota(quota, id);
    if (id !== null && entry.kind === "session") await uploads.dropWaiting(id);
    await uploads.finishRemoval(entry);
    report.removed(entry, removal.blobs.length);
  }

  function postpone(entry: Entry, error: unknown): void {
    const tries = (postponed.get(nameOf(entry))?.tries ?? 0) + 1;
    const retryMs = Math.min(FIRST_RETRY_MS * 2 ** (tries - 1), MAX_RETRY_MS);
    postponed.set(nameOf(entry), { shard: shardOf(entry.key), untilMs: clock.now() + retryMs, tries });
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

  function reportDryRun(entry: Entry): void {
    postponed.set(nameOf(entry), { shard: shardOf(entry.key), untilMs: clock.now() + DRY_RUN_REPEAT_MS, tries: 0 });
    report.wouldRemove(entry);
  }

  function isWanted(entry: Entry): boolean {
    return !underWay.has(nameOf(entry)) && (postponed.get(nameOf(entry))?.untilMs ?? 0) <= clock.now();
  }

  /** Forgets entries that another janitor has removed: they were not retried when their time came. */
  function forgetOld(): void {
    for (const [name, { untilMs }] of postponed) if (untilMs + 10 * MAX_RETRY_MS < clock.now()) postponed.delete(name);
  }

  function shardsToRetry(): number[] {
    return Array.from(postponed.values())
      .filter(({ untilMs }) => untilMs <= clock.now())
      .map(({ shard }) => shard);
  }

  async function visit(entry: Entry, signal: AbortSignal): Promise<void> {
    // It may have been removed in the meantime.
    if (signal.aborted || !isWanted(entry)) return;
    underWay.add(nameOf(entry));
    try {
      if (config.dryRun) reportDryRun(entry);
      else await tryToRemove(entry);
    } finally {
      underWay.delete(nameOf(entry));
    }
  }

  return {
    /**
     * Removes due entries of these shards, as many as one pass can, and retries failed removals of any shard.
     *
     * @returns `found`: whether there were any; `more`: another pass may find some
     */
    async pass(shards: readonly number[], beat: () => void, signal: AbortSignal) {
      forgetOld();
      // Entries that wait for a retry are the oldest; they must not hide the others.
      const limit = ENTRIES_PER_REMOVAL * config.concurrency + Math.min(postponed.size, MAX_WAITING);
      const due = await uploads.due([...new Set([...shards, ...shardsToRetry()])], limit);
      const untilMs = clock.now() + PASS_MS;
      // Shard by shard: the Blobs of a shard share a directory, which is then synced once for several of them. A pass
      // may not get through all shards, so the next one continues where it stopped.
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
        found: wanted.length > 0,
        more: (isCut || (wanted.length > 0 && due.length === limit)) && !signal.aborted,
      };
    },
    /** Removes this entry if it is due, independently of passes. A failure is left to a pass. */
    async one(entry: Entry, signal: AbortSignal): Promise<void> {
      await pace(signal);
      await visit(entry, signal);
    },
  };
}
