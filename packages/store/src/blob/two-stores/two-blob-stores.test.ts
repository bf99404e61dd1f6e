import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { describeBlobStore } from "../../testing/blob/blob-store.contract.ts";
import { bytesFrom, inBatches } from "../../testing/blob/bodies.ts";
import { finishedKeys, listAll, never, newKey, readWhole } from "../../testing/blob/harness.ts";
import { createDirectoryBlobStore } from "../directory/directory-blob-store.ts";
import { openBlobStream } from "../open-blob-stream.ts";
import { type BlobKey, type BlobStore, BlobStoreError, type MovableBlobStore } from "../port.ts";
import { createTwoBlobStores } from "./two-blob-stores.ts";

/** Two directory stores, and the store that combines them. */
async function openTwo() {
  const directory = await mkdtemp(join(tmpdir(), "envoi-two-stores-"));
  const [first, second] = ["first", "second"].map((name) =>
    createDirectoryBlobStore({ directory: join(directory, name) }),
  ) as [MovableBlobStore, MovableBlobStore];
  return {
    first,
    second,
    store: createTwoBlobStores({ first, second }),
    async [Symbol.asyncDispose]() {
      await first[Symbol.asyncDispose]();
      await second[Symbol.asyncDispose]();
      await rm(directory, { recursive: true });
    },
  };
}

describeBlobStore("two stores", openTwo);

/**
 * The process that writes and the process that reads disagree on which store is first, so the reader finds every Blob
 * in its second store.
 */
describeBlobStore("two stores, in the middle of an update", async () => {
  const two = await openTwo();
  const { write, startParts } = two.store;
  const swapped = createTwoBlobStores({ first: two.second, second: two.first });
  return { ...two, store: { ...swapped, write, startParts } };
});

const PART_BYTES = 5_242_880;
const BODY = bytesFrom("two stores", 2 * PART_BYTES);
const END = BODY.byteLength;
const away: BlobStoreError = new BlobStoreError("unavailable", { cause: new Error("away") });
const isAway = { name: "BlobStoreError", fault: "unavailable" };

/** A store that does not respond. */
function unavailable(store: MovableBlobStore): MovableBlobStore {
  const fail = async () => {
    throw away;
  };
  // biome-ignore lint/correctness/useYield: it fails before the first entry
  async function* list(): AsyncGenerator<never> {
    throw away;
  }
  const calls = Object.fromEntries(
    Object.entries(store).map(([name, value]) => [name, typeof value === "function" ? fail : value]),
  );
  return { ...(calls as unknown as MovableBlobStore), list };
}

function writeTo(store: BlobStore, key: BlobKey, body: Uint8Array = BODY) {
  return store.write(key, inBatches(body), body.byteLength, never);
}

/** Moves a Blob as the janitor does. */
async function move(two: { first: BlobStore; second: BlobStore }, key: BlobKey): Promise<void> {
  await writeTo(two.first, key);
  await two.second.remove(key);
}

/** All ways to read a Blob, each starting at its second byte. */
const READS: [string, (store: BlobStore, key: BlobKey) => Promise<Buffer | null>][] = [
  [
    "as a stream",
    async (store, key) => {
      const stream = await openBlobStream(store, key, { offset: 1, end: END }, never);
      return stream === null ? null : buffer(stream);
    },
  ],
  [
    "in batches",
    async (store, key) => {
      const chunks: Buffer[] = [];
      const take = async (batch: readonly Uint8Array[]) => void chunks.push(Buffer.concat(batch));
      const read = await store.readChunks(key, { offset: 1, end: END }, take, never);
      return read === null ? null : Buffer.concat(chunks);
    },
  ],
  [
    "into memory",
    async (store, key) => {
      const bytes = await store.readBytes(key, { offset: 1, end: END }, never);
      return bytes === null ? null : Buffer.from(bytes);
    },
  ],
];

test("writes new data only to the first store", async () => {
  await using two = await openTwo();
  const { store, first, second } = two;
  const key = newKey();
  await writeTo(store, key);
  const ref = await store.startParts(newKey(), { partBytes: PART_BYTES });
  await store.completeParts(ref, [await store.putPart(ref, 1, inBatches(BODY.subarray(0, 9)), 9, never)]);
  expect(await finishedKeys(first)).toEqual([key, ref.key].toSorted());
  expect(await listAll(second)).toEqual([]);
});

