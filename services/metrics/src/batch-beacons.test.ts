import { gunzipSync } from "node:zlib";
import { type BlobKey, type BlobStore, BlobStoreError } from "@envoi/store";
import { expect, test, vi } from "vitest";
import { createBatching, type StoreBeacon } from "./batch-beacons.ts";
import { beaconFact, metricEvent } from "./testing/beacon.ts";

const ENDLESS_MS = 2_147_483_647;

/** A store that records writes, and lets the test end each write. */
function heldStore() {
  const writes: { key: BlobKey; devices: string[]; end: PromiseWithResolvers<void> }[] = [];
  const write: BlobStore["write"] = async (key, body) => {
    const chunks: Uint8Array[] = [];
    for await (const batch of body) chunks.push(...batch);
    const lines = gunzipSync(Buffer.concat(chunks)).toString("utf8").trimEnd().split("\n");
    const end = Promise.withResolvers<void>();
    writes.push({ key, devices: lines.map((line) => JSON.parse(line).device_id).toSorted(), end });
    await end.promise;
  };
  return { blobs: { write }, writes };
}
type HeldStore = ReturnType<typeof heldStore>;

const createFact = (device_id: string, event_properties = {}) =>
  beaconFact(device_id, metricEvent({ device_id, event_properties }));
const anHourLater = (fact: ReturnType<typeof createFact>) => ({ ...fact, atMs: fact.atMs + 3_600_000 });

/** Stores beacons one after the other, each in its own batch. */
async function storeApart(storeBeacon: StoreBeacon, { writes }: HeldStore, devices: readonly string[]) {
  const stored: Promise<void>[] = [];
  for (const [at, device] of devices.entries()) {
    stored.push(storeBeacon(createFact(device)));
    await vi.waitFor(() => expect(writes).toHaveLength(at + 1));
  }
  return stored;
}

test("at most three writes run at once, and beacons that arrive in the meantime share the next write", async () => {
  const store = heldStore();
  const { blobs, writes } = store;
  const storeBeacon = createBatching(blobs, { most: 10, lingerMs: 0 });
  const stored = await storeApart(storeBeacon, store, ["a", "b", "c"]);
  stored.push(...["d", "e"].map((device) => storeBeacon(createFact(device))));
  writes[1]?.end.resolve();
  await stored[1];
  await vi.waitFor(() => expect(writes).toHaveLength(4));
  for (const { end } of writes) end.resolve();
  await Promise.all(stored);
  expect(writes.map(({ devices }) => devices)).toEqual([["a"], ["b"], ["c"], ["d", "e"]]);
});

test("small beacons are written together, up to the maximum number", async () => {
  const { blobs, writes } = heldStore();
  const storeBeacon = createBatching(blobs, { most: 128, lingerMs: 0 });
  const stored = Array.from({ length: 130 }, (_, at) => storeBeacon(createFact(`${at}`)));
  await vi.waitFor(() => expect(writes).toHaveLength(2));
  for (const { end } of writes) end.resolve();
  await Promise.all(stored);
  expect(writes.map(({ devices }) => devices.length)).toEqual([128, 2]);
});

test("a batch contains at most one mebibyte of text", async () => {
  const { blobs, writes } = heldStore();
  const storeBeacon = createBatching(blobs, { most: 10, lingerMs: 0 });
  const stored = ["a", "b", "c"].map((device) => storeBeacon(createFact(device, { text: "x".repeat(400_000) })));
  await vi.waitFor(() => expect(writes).toHaveLength(2));
  for (const { end } of writes) end.resolve();
  await Promise.all(stored);
  expect(writes.map(({ devices }) => devices)).toEqual([["a", "b"], ["c"]]);
});

test.each([
  { what: "large", offered: 20, atMost: 8, text: "x".repeat(1_000_000) },
  { what: "small", offered: 3_000, atMost: 1_024, text: "" },
])("queues at most $atMost of $offered concurrent $what beacons, and rejects the others as busy", async (example) => {
  const release = Promise.withResolvers<void>();
  const storeBeacon = createBatching({ write: () => release.promise }, { most: 128, lingerMs: 0 });
  const fact = createFact("a", { text: example.text });
  const stored = Promise.allSettled(Array.from({ length: example.offered }, () => storeBeacon(fact)));
  release.resolve();
  const refused = (await stored).filter((outcome) => outcome.status === "rejected");
  expect(refused.length).toBeGreaterThanOrEqual(example.offered - example.atMost);
  expect(refused.length).toBeLessThan(example.offered);
  for (const { reason } of refused) expect(reason).toMatchObject({ code: "busy", retryAfterSeconds: 5 });
  await storeBeacon(fact);
});

