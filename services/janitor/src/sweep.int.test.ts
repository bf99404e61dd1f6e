import { createStorage } from "@envoi/platform";
import type { UploadId } from "@envoi/protocol";
import { blobKey, openRedisCounts, readRedisConfig } from "@envoi/store";
import { newListBlob, newUploadId, openStores, type StoreServers, uploadKey, withCalls } from "@envoi/test-stores";
import { startRedis, startSeaweedfs } from "@envoi/testkit";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type Settings, startJanitor } from "./testing/host-janitor.ts";

const SOON = { timeout: 20_000, interval: 20 };
const HOUR_MS = 3_600_000;
/** Sweeps continuously once the shards are leased. */
const SWEEPING: Settings = { sweep: { firstSeconds: 0.05, intervalSeconds: 0.01 } };

/** Starts servers for a group of tests. */
function sharedServers(): () => StoreServers {
  const running = new AsyncDisposableStack();
  let servers: StoreServers | null = null;
  beforeAll(async () => {
    servers = { redis: running.use(await startRedis()), s3: running.use(await startSeaweedfs()) };
  });
  afterAll(() => running.disposeAsync());
  return () => {
    if (servers === null) throw new Error("only tests have servers");
    return servers;
  };
}

test("I5: old Blobs and Parts that nothing refers to are discarded, and all others are retained", async () => {
  await using stores = await openStores();
  const { uploads, blobs } = stores;
  const stray = uploadKey(newUploadId());
  await stores.strayBlob(stray);
  await blobs.startParts(uploadKey(newUploadId()), { partBytes: 10 });
  const removed = await stores.upload();
  await uploads.delete(removed, "operation");
  await uploads.beginRemoval({ kind: "upload", key: removed });
  await uploads.finishRemoval({ kind: "upload", key: removed });
  const live = await stores.upload({ timeLimitSeconds: 86_400 });
  const foreign = blobKey("uploads/ab/readme.txt");
  await stores.strayBlob(foreign);
  const open = await stores.beginUpload();
  stores.advance(2 * HOUR_MS);
  await uploads.renewSession(open, 1);

  await using janitor = await startJanitor(stores, SWEEPING);
  await expect.poll(() => stores.keys(), SOON).toEqual([uploadKey(live), uploadKey(open), foreign].toSorted());
  await expect.poll(() => janitor.metric("janitor_swept_blobs_total", { outcome: "discarded" }), SOON).toBe(3);
  expect(await janitor.metric("janitor_swept_blobs_total", { outcome: "unknown" })).toBeGreaterThan(0);
  expect(janitor.logged("leftover blob discarded")).toHaveLength(3);
  expect(janitor.logged("names that Envoi does not create").join()).toContain(foreign);
});