test.each(READS)(
  "reads a Blob %s from the store that has it, or from the first if both have it",
  async (_how, read) => {
    await using two = await openTwo();
    const { store, first, second } = two;
    const key = newKey();
    await writeTo(second, key);
    expect((await read(store, key))?.equals(BODY.subarray(1))).toBe(true);
    expect(await store.size(key)).toBe(END);
    await writeTo(first, key);
    await second.remove(key);
    await writeTo(second, key, bytesFrom("another", END + 1));
    expect((await read(store, key))?.equals(BODY.subarray(1))).toBe(true);
    expect(await store.size(key)).toBe(END);
  },
);

test.each(READS)("reads a Blob %s that is moved after the first store has been searched", async (_how, read) => {
  await using two = await openTwo();
  const key = newKey();
  await writeTo(two.second, key);
  let moved = false;
  const moving =
    <Args extends unknown[], Value>(call: (...args: Args) => Promise<Value>) =>
    async (...args: Args): Promise<Value> => {
      if (!moved) await move(two, key);
      moved = true;
      return call(...args);
    };
  const second = {
    ...two.second,
    readChunks: moving(two.second.readChunks),
    readBytes: moving(two.second.readBytes),
    size: moving(two.second.size),
  };
  const store = createTwoBlobStores({ first: two.first, second });
  expect((await read(store, key))?.equals(BODY.subarray(1))).toBe(true);
  moved = false;
  await two.first.remove(key);
  await writeTo(two.second, key);
  expect(await store.size(key)).toBe(END);
});

/**
 * A store whose reads end after some bytes, as happens in some stores when a Blob is removed. `onBreak` moves or
 * removes the Blob.
 */
function breakingOff(store: MovableBlobStore, onBreak: () => Promise<void>): MovableBlobStore {
  return {
    ...store,
    async readChunks(key, range, take, signal) {
      const until = range.offset + 100_000;
      if (until >= range.end) return store.readChunks(key, range, take, signal);
      if ((await store.readChunks(key, { ...range, end: until }, take, signal)) === null) return null;
      await onBreak();
      throw new BlobStoreError("unavailable");
    },
  };
}

test.each(READS.slice(0, 2))(
  "a read %s that breaks off because its Blob was moved continues in the other store",
  async (_how, read) => {
    for (const swapped of [false, true]) {
      await using two = await openTwo();
      const key = newKey();
      await writeTo(two.second, key);
      let breaks = 0;
      const second = breakingOff(two.second, async () => {
        breaks += 1;
        await move(two, key);
      });
      const stores = swapped ? { first: second, second: two.first } : { first: two.first, second };
      expect((await read(createTwoBlobStores(stores), key))?.equals(BODY.subarray(1))).toBe(true);
      expect(breaks).toBe(1);
    }
  },
);

test.each(READS.slice(0, 2))(
  "I4: a read %s that breaks off because its Blob was deleted is not continued",
  async (_how, read) => {
    await using two = await openTwo();
    const key = newKey();
    await writeTo(two.second, key);
    const second = breakingOff(two.second, () => two.second.remove(key));
    await expect(read(createTwoBlobStores({ first: two.first, second }), key)).rejects.toMatchObject(isAway);
  },
);

test("an error thrown by `take` ends a read immediately", async () => {
  await using two = await openTwo();
  const key = newKey();
  for (const store of [two.first, two.second]) await writeTo(store, key);
  let taken = 0;
  const refusing = async () => {
    taken += 1;
    throw new BlobStoreError("unavailable", { cause: new Error("of the taker") });
  };
  const read = two.store.readChunks(key, { offset: 0, end: END }, refusing, never);
  await expect(read).rejects.toMatchObject({ cause: { message: "of the taker" } });
  expect(taken).toBe(1);
});

test("I6: continues and completes Parts in the store in which they were started", async () => {
  await using two = await openTwo();
  for (const [began, other] of [
    [two.first, two.second],
    [two.second, two.first],
  ] as const) {
    const { key, partsId } = await began.startParts(newKey(), { partBytes: PART_BYTES });
    const ref = { key, partsId, partBytes: PART_BYTES };
    const put = (store: BlobStore, number: number) =>
      store.putPart(
        ref,
        number,
        inBatches(BODY.subarray((number - 1) * PART_BYTES, number * PART_BYTES)),
        PART_BYTES,
        never,
      );
    // A second process, which does not remember which store has the Parts.
    const resuming = createTwoBlobStores(two);
    const parts = [await put(began, 1), await put(resuming, 2)];
    const chunks: Buffer[] = [];
    const take = async (batch: readonly Uint8Array[]) => void chunks.push(Buffer.concat(batch));
    expect(await resuming.readChunks(ref, { offset: 5, end: END }, take, never)).toBe("read");
    expect(Buffer.concat(chunks).equals(BODY.subarray(5))).toBe(true);
    expect([await began.hasParts(ref), await other.hasParts(ref)]).toEqual([true, false]);
    await createTwoBlobStores(two).completeParts(ref, parts);
    expect(await began.size(key)).toBe(END);
    expect(await other.size(key)).toBeNull();
    // The Parts are completed again, as after a lost response, and once more after the Blob has been moved.
    await createTwoBlobStores(two).completeParts(ref, parts);
    await writeTo(other, key);
    await began.remove(key);
    await createTwoBlobStores(two).completeParts(ref, parts);
    expect((await readWhole(resuming, key))?.equals(BODY)).toBe(true);
  }
});