test("a write that takes too long fails", async () => {
  const write: BlobStore["write"] = (_key, _body, _bytes, signal) =>
    new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
  const storeBeacon = createBatching({ write }, { most: 10, lingerMs: 0, deadlineMs: 1 });
  await expect(storeBeacon(createFact("a"))).rejects.toThrow(BlobStoreError);
});

test("a queued beacon is not written if its sender disconnects", async () => {
  const store = heldStore();
  const { blobs, writes } = store;
  const storeBeacon = createBatching(blobs, { most: 1, lingerMs: 0 });
  const stored = await storeApart(storeBeacon, store, ["a", "b", "c"]);
  const sender = new AbortController();
  const left = expect(storeBeacon(createFact("gone"), sender.signal)).rejects.toThrow("went away");
  stored.push(storeBeacon(createFact("d")));
  sender.abort(new Error("went away"));
  await left;
  for (const at of [0, 1, 2, 3]) {
    await vi.waitFor(() => expect(writes.length).toBeGreaterThan(at));
    writes[at]?.end.resolve();
  }
  await Promise.all(stored);
  expect(writes.map(({ devices }) => devices)).toEqual([["a"], ["b"], ["c"], ["d"]]);
});

test("queued beacons are written once there are enough", async () => {
  const { blobs, writes } = heldStore();
  const storeBeacon = createBatching(blobs, { most: 3, lingerMs: ENDLESS_MS });
  const stored = ["a", "b", "c"].map((device) => storeBeacon(createFact(device)));
  await vi.waitFor(() => expect(writes).toHaveLength(1));
  writes[0]?.end.resolve();
  await Promise.all(stored);
  expect(writes.map(({ devices }) => devices)).toEqual([["a", "b", "c"]]);
});

test("queued beacons are written once their total size reaches the limit", async () => {
  const { blobs, writes } = heldStore();
  const storeBeacon = createBatching(blobs, { most: 128, lingerMs: ENDLESS_MS });
  const stored = storeBeacon(createFact("a", { text: "x".repeat(1_100_000) }));
  await vi.waitFor(() => expect(writes).toHaveLength(1));
  writes[0]?.end.resolve();
  await stored;
});

test("beacons that arrive in different hours are written separately, under the hour of their arrival", async () => {
  const { blobs, writes } = heldStore();
  const storeBeacon = createBatching(blobs, { most: 2, lingerMs: ENDLESS_MS });
  const stored = [storeBeacon(createFact("a")), storeBeacon(anHourLater(createFact("b")))];
  for (const at of [0, 1]) {
    await vi.waitFor(() => expect(writes).toHaveLength(at + 1));
    writes[at]?.end.resolve();
  }
  await Promise.all(stored);
  expect(writes.map(({ key }) => key)).toEqual([
    expect.stringMatching(/^metrics\/date=2026-11-21\/hour=04\/[0-9a-f]{64}\.ndjson\.gz$/),
    expect.stringMatching(/^metrics\/date=2026-11-21\/hour=05\/[0-9a-f]{64}\.ndjson\.gz$/),
  ]);
});

test("the same beacons have the same key", async () => {
  const { blobs, writes } = heldStore();
  const storeBeacon = createBatching(blobs, { most: 1, lingerMs: 0 });
  for (const at of [0, 1]) {
    const stored = storeBeacon(createFact("a"));
    await vi.waitFor(() => expect(writes).toHaveLength(at + 1));
    writes[at]?.end.resolve();
    await stored;
  }
  expect(new Set(writes.map(({ key }) => key)).size).toBe(1);
});

test("if a write fails, its beacons are rejected, and later beacons are written", async () => {
  const { blobs, writes } = heldStore();
  const storeBeacon = createBatching(blobs, { most: 10, lingerMs: 0 });
  const refused = expect(storeBeacon(createFact("a"))).rejects.toThrow(BlobStoreError);
  await vi.waitFor(() => expect(writes).toHaveLength(1));
  const next = storeBeacon(createFact("b"));
  writes[0]?.end.reject(new BlobStoreError("unavailable"));
  await refused;
  await vi.waitFor(() => expect(writes).toHaveLength(2));
  writes[1]?.end.resolve();
  await next;
});
