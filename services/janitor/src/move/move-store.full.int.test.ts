import { randomBytes } from "node:crypto";
import { buffer } from "node:stream/consumers";
import type { UploadId } from "@envoi/protocol";
import {
  type BlobKey,
  type BlobStore,
  blobKey,
  createTwoBlobStores,
  endMoveOrder,
  giveMoveOrder,
  MOVE_ORDER,
  openBlobStream,
  type StoreMove,
} from "@envoi/store";
import {
  newListBlob,
  newUploadId,
  openStores,
  type StoreServers,
  type Stores,
  uploadKey,
  withCalls,
} from "@envoi/test-stores";
import { startRedis, startSeaweedfs } from "@envoi/testkit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startJanitor } from "../testing/host-janitor.ts";

const SOON = { timeout: 30_000, interval: 20 };
const never = new AbortController().signal;
const HOUR_MS = 3_600_000;

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

function requireMove({ move }: Stores): NonNullable<Stores["move"]> {
  if (move === null) throw new Error("there is one store");
  return move;
}

let orders = 0;
function order(stores: Stores, move: StoreMove = requireMove(stores)): Promise<void> {
  const since = new Date(Date.UTC(2026, 10, 26) + orders++).toISOString();
  return giveMoveOrder(move, { since, operator: "ada" }, never);
}

async function keysIn(store: BlobStore, options = {}): Promise<BlobKey[]> {
  const keys: BlobKey[] = [];
  for await (const { key } of store.list("", options)) if (key !== MOVE_ORDER) keys.push(key);
  return keys.toSorted();
}

async function put(store: BlobStore, key: BlobKey, bytes: Buffer): Promise<void> {
  async function* body() {
    yield [Buffer.from(bytes)];
  }
  await store.write(key, body(), bytes.byteLength, never);
}

/** A visible Upload whose Blob is in the second store. */
async function oldUpload(stores: Stores, bytes: Buffer): Promise<UploadId> {
  const id = await stores.upload({ timeLimitSeconds: 86_400 });
  const { from, to } = requireMove(stores);
  await put(from, uploadKey(id), bytes);
  await to.remove(uploadKey(id));
  return id;
}

async function readContent(store: BlobStore, key: BlobKey): Promise<Buffer | null> {
  const bytes = await store.size(key);
  const stream = bytes === null ? null : await openBlobStream(store, key, { offset: 0, end: bytes }, never);
  return stream === null ? null : buffer(stream);
}

/** Returns a function that advances the clock and lists the Blobs left in a store. */
function leftIn(stores: Stores, store = requireMove(stores).from) {
  return () => {
    stores.advance(1_000);
    return keysIn(store);
  };
}

describe.each(["SQLite and directories", "Redis and S3"] as const)("on %s", (drivers) => {
  const onServers = drivers === "Redis and S3" ? sharedServers() : () => null;
  const open = () => openStores(onServers(), { two: true });

  test("an order moves all Blobs, small and large, unchanged from the second store into the first", async () => {
    await using stores = await open();
    const { from, to } = requireMove(stores);
    const bodies = new Map<BlobKey, Buffer>();
    for (const bytes of [39, 100_000, 8_388_608, 8_388_609, 20_000_000]) {
      const body = randomBytes(bytes);
      bodies.set(uploadKey(await oldUpload(stores, body)), body);
    }
    const batch = blobKey("metrics/date=2026-11-21/hour=04/events.ndjson.gz");
    bodies.set(batch, randomBytes(9_000_000));
    await put(from, batch, bodies.get(batch) as Buffer);
    const list = await stores.writeList(randomBytes(32).toString("hex"));
    bodies.set(list, (await readContent(to, list)) as Buffer);
    await put(from, list, bodies.get(list) as Buffer);
    await to.remove(list);
    stores.advance(HOUR_MS);

    await using janitor = await startJanitor(stores);
    await order(stores);
    await expect.poll(leftIn(stores), SOON).toEqual([]);
    expect(await keysIn(to)).toEqual([...bodies.keys()].toSorted());
    for (const [key, body] of bodies) expect((await readContent(to, key))?.equals(body)).toBe(true);
    expect(await janitor.metric("janitor_moved_blobs_total", { outcome: "moved" })).toBe(bodies.size);
    const sum = [...bodies.values()].reduce((bytes, body) => bytes + body.byteLength, 0);
    expect(await janitor.metric("janitor_moved_bytes_total")).toBe(sum);
    await expect.poll(() => janitor.metric("janitor_failures_total"), SOON).toBe(0);
  });

  test("an order in the opposite direction moves everything back", async () => {
    await using stores = await open();
    const { from, to } = requireMove(stores);
    const body = randomBytes(1_000);
    const key = uploadKey(await oldUpload(stores, body));
    {
      await using _janitor = await startJanitor(stores);
      await order(stores);
      await expect.poll(leftIn(stores), SOON).toEqual([]);
    }
    const back = { from: to, to: from };
    const blobs = createTwoBlobStores({ first: from, second: to });
    await using _janitor = await startJanitor(stores, {}, { blobs, move: back });
    await order(stores, back);
    await expect.poll(leftIn(stores, to), SOON).toEqual([]);
    expect((await readContent(blobs, key))?.equals(body)).toBe(true);
  });

  test("I4, I5: a Blob that is deleted while it is being copied is not restored by the copy", async () => {
    await using stores = await open();
    const { from, to } = requireMove(stores);
    const body = randomBytes(1_000);
    const deleted = await oldUpload(stores, body);
    const kept = await oldUpload(stores, body);
    const entry = { kind: "upload", key: deleted } as const;
    const written = Promise.withResolvers<void>();
    // The Blob is deleted after its original has been read, and before its copy is written.
    const slow = withCalls(to, {
      async write(key, ...args) {
        if (key !== uploadKey(deleted)) return to.write(key, ...args);
        await stores.uploads.delete(deleted, "operation");
        await stores.uploads.beginRemoval(entry);
        await stores.blobs.remove(key);
        const copy = await to.write(key, ...args);
        written.resolve();
        return copy;
      },
    });
    // The test removes due data itself, so the janitor must not.
    const uploads = withCalls(stores.uploads, { due: async () => [] });
    const bus = { ...stores.bus, consume: async () => ({ async [Symbol.asyncDispose]() {} }) };
    await using janitor = await startJanitor(stores, {}, { uploads, bus, move: { from, to: slow } });
    await order(stores);
    await written.promise;
    await expect.poll(leftIn(stores), SOON).toEqual([]);
    expect(await keysIn(to)).toEqual([uploadKey(deleted), uploadKey(kept)].toSorted());
    await stores.uploads.finishRemoval(entry);
    await expect.poll(() => keysIn(to), SOON).toEqual([uploadKey(kept)]);
    await expect.poll(() => janitor.logged("copy of a removed blob removed").length, SOON).toBe(1);
  });
});