test("I5: removes Blobs and Parts from both stores", async () => {
  await using two = await openTwo();
  const { store, first, second } = two;
  const remove = (key: BlobKey) => store.remove(key);
  const removeAll = (key: BlobKey) => store.remove(key, { partsId: null });
  for (const end of [remove, removeAll]) {
    const key = newKey();
    for (const one of [first, second]) await writeTo(one, key);
    await end(key);
    expect([await first.size(key), await second.size(key)]).toEqual([null, null]);
  }
  const refs = await Promise.all([first, second].map((one) => one.startParts(newKey(), { partBytes: PART_BYTES })));
  for (const ref of refs) await createTwoBlobStores(two).abandonParts(ref);
  expect(await listAll(store)).toEqual([]);
  for (const one of [first, second]) {
    const { key, partsId } = await one.startParts(newKey(), { partBytes: PART_BYTES });
    await createTwoBlobStores(two).remove(key, { partsId });
  }
  expect(await listAll(store)).toEqual([]);
});

test("lists a Blob only once if both stores have it, and lists the unfinished Parts of each store", async () => {
  await using two = await openTwo();
  const { store, first, second } = two;
  const [both, ...others] = Array.from({ length: 101 }, () => newKey());
  if (both === undefined) throw new Error("no key");
  const one = bytesFrom("one", 1);
  for (const [at, key] of others.entries()) await writeTo(at % 2 === 0 ? first : second, key, one);
  for (const each of [first, second]) await writeTo(each, both, one);
  expect(await finishedKeys(store)).toEqual([both, ...others].toSorted());
  const found = async (where: BlobStore) => (await listAll(where, "")).find(({ key }) => key === both);
  expect(await found(store)).toEqual(await found(first));
  const key = newKey();
  for (const each of [first, second]) await each.startParts(key, { partBytes: PART_BYTES });
  expect((await listAll(store)).filter((entry) => entry.key === key)).toHaveLength(2);
});

test("without the second store, writes and reads new Blobs, and reports no old Blob as missing", async () => {
  await using two = await openTwo();
  const store = createTwoBlobStores({ first: two.first, second: unavailable(two.second) });
  const key = newKey();
  await store.ping();
  await store.ensureRoom();
  await writeTo(store, key);
  for (const [, read] of READS) expect((await read(store, key))?.equals(BODY.subarray(1))).toBe(true);
  const ref = await store.startParts(newKey(), { partBytes: PART_BYTES });
  await store.completeParts(ref, [await store.putPart(ref, 1, inBatches(BODY.subarray(0, 9)), 9, never)]);
  const begun = await store.startParts(newKey(), { partBytes: PART_BYTES });
  await store.abandonParts(begun);

  for (const [, read] of READS) await expect(read(store, newKey())).rejects.toMatchObject(isAway);
  await expect(store.size(newKey())).rejects.toMatchObject(isAway);
  await expect(listAll(store)).rejects.toMatchObject(isAway);
  // The caller retries the removal; the available store has already removed the Blob.
  await expect(store.remove(key)).rejects.toMatchObject(isAway);
  expect(await two.first.size(key)).toBeNull();
});

test("without the first store, reads Blobs from the second, and writes nothing to it", async () => {
  await using two = await openTwo();
  const store = createTwoBlobStores({ first: unavailable(two.first), second: two.second });
  const key = newKey();
  await writeTo(two.second, key);
  for (const [, read] of READS) expect((await read(store, key))?.equals(BODY.subarray(1))).toBe(true);
  await expect(store.ping()).rejects.toMatchObject(isAway);
  await expect(writeTo(store, newKey())).rejects.toMatchObject(isAway);
  await expect(store.size(newKey())).rejects.toMatchObject(isAway);
});
