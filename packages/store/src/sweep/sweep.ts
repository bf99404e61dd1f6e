import { type Clock, forEachBounded, type Storage } from "@envoi/platform";
import type { UploadId } from "@envoi/protocol";
import type { BlobEntry, BlobKey, BlobStore } from "../blob/port.ts";
import { shardOf, type UploadStore } from "../upload/port.ts";
import { ownerOf, shardOfOwner } from "./blob-owner.ts";
import { findMissing } from "./find-missing.ts";
import { isLeftover } from "./is-leftover.ts";

/** The findings of one sweep. */
export type SweepResult = { seen: number; discarded: number; failed: number; unknown: number; missing: number };

export type SweepReporter = {
  leftoverDiscarded(entry: BlobEntry): void;
  wouldDiscard(entry: BlobEntry): void;
  leftoverFailed(entry: BlobEntry, error: unknown): void;
  ceilingReached(ceiling: number): void;
  /** @param examples - some of the names */
  unknownNames(examples: readonly string[]): void;
  blobMissing(id: UploadId): void;
  /** @param bytes - 0 if another process reports the store's size */
  measured(bytes: number): void;
  swept(result: SweepResult, durationMs: number): void;
};

export type SweepConfig = {
  /** Number of entries checked concurrently. */
  concurrency: number;
  /** Whether to report what would be discarded without discarding anything. */
  dryRun: boolean;
  sweep: {
    /** A Blob younger than this is not discarded. */
    minAgeSeconds: number;
    /** Maximum number of Blobs discarded per sweep. */
    ceiling: number;
  };
};

/**
 * Minimum age of discarded Blobs. An hour is enough, because an Upload or list is recorded within minutes of its Blob.
 */
export const SWEEP_MIN_AGE_SECONDS = 3_600;

/** Compares the BlobStore with the UploadStore for these shards, see [Note: Sweep]. */
export type Sweep = (shards: readonly number[], beat: () => void, signal: AbortSignal) => Promise<void>;

/** Maximum number of unknown objects whose names a log line quotes. */
const EXAMPLES = 5;

/**
 * [Note: Sweep]
 *
 * The UploadStore's index lists due work; the sweep searches the whole BlobStore for data missing from the index. Such
 * data is discarded once old enough: Blobs and Parts without an Upload or session, Blobs of a list that are not among
 * its versions, and unfinished Parts of batches of events. Names that Envoi does not create, and visible Uploads
 * without a Blob, are only reported: data that a user may still request is never removed silently.
 *
 * The sweep also measures the store, see [Note: Storage marks]. Every janitor lists everything; one of them reports the
 * sum.
 */
export function createSweep(deps: {
  uploads: Pick<UploadStore, "inspect" | "inspectList" | "listSessions" | "listUploads">;
  blobs: Pick<BlobStore, "list" | "remove" | "abandonParts">;
  /** Limits the rate of removals: resolves when the next leftover may be discarded. */
  pace: (signal: AbortSignal) => Promise<void>;
  report: SweepReporter;
  clock: Clock;
  config: SweepConfig;
  /** Whether this Blob is being copied. A copy in progress may have unfinished Parts, which must not be removed. */
  isMoving?: (key: BlobKey) => boolean;
  /** Absent in a dry run, which must not change any count. */
  storage?: Pick<Storage, "measure">;
}): Sweep {
  const { uploads, blobs, pace, report, clock, config } = deps;
  const { minAgeSeconds, ceiling } = config.sweep;
  const { isMoving = () => false } = deps;

  async function discard(entry: BlobEntry, result: SweepResult): Promise<void> {
    const { key, partsId } = entry;
    try {
      // Only the unfinished Parts are removed, because a Blob with the same key may still be needed.
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
    let tried = 0;
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
      // Checked again just before discarding, because `pace` may have waited for a long time.
      if (!(await isLeftover(uploads, entry, owner))) return;
      if (tried++ >= ceiling) return full.abort();
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

  /**
   * Sums the stored bytes of unfinished uploads. Declared bytes do not count, because anyone could declare them
   * without sending any.
   */
  async function sessionBytes(signal: AbortSignal): Promise<number> {
    let bytes = 0;
    const visit = async (id: UploadId) => {
      const found = await uploads.inspect(id);
      if (found?.state === "session") bytes += found.storedBytes;
    };
    await forEachBounded(uploads.listSessions(), config.concurrency, visit, signal);
    return bytes;
  }

  async function reportMissing(mine: ReadonlySet<number>, result: SweepResult, beat: () => void, signal: AbortSignal) {
    async function* listMine() {
      for await (const upload of uploads.listUploads()) {
        if (signal.aborted) return;
        beat();
        if (mine.has(shardOf(upload.id))) yield upload;
      }
    }
    for await (const id of findMissing({ uploads, blobs }, listMine())) {
      result.missing++;
      report.blobMissing(id);
    }
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
    await reportMissing(mine, result, beat, signal);
    if (!signal.aborted) report.swept(result, clock.now() - startedAtMs);
  };
}
