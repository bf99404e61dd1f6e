import type { Clock, Storage } from "@envoi/platform";
import type { UploadId } from "@envoi/protocol";
import { type BlobEntry, type BlobKey, type BlobStore, shardOf, type UploadStore } from "@envoi/store";
import { ownerOf, shardOfOwner } from "./blob-owner.ts";
import type { JanitorConfig } from "./config.ts";
import { forEachBounded } from "./for-each-bounded.ts";
import { isLeftover } from "./is-leftover.ts";
import type { Pace } from "./pace.ts";
import type { SweepReporter, SweepResult } from "./report.ts";

/** Compares both stores over these shards, see [Note: Sweep]. */
export type Sweep = (shards: readonly number[], beat: () => void, signal: AbortSignal) => Promise<void>;

/** Foreign names that a log line quotes. */
const EXAMPLES = 5;

/**
 * [Note: Sweep]
 *
 * Due work comes from the UploadStore's index; the sweep searches the whole BlobStore for data that no index lists.
 * When old enough, it is discarded: a Blob or Parts without an Upload or a session, those of a list that are none of
 * its versions, and Parts below the batches of events. Names that Envoi does not create, and visible Uploads without a
 * Blob, are only reported: data that a person may still ask for is never removed silently.
 *
 * It also measures the store, see [Note: Storage marks]. Every janitor lists everything; one of them reports the sum.
 */
export function createSweep(deps: {
  uploads: Pick<UploadStore, "inspect" | "inspectList" | "listSessions" | "listUploads" | "read">;
  blobs: Pick<BlobStore, "list" | "size" | "remove" | "abandonParts">;
  pace: Pace;
  report: SweepReporter;
  clock: Clock;
  config: Pick<JanitorConfig, "concurrency" | "dryRun" | "sweep">;
  /** Whether a copy of this Blob is being made, which may have Parts. */
  isMoving?: (key: BlobKey) => boolean;
  /** Absent: a dry run, which changes no count. */
  storage?: Pick<Storage, "measure">;
}): Sweep {
  const { uploads, blobs, pace, report, clock, config } = deps;
  const { minAgeSeconds, ceiling } = config.sweep;
  const { isMoving = () => false } = deps;

  async function discard(entry: BlobEntry, result: SweepResult): Promise<void> {
    const { key, partsId } = entry;
    try {
      // A Blob of the same name as unfinished Parts may still be needed.
      await (partsId === null ? blobs.remove(key, { partsId: null }) : blobs.abandonParts({ key, partsId }));
      result.discarded++;
      report.leftoverDiscarded(entry);
    } catch (error) {
      result.failed++;
      report.leftoverFailed(entry, error);
    }
  }

  async function discardLeftovers(
    mine: ReadonlySet<number>,
    result: SweepResult,
    beat: () => void,
    signal: AbortSignal,
  ): Promise<{ blobBytes: number } | null> {
    let blobBytes = 0;
    const full = new AbortController();
    const ended = AbortSignal.any([signal, full.signal]);
    const unknown: string[] = [];
    let begun = 0;
    const reportUnknown = (name: string) => {
      if (!mine.has(shardOfOwner(null))) return;
      result.seen++;
      result.unknown++;
      if (unknown.length < EXAMPLES) unknown.push(name);
    };
    const visit = async (entry: BlobEntry) => {
      if (entry.partsId === null) blobBytes += entry.bytes;
      const owner = ownerOf(entry.key);
      if (owner === null) return reportUnknown(entry.key);
      if (!mine.has(shardOfOwner(owner))) return;
      result.seen++;
      if (clock.now() - entry.modifiedAtMs < minAgeSeconds * 1_000) return;
      // Checked again just before discarding, because the wait for a turn may have been long.
      if (!(await isLeftover(uploads, entry, owner))) return;
      if (begun++ >= ceiling) return full.abort();
      await pace(signal);
      if (signal.aborted || isMoving(entry.key) || !(await isLeftover(uploads, entry, owner))) return;
      if (config.dryRun) report.wouldDiscard(entry);
      else await discard(entry, result);
      beat();
    };
    await forEachBounded(blobs.list("", { onForeignName: reportUnknown }), config.concurrency, visit, ended);
    if (full.signal.aborted) report.ceilingReached(ceiling);
    if (unknown.length > 0) report.unknownNames(unknown);
    return ended.aborted ? null : { blobBytes };
  }

  /** What unfinished uploads have stored. Not what they declared: then strangers could fill the store without sending. */
  async function sessionBytes(signal: AbortSignal): Promise<number> {
    let bytes = 0;
    const visit = async (id: UploadId) => {
      const found = await uploads.inspect(id);
      if (found?.state === "session") bytes += found.storedBytes;
    };
    await forEachBounded(uploads.listSessions(), config.concurrency, visit, signal);
    return bytes;
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
        report.blobMissing(id);
      }
      beat();
    };
    await forEachBounded(uploads.listUploads(), config.concurrency, visit, signal);
  }

  return async (shards, beat, signal) => {
    const startedAtMs = clock.now();
    const result: SweepResult = { seen: 0, discarded: 0, failed: 0, unknown: 0, missing: 0 };
    const mine = new Set(shards);
    const isMeasuring = deps.storage !== undefined && mine.has(shardOfOwner(null));
    const count = isMeasuring ? await deps.storage?.measure() : null;
    const found = await discardLeftovers(mine, result, beat, signal);
    if (found !== null) {
      report.measured(isMeasuring ? found.blobBytes : 0);
      await count?.(found.blobBytes + (await sessionBytes(signal)));
    }
    await findMissing(mine, result, beat, signal);
    if (!signal.aborted) report.swept(result, clock.now() - startedAtMs);
  };
}
