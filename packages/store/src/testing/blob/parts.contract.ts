import { expect, test } from "vitest";
import type { BlobStore, PartsRef, StoredPart } from "../../blob/port.ts";
import { breaksAfter, bytesFrom, inBatches, silentAfter } from "./bodies.ts";
import { finishedKeys, listAll, never, newKey, type OpenBlobStore, readWhole } from "./harness.ts";

/** Minimum size that object stores accept for any Part but the last. */
const PART_BYTES = 5_242_880;
const BODY = bytesFrom("parts", 2 * PART_BYTES + 123_457);

/** The body's bytes for Part `number`. */
function slice(number: number): Buffer {
  return BODY.subarray((number - 1) * PART_BYTES, number * PART_BYTES);
}

function put(store: BlobStore, ref: PartsRef, number: number): Promise<StoredPart> {
  return store.putPart(ref, number, inBatches(slice(number)), slice(number).byteLength, never);
}

async function readParts(store: BlobStore, ref: PartsRef, offset: number, end: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  // The chunks are copied, because the store may reuse its buffers.
  const take = async (batch: readonly Uint8Array[]) => void chunks.push(Buffer.concat(batch));
  const read = await store.readChunks(ref, { offset, end }, take, never);
  return read === null ? null : Buffer.concat(chunks);
}

async function expectWhole(store: BlobStore, ref: PartsRef): Promise<void> {
  expect(await store.size(ref.key)).toBe(BODY.byteLength);
  expect((await readWhole(store, ref.key))?.equals(BODY)).toBe(true);
}