const open = () => openStores(null, { two: true });

test("nothing is moved without an order, or after the order has ended", async () => {
  await using stores = await open();
  const { to } = requireMove(stores);
  const first = uploadKey(await oldUpload(stores, randomBytes(10)));
  await using janitor = await startJanitor(stores);
  await expect.poll(() => janitor.metric("janitor_due_lag_seconds"), SOON).toBe(0);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await leftIn(stores)()).toEqual([first]);
  await order(stores);
  await expect.poll(leftIn(stores), SOON).toEqual([]);
  await endMoveOrder(requireMove(stores));
  await new Promise((resolve) => setTimeout(resolve, 100));
  const second = uploadKey(await oldUpload(stores, randomBytes(10)));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await leftIn(stores)()).toEqual([second]);
  expect(await keysIn(to)).toEqual([first]);
});

test("a copy with different bytes is removed, and the original is retained until a copy matches", async () => {
  await using stores = await open();
  const { from, to } = requireMove(stores);
  const body = randomBytes(1_000);
  const key = uploadKey(await oldUpload(stores, body));
  let broken = true;
  const breaking = withCalls(to, {
    async write(written, given, bytes, ...rest) {
      async function* spoiled() {
        yield [randomBytes(bytes)];
      }
      return to.write(written, broken && written === key ? spoiled() : given, bytes, ...rest);
    },
  });
  await using janitor = await startJanitor(stores, {}, { move: { from, to: breaking } });
  await order(stores);
  const failed = () => janitor.metric("janitor_moved_blobs_total", { outcome: "failed" });
  await expect.poll(failed, SOON).toBe(1);
  expect([await keysIn(from), await keysIn(to)]).toEqual([[key], []]);
  expect(janitor.logged("blob could not be moved").join()).toContain("DifferentCopy");
  broken = false;
  await expect.poll(leftIn(stores), SOON).toEqual([]);
  expect((await readContent(to, key))?.equals(body)).toBe(true);
});

test("I6: a complete copy that a killed janitor left behind is compared before the original is removed", async () => {
  await using stores = await open();
  const { to } = requireMove(stores);
  const body = randomBytes(1_000);
  const equal = uploadKey(await oldUpload(stores, body));
  const different = uploadKey(await oldUpload(stores, body));
  await put(to, equal, body);
  await put(to, different, randomBytes(1_000));
  await using janitor = await startJanitor(stores);
  await order(stores);
  await expect.poll(leftIn(stores), SOON).toEqual([different]);
  await expect.poll(() => janitor.metric("janitor_moved_blobs_total", { outcome: "failed" }), SOON).toBeGreaterThan(0);
  expect(await keysIn(to)).toEqual([equal, different].toSorted());
});

