import { createHash } from "node:crypto";
import { type BlobKey, blobKey } from "@envoi/store";

/** An hour of UTC, as `2026-11-21T04`. */
export type Hour = string & { readonly hour: unique symbol };

/**
 * [Note: Batches]
 *
 * Beacons are staged first: those that arrive together become one Blob below `metrics/staged/<hour>/`, durable at once
 * and possibly duplicated. At intervals, the staged Blobs of an hour are merged into its batch,
 * `metrics/date=…/hour=…/`, and removed. A batch is a sequence of gzip members: existing ones are copied unchanged, and
 * new events are appended as another one. To find the new events, a merge reads the batch and those of the neighbouring
 * hours, with the ids of the staged events in memory.
 *
 * The batch is replaced as a whole, and only if it is still the version that was read: so if a process dies in between,
 * or merges the same hour concurrently, every event is in it once. Two concurrent merges of neighbouring hours may both
 * write an event that both have staged. So each checks the neighbouring batches again after writing, before it removes
 * its staged Blobs: the merge that wrote last, or the next one after a crash, finds the duplicate and removes it from
 * the later hour.
 */
export const METRICS_PREFIX = "metrics/";
export const STAGED_PREFIX = `${METRICS_PREFIX}staged/`;
const STAGED_HOUR = /^metrics\/staged\/(\d{4}-\d{2}-\d{2})t(\d{2})\//;
const HOUR_MS = 3_600_000;

export function hourOf(atMs: number): Hour {
  return new Date(atMs).toISOString().slice(0, "2026-11-21T04".length) as Hour;
}

/** The hour so many hours later. */
export function hoursAfter(hour: Hour, hours: number): Hour {
  return hourOf(Date.parse(`${hour}:00Z`) + hours * HOUR_MS);
}

/** @param lines - its contents: the same lines have the same key */
export function stagedKey(hour: Hour, lines: string): BlobKey {
  const digest = createHash("sha256").update(lines).digest("hex");
  return blobKey(`${STAGED_PREFIX}${hour.toLowerCase()}/${digest}.gz`);
}

/** @returns the hour of a staged Blob, or `null` for other keys */
export function hourOfStaged(key: BlobKey): Hour | null {
  const [, date, hour] = STAGED_HOUR.exec(key) ?? [];
  return date === undefined ? null : (`${date}T${hour}` as Hour);
}

/** Folder of an hour's batch, named in the form that DuckDB, Spark and Hive parse. */
export function batchPrefix(hour: Hour): string {
  const [date, ofDay] = hour.split("T");
  return `metrics/date=${date}/hour=${ofDay}/`;
}

const BATCH = /^metrics\/date=(\d{4}-\d{2}-\d{2})\/hour=(\d{2})\//;

/** Whether the key is that of a batch whose hour ended before this time. */
export function isBatchBefore(key: BlobKey, ms: number): boolean {
  const [, date, hour] = BATCH.exec(key) ?? [];
  return date !== undefined && Date.parse(`${date}T${hour}:00Z`) + HOUR_MS <= ms;
}

export function batchKey(hour: Hour): BlobKey {
  return blobKey(`${batchPrefix(hour)}events.ndjson.gz`);
}