export function describeParts(open: OpenBlobStore): void {
  test("I2: a Blob in Parts becomes visible only when completed", async () => {
    await using harness = await open();
    const { store } = harness;
    const ref = await store.startParts(newKey(), { partBytes: PART_BYTES });
    const parts: StoredPart[] = [];
    for (const number of [1, 2, 3]) {
      parts.push(await put(store, ref, number));
      expect(await store.size(ref.key)).toBeNull();
      expect(await store.readBytes(ref.key, { offset: 0, end: 1 }, never)).toBeNull();
      expect(await finishedKeys(store)).toEqual([]);
    }
    expect(parts.map(({ number, bytes }) => [number, bytes])).toEqual([
      [1, PART_BYTES],
      [2, PART_BYTES],
      [3, 123_457],
    ]);
    await store.completeParts(ref, parts);
    await expectWhole(store, ref);
    expect((await listAll(store)).map(({ key, partsId }) => [key, partsId])).toEqual([[ref.key, null]]);
  });

  test("readable Parts can be read until they are completed, even across their boundaries", async () => {
    await using harness = await open();
    const { store } = harness;
    const ref = await store.startParts(newKey(), { partBytes: PART_BYTES, readable: true });
    const parts: StoredPart[] = [];
    for (const number of [2, 1, 3]) parts.push(await put(store, ref, number));
    expect(await store.size(ref.key)).toBeNull();
    for (const [offset, end] of [
      [0, BODY.byteLength],
      [0, 1],
      [PART_BYTES - 1, PART_BYTES + 1],
      [PART_BYTES, 2 * PART_BYTES],
      [BODY.byteLength - 1, BODY.byteLength],
    ] as const) {
      expect((await readParts(store, ref, offset, end))?.equals(BODY.subarray(offset, end))).toBe(true);
    }
    await store.completeParts(ref, parts);
    await store.completeParts(ref, parts);
    await expectWhole(store, ref);
    expect(await readParts(store, ref, 0, 1)).toBeNull();
    expect((await listAll(store)).map(({ key, partsId }) => [key, partsId])).toEqual([[ref.key, null]]);
  });

  test("reads the new bytes after a readable Part is stored again", async () => {
    await using harness = await open();
    const { store } = harness;
    const ref = await store.startParts(newKey(), { partBytes: PART_BYTES, readable: true });
    const other = bytesFrom("other", PART_BYTES);
    await store.putPart(ref, 1, inBatches(other), PART_BYTES, never);
    expect((await readParts(store, ref, 0, PART_BYTES))?.equals(other)).toBe(true);
    const part = await put(store, ref, 1);
    expect((await readParts(store, ref, 0, PART_BYTES))?.equals(slice(1))).toBe(true);
    await store.completeParts(ref, [part, await put(store, ref, 2), await put(store, ref, 3)]);
    await expectWhole(store, ref);
  });

  test("leaves nothing behind when readable Parts are removed with their Blob", async () => {
    await using harness = await open();
    const { store } = harness;
    const ref = await store.startParts(newKey(), { partBytes: PART_BYTES, readable: true });
    for (const number of [1, 2]) await put(store, ref, number);
    await store.abandonParts(ref);
    await store.remove(ref.key, { partsId: ref.partsId });
    await store.remove(ref.key, { partsId: ref.partsId });
    expect(await readParts(store, ref, 0, 1)).toBeNull();
    expect(await listAll(store)).toEqual([]);
  });

  test("removes abandoned Parts completely, and keeps other Parts with the same key", async () => {
    await using harness = await open();
    const { store } = harness;
    const ref = await store.startParts(newKey(), { partBytes: PART_BYTES });
    await put(store, ref, 1);
    const other = await store.startParts(ref.key, { partBytes: PART_BYTES });
    const part = await put(store, other, 3);
    await store.abandonParts(ref);
    await store.abandonParts(ref);
    await expect(put(store, ref, 2)).rejects.toMatchObject({ name: "BlobStoreError" });
    await store.completeParts(other, [{ ...part, number: 1 }]).catch(() => {});
    await store.abandonParts(other);
    expect((await listAll(store)).filter(({ partsId }) => partsId !== null)).toEqual([]);
  });

  test.each([
    ["in many batches", [1, 1, 1], 300_000],
    ["in one batch", [3], 300_000],
    ["without a length", [1, 2], null],
  ])("releases chunks that own their buffer once their Part is stored: %s", async (_, sizes, bytes) => {
    await using harness = await open();
    const { store } = harness;
    const ref = await store.startParts(newKey(), { partBytes: PART_BYTES });
    const batches = sizes.map((chunks) => Array.from({ length: chunks }, () => new Uint8Array(100_000).fill(7)));
    async function* body() {
      yield* batches;
    }
    const part = await store.putPart(ref, 1, body(), bytes, never);
    expect(batches.flat().map((chunk) => chunk.byteLength)).toEqual([0, 0, 0]);
    await store.completeParts(ref, [part]);
    expect((await readWhole(store, ref.key))?.equals(Buffer.alloc(300_000, 7))).toBe(true);
  });

  test("puts Parts concurrently, and completes them in any order", async () => {
    await using harness = await open();
    const { store } = harness;
    const ref = await store.startParts(newKey(), { partBytes: PART_BYTES });
    const parts = await Promise.all([3, 1, 2].map((number) => put(store, ref, number)));
    await store.completeParts(ref, parts);
    await expectWhole(store, ref);
  });

  test("completing twice, sequentially or concurrently, has one effect", async () => {
    await using harness = await open();
    const { store } = harness;
    const ref = await store.startParts(newKey(), { partBytes: PART_BYTES });
    const parts = [await put(store, ref, 1), await put(store, ref, 2), await put(store, ref, 3)];
    await Promise.all([store.completeParts(ref, parts), store.completeParts(ref, parts)]);
    await store.completeParts(ref, parts);
    await expectWhole(store, ref);
  });

  test("accepts a single Part, even of only one byte", async () => {
    await using harness = await open();
    const { store } = harness;
    const ref = await store.startParts(newKey(), { partBytes: PART_BYTES });
    const part = await store.putPart(ref, 1, inBatches(BODY.subarray(0, 1)), 1, never);
    await store.completeParts(ref, [part]);
    expect((await readWhole(store, ref.key))?.equals(BODY.subarray(0, 1))).toBe(true);
  });

  test("stores a body of unknown length as a Part, but rejects one that is longer than a full Part", async () => {
    await using harness = await open();
    const { store } = harness;
    const ref = await store.startParts(newKey(), { partBytes: PART_BYTES });
    const first = await store.putPart(ref, 1, inBatches(slice(1)), null, never);
    const second = await store.putPart(ref, 2, inBatches(slice(3)), null, never);
    expect([first.bytes, second.bytes]).toEqual([PART_BYTES, 123_457]);
    const tooLong = inBatches(BODY.subarray(0, PART_BYTES + 1));
    await expect(store.putPart(ref, 2, tooLong, null, never)).rejects.toMatchObject({ fault: "length_mismatch" });
  });

  test("replaces the first attempt at a Part with the second, even if the second is longer", async () => {
    await using harness = await open();
    const { store } = harness;
    const ref = await store.startParts(newKey(), { partBytes: PART_BYTES });
    const wrong = bytesFrom("wrong", PART_BYTES);
    for (const number of [1, 2, 3]) await store.putPart(ref, number, inBatches(wrong), PART_BYTES, never);
    const parts = [await put(store, ref, 2), await put(store, ref, 3), await put(store, ref, 1)];
    await store.completeParts(ref, parts);
    await expectWhole(store, ref);
  });

  test("I2: does not store a failed Part, keeps the others, and allows a retry", async () => {
    await using harness = await open();
    const { store } = harness;
    const ref = await store.startParts(newKey(), { partBytes: PART_BYTES });
    const [second, third] = [await put(store, ref, 2), await put(store, ref, 3)];
    const junk = bytesFrom("junk", PART_BYTES + 500_000);
    const broken = new Error("the socket was cut");
    const reason = new Error("aborted by the test");
    const abort = new AbortController();
    const silent = silentAfter(junk.subarray(0, 700_000), () => abort.abort(reason));
    const mismatch = { name: "BlobStoreError", fault: "length_mismatch" };

    await expect(store.putPart(ref, 1, inBatches(junk), PART_BYTES, never)).rejects.toMatchObject(mismatch);
    await expect(store.putPart(ref, 1, inBatches(junk), junk.byteLength, never)).rejects.toMatchObject(mismatch);
    const short = inBatches(junk.subarray(0, 700_000));
    await expect(store.putPart(ref, 1, short, PART_BYTES, never)).rejects.toMatchObject(mismatch);
    const breaking = breaksAfter(junk.subarray(0, 700_000), broken);
    await expect(store.putPart(ref, 1, breaking, PART_BYTES, never)).rejects.toBe(broken);
    await expect(store.putPart(ref, 1, silent, PART_BYTES, abort.signal)).rejects.toBe(reason);
    await expect(store.putPart(ref, 1, inBatches(slice(1)), PART_BYTES, abort.signal)).rejects.toBe(reason);

    expect(await finishedKeys(store)).toEqual([]);
    await store.completeParts(ref, [await put(store, ref, 1), second, third]);
    await expectWhole(store, ref);
  });

  test("I2: completion fails with a gap, a short middle Part or no Part, but can be retried later", async () => {
    await using harness = await open();
    const { store } = harness;
    const ref = await store.startParts(newKey(), { partBytes: PART_BYTES });
    const [first, third] = [await put(store, ref, 1), await put(store, ref, 3)];
    const shortSecond = await store.putPart(ref, 2, inBatches(slice(3)), slice(3).byteLength, never);
    for (const parts of [[], [third], [first, third], [first, shortSecond, third]]) {
      await expect(store.completeParts(ref, parts)).rejects.toMatchObject({ fault: "length_mismatch" });
    }
    expect(await store.size(ref.key)).toBeNull();
    await store.completeParts(ref, [first, await put(store, ref, 2), third]);
    await expectWhole(store, ref);
  });

  test("I5: lists unfinished Parts with everything else below a prefix", async () => {
    await using harness = await open();
    const { store } = harness;
    const ref = await store.startParts(newKey(), { partBytes: PART_BYTES });
    await put(store, ref, 1);
    for (const prefix of ["", "uploads/"])
      expect(await listAll(store, prefix)).toMatchObject([{ key: ref.key, partsId: ref.partsId }]);
    expect(await listAll(store, "lists/")).toEqual([]);
  });

  test("with `unfinished: false`, does not list unfinished Parts", async () => {
    await using harness = await open();
    const { store } = harness;
    const ref = await store.startParts(newKey(), { partBytes: PART_BYTES });
    await put(store, ref, 1);
    const written = newKey();
    await store.write(written, inBatches(slice(3)), slice(3).byteLength, never);
    for (const prefix of ["", "uploads/"]) {
      const entries = await listAll(store, prefix, { unfinished: false });
      expect(entries).toMatchObject([{ key: written, partsId: null }]);
    }
  });

  test("removing a Blob does not remove unfinished Parts under its key", async () => {
    await using harness = await open();
    const { store } = harness;
    const key = newKey();
    await store.write(key, inBatches(slice(3)), slice(3).byteLength, never);
    const ref = await store.startParts(key, { partBytes: PART_BYTES });
    const part = await put(store, ref, 1);
    await store.remove(key);
    expect(await store.size(key)).toBeNull();
    await store.completeParts(ref, [part]);
    expect(await store.size(key)).toBe(PART_BYTES);
  });

  test("I5: unfinished Parts can be removed with their Blob, and cannot be written or completed afterwards", async () => {
    await using harness = await open();
    const { store } = harness;
    const ref = await store.startParts(newKey(), { partBytes: PART_BYTES });
    const first = await put(store, ref, 1);
    await store.remove(ref.key, { partsId: ref.partsId });
    await store.remove(ref.key, { partsId: ref.partsId });
    expect(await listAll(store)).toEqual([]);
    await expect(put(store, ref, 2)).rejects.toMatchObject({ name: "BlobStoreError" });
    await expect(store.completeParts(ref, [first])).rejects.toMatchObject({ name: "BlobStoreError" });
    expect(await store.size(ref.key)).toBeNull();
  });

  test("removes a Blob together with its completed Parts", async () => {
    await using harness = await open();
    const { store } = harness;
    const ref = await store.startParts(newKey(), { partBytes: PART_BYTES });
    await store.completeParts(ref, [await put(store, ref, 1)]);
    await store.remove(ref.key, { partsId: ref.partsId });
    expect(await store.size(ref.key)).toBeNull();
    expect(await listAll(store)).toEqual([]);
  });
}
