import type { Clock } from "@envoi/platform";
import type { UploadId } from "@envoi/protocol";
import { type BlobEntry, type BlobKey, type BlobStore, shardOf, type UploadStore } from "@envoi/store";
import type { JanitorConfig } from "./config.ts";
import type { JanitorEvents, SweepResult } from "./events.ts";
import { forEachBounded } from "./for-each-bounded.ts";
import { isLeftover, uploadIdOf } from "./is-leftover.ts";
import type { Pace } from "./pace.ts";

/** Compares both stores over these shards, see [Note: Sweep]. */
export type Sweep = (shards: readonly number[], beat: () => void, signal: AbortSignal) => Promise<void>;

/**
 * [Note: Sweep]
 *
 * Due work comes from the UploadStore's index; the sweep finds what no index knows of. An old Blob without an Upload or a
 * session is discarded. A visible Upload without a Blob is only told of: nothing that a person may still ask about is
 * removed silently.
 */
export function createSweep(deps: {
  uploads: Pick<UploadStore, "inspect" | "listUploads" | "read">;
  blobs: Pick<BlobStore, "list" | "size" | "discard">;
  pace: Pace;
  events: JanitorEvents;
  clock: Clock;
  config: Pick<JanitorConfig, "concurrency" | "dryRun" | "sweep">;
}): Sweep {
  const { uploads, blobs, pace, events, clock, config } = deps;
  const { minAgeSeconds, ceiling } = config.sweep;

  async function discard(entry: BlobEntry, result: SweepResult): Promise<void> {
    try {
      await blobs.discard(entry.key, null);
      result.discarded++;
      events.leftoverDiscarded(entry);
    } catch (error) {
      result.failed++;
      events.leftoverFailed(entry, error);
    }
  }

  async function discardLeftovers(
    mine: ReadonlySet<number>,
    result: SweepResult,
    beat: () => void,
    signal: AbortSignal,
  ) {
    const full = new AbortController();
    const ended = AbortSignal.any([signal, full.signal]);
    let begun = 0;
    const visit = async (entry: BlobEntry) => {
      const id = uploadIdOf(entry.key);
      if (id !== null && !mine.has(shardOf(id))) return;
      result.seen++;
      if (id === null) {
        result.unknown++;
        return;
      }
      if (clock.now() - entry.modifiedAtMs < minAgeSeconds * 1_000) return;
      // Asked again just before it is discarded, as the turn may have been long in coming.
      if (!isLeftover(entry, await uploads.inspect(id))) return;
      if (begun++ >= ceiling) return full.abort();
      await pace(signal);
      if (signal.aborted || !isLeftover(entry, await uploads.inspect(id))) return;
      if (config.dryRun) events.wouldDiscard(entry);
      else await discard(entry, result);
      beat();
    };
    await forEachBounded(blobs.list("uploads/"), config.concurrency, visit, ended);
    if (full.signal.aborted) events.ceilingReached(ceiling);
  }

  async function isMissing(id: UploadId, blobKey: BlobKey): Promise<boolean> {
    if ((await blobs.size(blobKey)) !== null) return false;
    // It may have been deleted since it was listed.
    return (await uploads.read(id))?.blobKey === blobKey && (await blobs.size(blobKey)) === null;
  }

  async function findMissing(mine: ReadonlySet<number>, result: SweepResult, beat: () => void, signal: AbortSignal) {
    const visit = async ({ id, blobKey }: { id: UploadId; blobKey: BlobKey }) => {
      if (mine.has(shardOf(id)) && (await isMissing(id, blobKey))) {
        result.missing++;
        events.blobMissing(id);
      }
      beat();
    };
    await forEachBounded(uploads.listUploads(), config.concurrency, visit, signal);
  }

  return async (shards, beat, signal) => {
    const startedAtMs = clock.now();
    const result: SweepResult = { seen: 0, discarded: 0, failed: 0, unknown: 0, missing: 0 };
    const mine = new Set(shards);
    await discardLeftovers(mine, result, beat, signal);
    await findMissing(mine, result, beat, signal);
    if (!signal.aborted) events.swept(result, clock.now() - startedAtMs);
  };
}