describe.each(["SQLite and a directory", "Redis and S3"] as const)("on %s", (drivers) => {
  const onServers = drivers === "Redis and S3" ? sharedServers() : () => null;

  test("a sweep measures the store, including the bytes of unfinished uploads", async () => {
    const servers = onServers();
    await using stores = await openStores(servers);
    await using counts =
      servers === null ? stores.counts : openRedisCounts(readRedisConfig({ REDIS_URL: servers.redis.url }), "fails");
    const uploaded = await stores.upload({ timeLimitSeconds: 86_400 });
    await stores.upload({ timeLimitSeconds: 86_400 });
    await stores.beginUpload({ declaredBytes: 900_000 });
    const storage = createStorage(counts.openCount, { softBytes: 0, hardBytes: 1_000_000 });
    storage.countStored(900_000);
    await using janitor = await startJanitor(stores, SWEEPING, { storage });
    const admit = (bytes: number) => storage.admit(bytes, { isStranger: true });
    await expect.poll(() => janitor.metric("stored_bytes"), SOON).toBe(200_000);
    await vi.waitFor(() => admit(700_000), SOON);
    await expect(admit(700_001)).rejects.toMatchObject({ code: "full" });
    await stores.uploads.delete(uploaded, "operation");
    await vi.waitFor(() => admit(800_000), SOON);
    await expect(admit(800_001)).rejects.toMatchObject({ code: "full" });
  });

  test("a sweep reports its end, and the store's capacity if it is known", async () => {
    const servers = onServers();
    await using stores = await openStores(servers);
    await stores.upload({ timeLimitSeconds: 86_400 });
    const capacity = (janitor: Awaited<ReturnType<typeof startJanitor>>) =>
      janitor.metric("storage_mark_bytes", { mark: "capacity" });
    await using janitor = await startJanitor(stores, SWEEPING);
    await expect.poll(() => janitor.logged("swept").length, SOON).toBeGreaterThan(1);
    const freeBytes = await stores.blobs.freeBytes();
    if (servers === null) expect((await capacity(janitor)) / (freeBytes ?? 0)).toBeCloseTo(1, 1);
    else expect([freeBytes, await capacity(janitor)]).toEqual([null, 0]);
    const startedAt = await janitor.metric("janitor_last_sweep_timestamp_seconds");
    stores.advance(HOUR_MS);
    await expect
      .poll(() => janitor.metric("janitor_last_sweep_timestamp_seconds"), SOON)
      .toBeGreaterThanOrEqual(startedAt + 3_600);
    await using configured = await startJanitor(stores, { ...SWEEPING, capacityBytes: 5_000 });
    await expect.poll(() => capacity(configured), SOON).toBe(5_000);
  });

  test("I5: one sweep discards the leftovers of every folder and prefix, and nothing else", async () => {
    await using stores = await openStores(onServers());
    const { uploads } = stores;
    const listKey = newUploadId().repeat(4);
    const batch = blobKey("metrics/date=2026-11-21/hour=04/events.ndjson.gz");
    const foreign = blobKey("backup/2026/envoi.sqlite");

    const leftovers = [uploadKey(newUploadId()), newListBlob(), newListBlob(listKey)];
    for (const key of leftovers) await stores.strayBlob(key);
    const leftParts = [uploadKey(newUploadId()), newListBlob(), newListBlob(listKey), batch];
    for (const key of leftParts) await stores.strayParts(key);

    const lists = [await stores.writeList(listKey), await stores.writeList(listKey)];
    for (const key of [batch, foreign]) await stores.strayBlob(key);
    const live = await stores.upload({ timeLimitSeconds: 86_400 });
    const running = await stores.beginUpload();
    const tailKey = (id: UploadId) => blobKey(`${uploadKey(id)}.tail.0123456789abcdef`);
    const leftTails = [tailKey(newUploadId()), tailKey(live)];
    for (const key of [...leftTails, tailKey(running)]) await stores.strayBlob(key);
    leftovers.push(...leftTails);
    stores.advance(2 * HOUR_MS);
    await uploads.renewSession(running, 1);

    const kept = [batch, foreign, ...lists, uploadKey(live), uploadKey(running), tailKey(running)].toSorted();
    await using janitor = await startJanitor(stores, SWEEPING);
    await expect.poll(() => stores.keys(), SOON).toEqual(kept);
    const swept = () => janitor.logged("swept").map((line) => JSON.parse(line));
    await expect
      .poll(() => swept().filter(({ discarded }) => discarded > 0), SOON)
      .toMatchObject([{ discarded: leftovers.length + leftParts.length, failed: 0, unknown: 1 }]);
  });
});

test("a young Blob is left alone, because its Upload may follow", async () => {
  await using stores = await openStores();
  const young = uploadKey(newUploadId());
  await stores.strayBlob(young);
  stores.advance(HOUR_MS - 60_000);
  await using janitor = await startJanitor(stores, SWEEPING);
  await expect.poll(() => janitor.metric("janitor_swept_blobs_total", { outcome: "kept" }), SOON).toBeGreaterThan(1);
  expect(await stores.keys()).toEqual([young]);
});

