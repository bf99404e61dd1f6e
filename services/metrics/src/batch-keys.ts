import { createHash } from "node:crypto";
import { type BlobKey, blobKey } from "@envoi/store";

/** An hour in UTC, such as `2026-11-21T04`. */
export type Hour = string & { readonly hour: unique symbol };

/**
 * [Note: Batches]
 *
 * Beacons that arrive together become one Blob, a batch, in the folder of the hour: `metrics/date=…/hour=…/`. A batch
 * is written once, never changed, and named by a hash of its lines, so writing the same batch again has no effect. A
 * beacon is acknowledged after its batch has been written. If a process dies in between, or a page sends a beacon
 * again, an event is in two batches. Both lines have the same id, and readers drop one of them, as the view in
 * docs/analytics.md does.
 */
export const METRICS_PREFIX = "metrics/";
const HOUR_MS = 3_600_000;
const BATCH = /^metrics\/date=(\d{4}-\d{2}-\d{2})\/hour=(\d{2})\//;

export function toHour(atMs: number): Hour {
  return new Date(atMs).toISOString().slice(0, "2026-11-21T04".length) as Hour;
}

/**
 * Key of a batch of events. The folder names in the key have the form `name=value`, which DuckDB, Spark and Hive can
 * parse.
 *
 * @param text - the lines of the batch. Identical lines give the same key
 */
export function batchKey(hour: Hour, text: string): BlobKey {
  const [date, hourOfDay] = hour.split("T");
  const digest = createHash("sha256").update(text).digest("hex");
  return blobKey(`${METRICS_PREFIX}date=${date}/hour=${hourOfDay}/${digest}.ndjson.gz`);
}

/** Whether the key is that of a batch whose hour ended before this time. */
export function isBatchBefore(key: BlobKey, ms: number): boolean {
  const [, date, hour] = BATCH.exec(key) ?? [];
  return date !== undefined && Date.parse(`${date}T${hour}:00Z`) + HOUR_MS <= ms;
}
