import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDirectoryBlobStore } from "@envoi/store";
import { expect, onTestFinished, test } from "vitest";
import { batchKey, hourOf, STAGED_PREFIX } from "./batch-keys.ts";
import type { BatchStore } from "./merge-hour.ts";
import { factOf, hostBatches, later } from "./testing/host-batches.ts";
import { createMemoryBlobs } from "./testing/memory-blobs.ts";

const FIRST_BATCH = "metrics/date=2026-11-21/hour=04/events.ndjson.gz";
const HELD_BYTES = 16_777_216;

async function openStore() {
  const directory = await mkdtemp(join(tmpdir(), "envoi-batches-"));
  onTestFinished(() => rm(directory, { recursive: true }));
  return hostBatches(createDirectoryBlobStore({ directory }));
}

const dies = async () => {
  throw new Error("the process died");
};

test("staged events are merged into one batch per hour, and their staged Blobs are removed", async () => {
  const store = await openStore();
  await store.stage(factOf("a", "b"));
  await store.stage(factOf("c"));
  await store.stage(later(factOf("d"), 20));
  expect(await store.merge()).toEqual([
    { hour: "2026-11-21T04", events: 3, staged: 2 },
    { hour: "2026-11-22T00", events: 1, staged: 1 },
  ]);
  expect(await store.devices()).toEqual({
    [FIRST_BATCH]: ["a", "b", "c"],
    "metrics/date=2026-11-22/hour=00/events.ndjson.gz": ["d"],
  });
  expect(await store.stagedCount()).toBe(0);
});

test("later events are added to the batch of their hour, each once", async () => {
  const store = await openStore();
  await store.stage(factOf("a", "b"));
  await store.merge();
  expect(await store.merge()).toEqual([]);
  await store.stage(factOf("b", "c"));
  await store.stage(factOf("b", "a"));
  await store.merge();
  expect(await store.devices()).toEqual({ [FIRST_BATCH]: ["a", "b", "c"] });
});

test("an event that a page repeats in a neighbouring hour is kept once", async () => {
  const store = await openStore();
  await store.stage(later(factOf("a", "b"), 1));
  await store.merge();
  await store.stage(factOf("a", "before"));
  await store.stage(later(factOf("b", "after"), 2));
  await store.merge();
  expect(Object.values(await store.devices())).toEqual([["before"], ["a", "b"], ["after"]]);
});

test("a replica that was overtaken does not change the other's batch", async () => {
  const store = await openStore();
  await store.stage(factOf("a"));
  const overtaken: BatchStore = {
    ...store.blobs,
    async write(...args) {
      await store.stage(factOf("b"));
      await store.merge();
      return store.blobs.write(...args);
    },
  };
  expect(await store.merge(overtaken)).toEqual([]);
  expect(await store.devices()).toEqual({ [FIRST_BATCH]: ["a", "b"] });
});

test("many replicas that merge while events arrive neither lose nor duplicate one", async () => {
  const store = await openStore();
  const devices = Array.from({ length: 60 }, (_, at) => String(at).padStart(3, "0"));
  const staging = devices.map(async (device) => {
    await store.stage(factOf(device));
    await store.merge();
  });
  await Promise.all(staging);
  await store.merge();
  expect(await store.devices()).toEqual({ [FIRST_BATCH]: devices });
});

test("more than fits in memory is merged in several steps", async () => {
  const store = hostBatches(createMemoryBlobs());
  const list: BatchStore["list"] = async function* (prefix) {
    for await (const entry of store.blobs.list(prefix)) {
      yield prefix === STAGED_PREFIX ? { ...entry, bytes: HELD_BYTES / 2 } : entry;
    }
  };
  for (const device of ["a", "b", "c", "d", "e"]) await store.stage(factOf(device));
  expect((await store.merge({ ...store.blobs, list })).map(({ staged, events }) => [staged, events])).toEqual([
    [2, 2],
    [2, 4],
    [1, 5],
  ]);
  expect(await store.devices()).toEqual({ [FIRST_BATCH]: ["a", "b", "c", "d", "e"] });
});

test("an hour that cannot be written does not block others", async () => {
  const store = await openStore();
  await store.stage(factOf("a"));
  await store.stage(later(factOf("b"), 5));
  const broken = batchKey(hourOf(factOf().atMs));
  const write: BatchStore["write"] = (key, ...rest) => (key === broken ? dies() : store.blobs.write(key, ...rest));
  await expect(store.merge({ ...store.blobs, write })).rejects.toThrow("died");
  expect(Object.values(await store.devices())).toEqual([["b"]]);
  expect(await store.stagedCount()).toBe(1);
});

test("characters that some readers treat as line ends stay in their line", async () => {
  const store = await openStore();
  const device_id = "one\u2028two\u2029three\u0085four\r\nfive";
  for (const hours of [0, 1]) await store.stage(later(factOf(device_id, `${hours}`), hours));
  await store.merge();
  await store.stage(factOf("later"));
  await store.merge();
  expect(Object.values(await store.devices())).toEqual([["0", "later", device_id].toSorted(), ["1"]]);
});
