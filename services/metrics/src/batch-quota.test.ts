import type { BlobKey } from "@envoi/store";
import { expect, test } from "vitest";
import { batchKey, hourOf, stagedKey } from "./batch-keys.ts";
import { createBatchQuota } from "./batch-quota.ts";
import { createMemoryBlobs } from "./testing/memory-blobs.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NOW_MS = Date.UTC(2030, 5, 15, 12, 30);
const clock = { now: () => NOW_MS };
const FULL = { name: "BlobStoreError", code: "full" };

async function quotaWith(keys: readonly BlobKey[], config: { keepDays: number; maxBytes: number }) {
  const blobs = createMemoryBlobs();
  const { signal } = new AbortController();
  for (const key of keys) await blobs.write(key, oneBatch(Buffer.from("ten bytes.")), 10, signal);
  const quota = createBatchQuota({ blobs: { ...blobs, async ensureRoom() {} }, clock, config });
  const left = async () => {
    const keys: BlobKey[] = [];
    for await (const { key } of blobs.list("metrics/")) keys.push(key);
    return keys;
  };
  return { quota, left };
}

async function* oneBatch(bytes: Uint8Array) {
  yield [bytes];
}

const batchAt = (agoMs: number) => batchKey(hourOf(NOW_MS - agoMs));

test("only batches whose whole hour is older than the retention period are removed", async () => {
  const staged = stagedKey(hourOf(NOW_MS - 20 * DAY_MS), "old, but in no batch yet");
  const kept = [staged, batchAt(0), batchAt(10 * DAY_MS)];
  const { quota, left } = await quotaWith([...kept, batchAt(10 * DAY_MS + HOUR_MS), batchAt(40 * DAY_MS)], {
    keepDays: 10,
    maxBytes: 1_000,
  });
  await quota.refresh();
  expect(new Set(await left())).toEqual(new Set(kept));
});

test("batches are kept for ever if configured", async () => {
  const { quota, left } = await quotaWith([batchAt(4_000 * DAY_MS)], { keepDays: 0, maxBytes: 1_000 });
  await quota.refresh();
  expect(await left()).toHaveLength(1);
});

test("beacons are refused once batches and staged Blobs take up the configured space", async () => {
  const keys = [batchAt(0), batchAt(HOUR_MS), stagedKey(hourOf(NOW_MS), "staged")];
  const { quota } = await quotaWith(keys, { keepDays: 10, maxBytes: 30 });
  await quota.admit();
  await quota.refresh();
  await expect(quota.admit()).rejects.toMatchObject(FULL);
});
