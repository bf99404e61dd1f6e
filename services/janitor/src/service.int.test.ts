import { createOutboxRelay } from "@envoi/events";
import type { Fact } from "@envoi/protocol";
import { shardOf } from "@envoi/store";
import { openStores, uploadKey, withCalls } from "@envoi/test-stores";
import { recordingLog } from "@envoi/testkit";
import { expect, test, vi } from "vitest";
import { startJanitor } from "./testing/host-janitor.ts";

const SOON = { timeout: 20_000, interval: 20 };

test("I4, I5: deleted, used-up, expired, abandoned and lapsed data is removed, but nothing else", async () => {
  await using stores = await openStores();
  const { uploads } = stores;
  const deleted = await stores.upload();
  await uploads.delete(deleted, "operation");
  const exhausted = await stores.upload();
  await stores.download(exhausted);
  const expired = await stores.upload({ timeLimitSeconds: 30 });
  const abandoned = await stores.beginUpload();
  await uploads.abandonSession(abandoned, 1);
  const lapsed = await stores.beginUpload();
  const open = await stores.beginUpload();
  const live = await stores.upload();
  const claimed = await stores.upload();
  await uploads.takeClaim(claimed, "claim");
  for (let seconds = 0; seconds < 40; seconds += 20) {
    stores.advance(20_000);
    await uploads.renewSession(open, 1);
    await uploads.renewClaim(claimed, "claim", 1);
  }

  await using janitor = await startJanitor(stores);
  const kept = [open, live, claimed].map(uploadKey).toSorted();
  await expect.poll(() => stores.keys(), SOON).toEqual(kept);
  for (const id of [deleted, exhausted, expired]) {
    await expect.poll(() => uploads.inspect(id), SOON).toMatchObject({ state: "gone", blobRemoved: true });
  }
  for (const id of [abandoned, lapsed]) await expect.poll(() => uploads.inspect(id), SOON).toBeNull();
  expect(await uploads.inspect(open)).toMatchObject({ state: "session" });
  expect(await uploads.inspect(live)).toMatchObject({ state: "live" });
  await expect.poll(() => janitor.metric("janitor_removed_total", { kind: "upload" }), SOON).toBe(3);
  expect(await janitor.metric("janitor_removed_total", { kind: "session" })).toBe(2);
  expect(await janitor.metric("janitor_failures_total")).toBe(0);
  await janitor.service.check();
});

test("I4: a Fact triggers the removal promptly, however long the janitor's interval is", async () => {
  await using stores = await openStores();
  const looks = vi.spyOn(stores.uploads, "due").mock;
  const subscriptions = vi.spyOn(stores.bus, "consume").mock;
  await using janitor = await startJanitor(stores, { intervalSeconds: 100_000 });
  await expect.poll(() => [looks, subscriptions].map((mock) => mock.settledResults.length), SOON).toEqual([1, 1]);
  const [deleted, exhausted] = [await stores.upload(), await stores.upload()];
  for (const [id, end] of [
    [deleted, () => stores.uploads.delete(deleted, "operation")],
    [exhausted, () => stores.download(exhausted)],
  ] as const) {
    await end();
    stores.relay.nudge(id);
    await expect.poll(() => stores.blobs.size(uploadKey(id)), SOON).toBeNull();
  }
  expect(await janitor.metric("janitor_failures_total")).toBe(0);
});

test("after a first check of all shards, an idle janitor checks a different tenth of them in each round", async () => {
  await using stores = await openStores();
  const looks = vi.spyOn(stores.uploads, "due").mock;
  await using _janitor = await startJanitor(stores);
  await expect.poll(() => looks.settledResults.length, SOON).toBeGreaterThan(20);
  const [first, ...later] = looks.calls.map(([shards]) => shards);
  expect(first).toHaveLength(256);
  expect(Math.max(...later.map(({ length }) => length))).toBeLessThan(30);
  expect(new Set(later.slice(0, 10).flat()).size).toBe(256);
});