test("I5: Parts that a killed janitor left are discarded, but not those of a copy in progress", async () => {
  await using stores = await open();
  const { from, to } = requireMove(stores);
  const left = uploadKey(await oldUpload(stores, randomBytes(1_000)));
  await to.startParts(left, { partBytes: 5_242_880 });
  const copied = uploadKey(await oldUpload(stores, randomBytes(9_000_000)));
  const copying = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const slow = withCalls(to, {
    async putPart(...args) {
      copying.resolve();
      await goOn.promise;
      return to.putPart(...args);
    },
  });
  // The move is ordered before the clock advances: otherwise the sweep could mistake the unfinished order for an
  // old Blob.
  await order(stores);
  stores.advance(2 * HOUR_MS);
  const sweeping = { sweep: { firstSeconds: 0.05, intervalSeconds: 0.01 } };
  await using janitor = await startJanitor(stores, sweeping, { move: { from, to: slow } });
  // The janitor's end waits for the copy, also after a failed assertion.
  using _copy = { [Symbol.dispose]: () => goOn.resolve() };
  await copying.promise;
  await expect.poll(() => keysIn(to), SOON).toEqual([left, copied].toSorted());
  stores.advance(2 * HOUR_MS);
  await expect.poll(() => janitor.metric("janitor_swept_blobs_total", { outcome: "kept" }), SOON).toBeGreaterThan(20);
  goOn.resolve();
  await expect.poll(leftIn(stores), SOON).toEqual([]);
  expect(await keysIn(to)).toEqual([left, copied].toSorted());
  expect(await janitor.metric("janitor_moved_blobs_total", { outcome: "failed" })).toBe(0);
});

test("two janitors moving the same shards lose nothing", async () => {
  await using stores = await open();
  const { to } = requireMove(stores);
  const bodies = new Map<BlobKey, Buffer>();
  for (let n = 0; n < 60; n++) {
    const body = randomBytes(n % 20 === 0 ? 9_000_000 : 1_000);
    bodies.set(uploadKey(await oldUpload(stores, body)), body);
  }
  const uploads = withCalls(stores.uploads, { leaseShards: async () => Array.from({ length: 256 }, (_, n) => n) });
  await using _one = await startJanitor(stores, {}, { uploads });
  await using _other = await startJanitor(stores, {}, { uploads });
  await order(stores);
  await expect.poll(leftIn(stores), SOON).toEqual([]);
  for (const [key, body] of bodies) expect((await readContent(to, key))?.equals(body)).toBe(true);
});

test("Blobs that sessions or list writes still need are not moved", async () => {
  await using stores = await open();
  const { from, to } = requireMove(stores);
  const id = newUploadId();
  const young = newListBlob();
  const stays = [
    blobKey(`${uploadKey(id)}.tail.0123456789abcdef`),
    blobKey(`${uploadKey(id)}.part.1`),
    blobKey("backup/2026/envoi.sqlite"),
    young,
  ].toSorted();
  for (const key of stays) await put(from, key, randomBytes(10));
  await from.startParts(uploadKey(newUploadId()), { partBytes: 10 });
  const moved = uploadKey(await oldUpload(stores, randomBytes(10)));
  await using janitor = await startJanitor(stores);
  await order(stores);
  await expect.poll(() => janitor.metric("janitor_moved_blobs_total", { outcome: "moved" }), SOON).toBe(1);
  await expect.poll(() => keysIn(from, { unfinished: false }), SOON).toEqual(stays);
  expect(await keysIn(to)).toEqual([moved]);
  expect(await keysIn(from)).toHaveLength(stays.length + 1);
});

test("nothing is moved if both stores are the same, or if each contains an order to move", async () => {
  await using stores = await open();
  const { from, to } = requireMove(stores);
  const key = uploadKey(await oldUpload(stores, randomBytes(10)));
  await expect(order(stores, { from, to: from })).rejects.toMatchObject({ code: "precondition_failed" });
  expect(await from.size(MOVE_ORDER)).toBeNull();
  await order(stores);
  await order(stores, { from: to, to: from });
  expect(await to.size(MOVE_ORDER)).toBeNull();
  await put(to, MOVE_ORDER, Buffer.from(JSON.stringify({ since: "2026-11-26T12:00:00.000Z", operator: "ada" })));
  await using janitor = await startJanitor(stores);
  await expect.poll(() => janitor.logged("both stores have an order").length, SOON).toBe(1);
  expect([await keysIn(from), await keysIn(to)]).toEqual([[key], []]);
});

test("I4: due Blobs are removed from both stores during a move", async () => {
  await using stores = await open();
  const { from, to } = requireMove(stores);
  const [one, other] = [await oldUpload(stores, randomBytes(10)), await oldUpload(stores, randomBytes(10))];
  await put(to, uploadKey(other), randomBytes(10));
  for (const id of [one, other]) await stores.uploads.delete(id, `operation ${id}`);
  await using _janitor = await startJanitor(stores);
  await expect.poll(() => keysIn(from), SOON).toEqual([]);
  await expect.poll(() => keysIn(to), SOON).toEqual([]);
});