test("a Blob is kept if its Upload appears between the two checks", async () => {
  await using stores = await openStores();
  const stray = uploadKey(newUploadId());
  await stores.strayBlob(stray);
  stores.advance(2 * HOUR_MS);
  let looks = 0;
  const uploads = withCalls(stores.uploads, {
    inspect: async () => (looks++ % 2 === 0 ? null : { state: "session", epoch: 1, storedBytes: 0, endedBy: null }),
  });
  await using janitor = await startJanitor(stores, SWEEPING, { uploads });
  await expect.poll(() => janitor.metric("janitor_swept_blobs_total", { outcome: "kept" }), SOON).toBeGreaterThan(1);
  expect(await stores.keys()).toEqual([stray]);
});

test("a sweep discards no more Blobs than its ceiling allows, and reports when it reaches the ceiling", async () => {
  await using stores = await openStores();
  for (let n = 0; n < 7; n++) await stores.strayBlob(uploadKey(newUploadId()));
  stores.advance(2 * HOUR_MS);
  await using janitor = await startJanitor(stores, { sweep: { ...SWEEPING.sweep, ceiling: 5 } });
  // Sweeps that discarded nothing are ignored: the first ones may run before the shards are leased.
  const discarded = () => janitor.logged("swept").flatMap((line) => JSON.parse(line).discarded || []);
  await expect.poll(discarded, SOON).toEqual([5, 2]);
  expect(await stores.keys()).toEqual([]);
  expect(await janitor.metric("janitor_sweep_ceilings_total")).toBe(1);
});

test("I5: a visible Upload whose Blob is missing is reported and kept", async () => {
  await using stores = await openStores();
  const [missing, fine] = [await stores.upload(), await stores.upload()];
  await stores.blobs.remove(uploadKey(missing));
  await using janitor = await startJanitor(stores, SWEEPING);
  await expect.poll(() => janitor.metric("janitor_missing_blobs"), SOON).toBe(1);
  expect(janitor.logged("the blob of a visible upload is missing").join()).toContain(missing);
  expect(janitor.logged("the blob of a visible upload is missing").join()).not.toContain(fine);
  expect(await stores.uploads.inspect(missing)).toMatchObject({ state: "live" });
});

test("a dry run discards no leftovers", async () => {
  await using stores = await openStores();
  const stray = uploadKey(newUploadId());
  await stores.strayBlob(stray);
  stores.advance(2 * HOUR_MS);
  await using janitor = await startJanitor(stores, { ...SWEEPING, dryRun: true });
  await expect.poll(() => janitor.logged("would be discarded").length, SOON).toBeGreaterThan(1);
  expect(await stores.keys()).toEqual([stray]);
  expect(await janitor.metric("janitor_swept_blobs_total", { outcome: "discarded" })).toBe(0);
});

test("a leftover that cannot be discarded does not block others", async () => {
  await using stores = await openStores();
  const [stuck, stray] = [uploadKey(newUploadId()), uploadKey(newUploadId())];
  for (const key of [stuck, stray]) await stores.strayBlob(key);
  stores.advance(2 * HOUR_MS);
  const blobs = withCalls(stores.blobs, {
    remove: (key, options) =>
      key === stuck ? Promise.reject(new Error("the store fails")) : stores.blobs.remove(key, options),
  });
  await using janitor = await startJanitor(stores, SWEEPING, { blobs });
  await expect.poll(() => stores.keys(), SOON).toEqual([stuck]);
  await expect.poll(() => janitor.metric("janitor_swept_blobs_total", { outcome: "failed" }), SOON).toBeGreaterThan(1);
  await janitor.service.check();
});

test("the rate limit for leftovers does not delay due removals", async () => {
  await using stores = await openStores();
  for (let n = 0; n < 100; n++) await stores.strayBlob(uploadKey(newUploadId()));
  stores.advance(2 * HOUR_MS);
  await using janitor = await startJanitor(stores, { ...SWEEPING, maxPerSecond: 1 });
  await expect.poll(() => janitor.logged("leftover blob discarded").length, SOON).toBeGreaterThan(0);
  const deleted = await stores.upload();
  await stores.uploads.delete(deleted, "operation");
  await expect.poll(() => stores.blobs.size(uploadKey(deleted)), SOON).toBeNull();
});
