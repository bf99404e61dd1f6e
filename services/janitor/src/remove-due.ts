import { type Clock, forEachBounded } from "@envoi/platform";
import { parseUploadId } from "@envoi/protocol";
import {
  type BlobStore,
  type DueEntry,
  type QuotaStore,
  type RemovalStore,
  type RequestStore,
  SHARDS,
  shardOf,
  type WaitingStore,
} from "@envoi/store";
import type { JanitorConfig } from "./config.ts";
import type { Pace } from "./pace.ts";
import type { Entry, JanitorReporter } from "./reporter.ts";

/**
 * Number of entries to fetch in one pass for each concurrent removal, in addition to the entries awaiting a retry. A
 * fetch queries every shard, so many small fetches would cost more than the removals.
 */
const ENTRIES_PER_REMOVAL = 32;
/** After this time, a pass starts no more removals, because leases must be renewed. */
const PASS_MS = 5_000;
/** If more entries than this await a retry, the whole store is failing, so fetching more is useless. */
const MAX_WAITING = 1_024;
const FIRST_RETRY_MS = 1_000;
/** Maximum retry delay, because removals must begin within 60 s after an outage. */
const MAX_RETRY_MS = 30_000;
/** Interval at which a dry run logs the same entry. */
const DRY_RUN_REPEAT_MS = 3_600_000;

export type RemoveDue = ReturnType<typeof createRemoveDue>;

const nameOf = (entry: Entry) => `${entry.kind} ${entry.key}`;

/** Entries awaiting another removal attempt, or already reported by a dry run. */
function createPostponedEntries(clock: Clock) {
  const entries = new Map<string, { shard: number; untilMs: number; tries: number }>();
  return {
    count: () => entries.size,
    triesOf: (entry: Entry) => entries.get(nameOf(entry))?.tries ?? 0,
    isWaiting: (entry: Entry) => (entries.get(nameOf(entry))?.untilMs ?? 0) > clock.now(),
    add(entry: Entry, ms: number, tries: number): void {
      entries.set(nameOf(entry), { shard: shardOf(entry.key), untilMs: clock.now() + ms, tries });
    },
    delete: (entry: Entry) => void entries.delete(nameOf(entry)),
    /** Forgets entries that were not retried when they were due: another janitor has removed them. */
    forgetOld(): void {
      for (const [name, { untilMs }] of entries) if (untilMs + 10 * MAX_RETRY_MS < clock.now()) entries.delete(name);
    },
    /** Shards of the entries due for a retry. */
    shardsToRetry(): number[] {
      const ready = Array.from(entries.values()).filter(({ untilMs }) => untilMs <= clock.now());
      return ready.map(({ shard }) => shard);
    },
  };
}

export function createRemoveDue(deps: {
  uploads: Pick<RemovalStore, "due" | "beginRemoval" | "finishRemoval"> &
    Pick<QuotaStore, "dropFromQuota"> &
    Pick<RequestStore, "releaseDelivery"> &
    Pick<WaitingStore, "dropWaiting">;
  blobs: Pick<BlobStore, "remove">;
  pace: Pace;
  report: JanitorReporter;
  clock: Clock;
  config: Pick<JanitorConfig, "concurrency" | "dryRun">;
}) {
  const { uploads, blobs, pace, report, clock, config } = deps;
  const underWay = new Set<string>();
  const postponed = createPostponedEntries(clock);
  /** Shard at which the last pass ran out of time, and where the next one begins. */
  let nextShard = 0;

  async function remove(entry: Entry): Promise<void> {
    const removal = await uploads.beginRemoval(entry);
    if (removal === null) return;
    for (const { key, partsId } of removal.blobs) {
      // A published Blob is complete, and its session recorded the Parts' id before any Part was stored. Therefore, any
      // remaining Parts are empty: the store began them, but its reply was lost. The sweep finds them.
      await blobs.remove(key, entry.kind === "upload" ? {} : { partsId });
    }
    // Only Uploads and sessions count towards quotas or have a place in a request. The key of their due entry is their
    // id.
    const id = parseUploadId(entry.key);
    if (id !== null) for (const quota of removal.quotas) await uploads.dropFromQuota(quota, id);
    const { delivery } = removal;
    if (id !== null && delivery !== null) await uploads.releaseDelivery(delivery.requestId, id, delivery.wasPublished);
    if (id !== null && entry.kind === "session") await uploads.dropWaiting(id);
    await uploads.finishRemoval(entry);
    report.removed(entry, removal.blobs.length);
  }

  async function tryToRemove(entry: Entry): Promise<void> {
    try {
      await remove(entry);
      postponed.delete(entry);
    } catch (error) {
      const tries = postponed.triesOf(entry) + 1;
      const retryMs = Math.min(FIRST_RETRY_MS * 2 ** (tries - 1), MAX_RETRY_MS);
      postponed.add(entry, retryMs, tries);
      report.removalFailed(entry, error, retryMs);
    }
  }

  function reportDryRun(entry: Entry): void {
    postponed.add(entry, DRY_RUN_REPEAT_MS, 0);
    report.wouldRemove(entry);
  }

  const isWanted = (entry: Entry) => !underWay.has(nameOf(entry)) && !postponed.isWaiting(entry);

  async function visit(entry: Entry, signal: AbortSignal): Promise<void> {
    // The entry may have been removed in the meantime.
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
     * Removes as many due entries of these shards as one pass can, and retries failed removals of any shard.
     *
     * @returns `found`: whether there were due entries; `more`: whether another pass may find more
     */
    async pass(shards: readonly number[], beat: () => void, signal: AbortSignal) {
      postponed.forgetOld();
      // Entries awaiting a retry are the oldest. The limit is raised by their number, so that they do not hide the
      // others.
      const limit = ENTRIES_PER_REMOVAL * config.concurrency + Math.min(postponed.count(), MAX_WAITING);
      const due = await uploads.due([...new Set([...shards, ...postponed.shardsToRetry()])], limit);
      const untilMs = clock.now() + PASS_MS;
      // In the order of the shards: the Blobs of a shard share a directory, which can then be synced once for several
      // Blobs. A pass may not reach all shards, so the next pass continues where this one stopped.
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
    /**
     * Removes what this entry refers to if it is due, without waiting for the next pass. If the removal fails, a later
     * pass retries it.
     */
    async one(entry: Entry, signal: AbortSignal): Promise<void> {
      await pace(signal);
      await visit(entry, signal);
    },
  };
}
