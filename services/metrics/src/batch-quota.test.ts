import type { BlobKey } from "@envoi/store";
import { expect, test } from "vitest";
import { batchKey, toHour } from "./batch-keys.ts";
import { createBatchQuota } from "./batch-quota.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NOW_MS = Date.UTC(2030, 5, 15, 12, 30);
const clock = { now: () => NOW_MS };
const FULL = { name: "BlobStoreError", code: "full" };

/** Each batch counts as at least this size. */
const MIN_BATCH_BYTES = 4_096;

function quotaWith(keys: readonly BlobKey[], config: { keepDays: number; maxBytes: number }) {
  const left = new Set(keys);
  const quota = createBatchQuota({
    blobs: {
      async *list() {
        for (const key of left) yield { key, bytes: 10, modifiedAtMs: 0, partsId: null };
      },
      async remove(key) {
        left.delete(key);
      },
      async ensureRoom() {},
    },
    clock,
    config,
  });
  return { quota, left };
}

const batchAt = (agoMs: number) => batchKey(toHour(NOW_MS - agoMs), "lines");

test("a batch is removed only once its whole hour is older than the retention period", async () => {
  const kept = [batchAt(0), batchAt(10 * DAY_MS)];
  const { quota, left } = quotaWith([...kept, batchAt(10 * DAY_MS + HOUR_MS), batchAt(40 * DAY_MS)], {
    keepDays: 10,
    maxBytes: 100_000,
  });
  await quota.refresh();
  expect(left).toEqual(new Set(kept));
});

test("batches are retained forever if so configured", async () => {
  const { quota, left } = quotaWith([batchAt(4_000 * DAY_MS)], { keepDays: 0, maxBytes: 100_000 });
  await quota.refresh();
  expect(left.size).toBe(1);
});

test("beacons are rejected once the batches use up the space; a small batch counts as a whole block", async () => {
  const keys = [batchAt(0), batchAt(HOUR_MS), batchAt(2 * HOUR_MS)];
  const { quota } = quotaWith(keys, { keepDays: 10, maxBytes: 3 * MIN_BATCH_BYTES });
  await quota.admit();
  await quota.refresh();
  await expect(quota.admit()).rejects.toMatchObject(FULL);
});

test("beacons are accepted, however large the batches are, if there is no limit", async () => {
  const { quota } = quotaWith([batchAt(0)], { keepDays: 10, maxBytes: 0 });
  await quota.refresh();
  await expect(quota.admit()).resolves.toBeUndefined();
});