test("I4: a Fact triggers the removal promptly, even while other removals hang", async () => {
  await using stores = await openStores();
  const subscriptions = vi.spyOn(stores.bus, "consume").mock;
  const gate = Promise.withResolvers<void>();
  const hanging = new Set<string>();
  const blobs = withCalls(stores.blobs, {
    remove: async (key) => {
      if (hanging.size < 2) hanging.add(key);
      if (hanging.has(key)) await gate.promise;
      await stores.blobs.remove(key);
    },
  });
  const uploads = await Promise.all([0, 1, 2].map(() => stores.upload()));
  for (const id of uploads.slice(0, 2)) await stores.uploads.delete(id, "operation");
  await using _janitor = await startJanitor(stores, { intervalSeconds: 100_000, concurrency: 1 }, { blobs });
  using _opened = { [Symbol.dispose]: gate.resolve };
  await expect.poll(() => subscriptions.settledResults.length, SOON).toBe(1);
  // The pass hangs on one of the first two uploads, and so does the handler of the Fact about the other one.
  for (const id of uploads.slice(0, 2)) stores.relay.nudge(id);
  await expect.poll(() => hanging.size, SOON).toBe(2);
  for (const id of uploads.slice(2)) {
    await stores.uploads.delete(id, "operation");
    stores.relay.nudge(id);
  }
  await expect.poll(() => stores.keys(), SOON).toEqual([...hanging].toSorted());
});

test("while the bus is unavailable, the index of due entries is enough to remove data", async () => {
  await using stores = await openStores();
  const away = () => Promise.reject(new Error("the bus is away"));
  const bus = { ...stores.bus, consume: away, publish: away };
  await using janitor = await startJanitor(stores, {}, { bus });
  const id = await stores.upload();
  await stores.uploads.delete(id, "operation");
  await expect.poll(() => stores.keys(), SOON).toEqual([]);
  expect(await janitor.metric("janitor_failures_total", { step: "outbox" })).toBeGreaterThan(0);
  await janitor.service.check();
});

test("metrics show the Facts that the bus does not accept, and their age", async () => {
  await using stores = await openStores();
  let away = true;
  const publish = (fact: Fact) => (away ? Promise.reject(new Error("the bus is away")) : stores.bus.publish(fact));
  const { log } = recordingLog("relay");
  await using relay = createOutboxRelay({ outbox: stores.uploads, bus: { publish }, shardOf, log });
  await using janitor = await startJanitor(stores, {}, { relay });
  await stores.upload();
  stores.advance(5_000);
  const shown = () => Promise.all(["outbox_facts", "outbox_lag_seconds"].map((name) => janitor.metric(name)));
  await expect.poll(shown, SOON).toEqual([1, 5]);
  away = false;
  await expect.poll(shown, SOON).toEqual([0, 0]);
});

test("Facts left in the outbox by their writer reach the bus", async () => {
  await using stores = await openStores();
  const seen: string[] = [];
  await using _consumer = await stores.bus.consume("test", ["upload.completed", "upload.expired"], async ({ type }) => {
    seen.push(type);
  });
  await stores.upload({ timeLimitSeconds: 30 });
  stores.advance(31_000);
  await using _janitor = await startJanitor(stores);
  await expect.poll(() => seen, SOON).toEqual(["upload.completed", "upload.expired"]);
});

test("a failing Blob store only delays a removal", async () => {
  await using stores = await openStores();
  let failing = true;
  const failed: string[] = [];
  const poisoned = await stores.upload();
  const blobs = withCalls(stores.blobs, {
    remove: async (key) => {
      if (failing && key === uploadKey(poisoned)) {
        failed.push(key);
        throw new Error("the store fails");
      }
      await stores.blobs.remove(key);
    },
  });
  await using janitor = await startJanitor(stores, {}, { blobs });
  const other = await stores.upload();
  for (const id of [poisoned, other]) await stores.uploads.delete(id, "operation");
  await expect.poll(() => stores.keys(), SOON).toEqual([uploadKey(poisoned)]);
  await expect.poll(() => failed.length, SOON).toBe(1);
  await janitor.service.check();
  // Nothing is retried within the first second of the test's clock.
  stores.advance(999);
  await stores.uploads.delete(await stores.upload(), "operation");
  await expect.poll(() => stores.keys(), SOON).toEqual([uploadKey(poisoned)]);
  expect(failed).toHaveLength(1);
  stores.advance(1);
  await expect.poll(() => failed.length, SOON).toBe(2);
  failing = false;
  stores.advance(2_000);
  await expect.poll(() => stores.keys(), SOON).toEqual([]);
  expect(await janitor.metric("janitor_failures_total", { step: "removal" })).toBe(2);
  expect(janitor.logged("removal failed")).toHaveLength(2);
});

test("if more entries fail than fit into a pass, other entries are still removed", async () => {
  await using stores = await openStores();
  const poisoned = new Set<string>();
  const blobs = withCalls(stores.blobs, {
    remove: async (key) => {
      if (poisoned.has(key)) throw new Error("the store fails");
      await stores.blobs.remove(key);
    },
  });
  for (let n = 0; n < 300; n++) {
    const id = await stores.upload();
    poisoned.add(uploadKey(id));
    await stores.uploads.delete(id, "operation");
  }
  stores.advance(1);
  const fine = await stores.upload();
  await stores.uploads.delete(fine, "operation");
  await using _janitor = await startJanitor(stores, { concurrency: 8 }, { blobs });
  await expect.poll(() => stores.blobs.size(uploadKey(fine)), SOON).toBeNull();
  expect(await stores.keys()).toHaveLength(300);
});

