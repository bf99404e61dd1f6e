import { createHash } from "node:crypto";
import { type BlobKey, blobKey } from "@envoi/store";

/** An hour of UTC, as `2026-11-21T04`. */
export type Hour = string & { readonly hour: unique symbol };

/**
 * [Note: Batches]
 *
 * Beacons are first staged: what came together is one Blob below `metrics/staged/<hour>/`, durable at once and perhaps
 * there twice. Now and then the staged Blobs of an hour are merged into its batch, `metrics/date=…/hour=…/`, and removed.
 * A batch is gzip members, one after the other: what it had is copied as it is, and what is new becomes another one. What
 * is new is found by reading the batch and those of the hours beside it, with the ids of the staged events in memory.
 *
 * The batch is replaced as a whole, and only if it is still the one that was read: whoever dies in between, or merges the
 * same hour elsewhere, leaves every event in it once. Of two who merge neighbouring hours at once, either may write an
 * event that both have staged. So each looks again at the batches beside its own after writing, and before it removes what
 * is staged: the one who wrote last finds the double, or whoever comes after its death, and takes it out of the later hour.
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

/** @param lines - its contents: the same again has the same key */
export function stagedKey(hour: Hour, lines: string): BlobKey {
  const digest = createHash("sha256").update(lines).digest("hex");
  return blobKey(`${STAGED_PREFIX}${hour.toLowerCase()}/${digest}.gz`);
}

/** @returns the hour of a staged Blob, or `null` when it is none */
export function hourOfStaged(key: BlobKey): Hour | null {
  const [, date, hour] = STAGED_HOUR.exec(key) ?? [];
  return date === undefined ? null : (`${date}T${hour}` as Hour);
}

/** Where the batch of an hour is: folders that say what they hold, as DuckDB, Spark and Hive read them. */
export function batchPrefix(hour: Hour): string {
  const [date, ofDay] = hour.split("T");
  return `metrics/date=${date}/hour=${ofDay}/`;
}

const BATCH = /^metrics\/date=(\d{4}-\d{2}-\d{2})\/hour=(\d{2})\//;

/** Whether the key is that of a batch whose hour ended before. */
export function isBatchBefore(key: BlobKey, ms: number): boolean {
  const [, date, hour] = BATCH.exec(key) ?? [];
  return date !== undefined && Date.parse(`${date}T${hour}:00Z`) + HOUR_MS <= ms;
}

export function batchKey(hour: Hour): BlobKey {
  return blobKey(`${batchPrefix(hour)}events.ndjson.gz`);
}