test("after a minute without its store, a janitor reports this, and it recovers when the store does", async () => {
  await using stores = await openStores();
  let away = true;
  const uploads = withCalls(stores.uploads, {
    leaseShards: (...args) => (away ? Promise.reject(new Error("away")) : stores.uploads.leaseShards(...args)),
  });
  const id = await stores.upload();
  await stores.uploads.delete(id, "operation");
  await using janitor = await startJanitor(stores, {}, { uploads });
  await expect.poll(() => janitor.metric("janitor_failures_total", { step: "due" }), SOON).toBeGreaterThan(1);
  await janitor.service.check();
  stores.advance(61_000);
  await expect(janitor.service.check()).rejects.toMatchObject({ code: "unavailable" });
  away = false;
  await expect.poll(() => stores.keys(), SOON).toEqual([]);
  await expect.poll(() => janitor.service.check().then(() => "ready"), SOON).toBe("ready");
});

test("a janitor that cannot renew its leases continues to remove entries in its shards", async () => {
  await using stores = await openStores();
  let full = false;
  const uploads = withCalls(stores.uploads, {
    leaseShards: (...args) => (full ? Promise.reject(new Error("full")) : stores.uploads.leaseShards(...args)),
  });
  await using janitor = await startJanitor(stores, {}, { uploads });
  await stores.uploads.delete(await stores.upload(), "operation");
  await expect.poll(() => stores.keys(), SOON).toEqual([]);
  full = true;
  await expect.poll(() => janitor.metric("janitor_failures_total", { step: "lease" }), SOON).toBeGreaterThan(0);
  const expired = await stores.upload({ timeLimitSeconds: 30 });
  stores.advance(31_000);
  await expect.poll(() => stores.blobs.size(uploadKey(expired)), SOON).toBeNull();
  await janitor.service.check();
  expect(await janitor.metric("janitor_failures_total", { step: "due" })).toBe(0);
});

test("two janitors share the work", async () => {
  await using stores = await openStores();
  await using first = await startJanitor(stores);
  await using second = await startJanitor(stores);
  const removed = async () => [
    await first.metric("janitor_removed_total"),
    await second.metric("janitor_removed_total"),
  ];
  // Once the second janitor removes something, it has leased its share of the shards.
  await expect
    .poll(async () => {
      for (let n = 0; n < 5; n++) await stores.uploads.delete(await stores.upload(), "operation");
      return Math.min(...(await removed()));
    }, SOON)
    .toBeGreaterThan(5);
  await expect.poll(() => stores.keys(), SOON).toEqual([]);
});

test("a janitor that stops finishes its removals and releases its shards to the next janitor", async () => {
  await using stores = await openStores();
  const first = await startJanitor(stores);
  await stores.uploads.delete(await stores.upload(), "operation");
  await expect.poll(() => stores.keys(), SOON).toEqual([]);
  await first.service.drain(new AbortController().signal);
  const left = await stores.upload();
  await stores.uploads.delete(left, "operation");
  await first.service[Symbol.asyncDispose]();
  expect(await stores.uploads.leaseShards("test", 1, 0.001)).toHaveLength(1);
  expect(await stores.keys()).toEqual([uploadKey(left)]);
  stores.advance(1_000);
  await using _second = await startJanitor(stores);
  await expect.poll(() => stores.keys(), SOON).toEqual([]);
});

test("a dry run logs each due entry once, and removes nothing", async () => {
  await using stores = await openStores();
  const deleted = await stores.upload();
  await stores.uploads.delete(deleted, "operation");
  const expired = await stores.upload({ timeLimitSeconds: 30 });
  stores.advance(31_000);
  await using janitor = await startJanitor(stores, { dryRun: true });
  await expect.poll(() => janitor.logged("would be removed").length, SOON).toBe(2);
  await expect.poll(() => janitor.metric("janitor_due_lag_seconds"), SOON).toBeGreaterThanOrEqual(31);
  expect(await stores.keys()).toEqual([deleted, expired].map(uploadKey).toSorted());
  expect(await stores.uploads.inspect(deleted)).toMatchObject({ state: "gone", blobRemoved: false });
  expect(await stores.uploads.inspect(expired)).toMatchObject({ state: "live" });
  expect(janitor.logged("would be removed")).toHaveLength(2);
});
