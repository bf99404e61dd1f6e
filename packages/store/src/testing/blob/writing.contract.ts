import { expect, test } from "vitest";
import type { BlobKey, BlobStore, BodySender } from "../../blob/port.ts";
import { writeIfShort } from "../../blob/unknown-length.ts";
import { breaksAfter, bytesFrom, inBatches, silentAfter } from "./bodies.ts";
import { finishedKeys, listAll, never, newKey, type OpenBlobStore, readWhole } from "./harness.ts";

const SOME = bytesFrom("some", 1_000_003);
const PART_BYTES = 5_242_880;
const sender: BodySender = { network: "a", holder: { isIdle: () => false, evict() {} } };

export function describeWriting(open: OpenBlobStore): void {
  test.each([0, 1, 65_535, 65_536, 65_537, 1_048_576, 41_943_047])(
    "reads back a Blob of %i bytes unchanged",
    async (bytes) => {
      await using harness = await open();
      const { store } = harness;
      const key = newKey();
      const body = bytesFrom("whole", bytes);
      await store.write(key, inBatches(body), bytes, never);
      expect(await store.size(key)).toBe(bytes);
      expect((await readWhole(store, key))?.equals(body)).toBe(true);
      expect(await finishedKeys(store)).toEqual([key]);
    },
  );

  test("replaces a Blob with a shorter or longer one when its key is written again", async () => {
    await using harness = await open();
    const { store } = harness;
    const key = newKey("lists");
    for (const bytes of [700_000, 3, 900_000]) {
      const body = bytesFrom(`version ${bytes}`, bytes);
      await store.write(key, inBatches(body), bytes, never);
      expect((await readWhole(store, key))?.equals(body)).toBe(true);
    }
    expect(await finishedKeys(store)).toEqual([key]);
  });

  test("stores exactly one body when two writers write a key concurrently", async () => {
    await using harness = await open();
    const { store } = harness;
    const key = newKey();
    const bodies = ["a", "b", "c"].map((seed) => bytesFrom(seed, 1_500_000));
    await Promise.all(bodies.map((body) => store.write(key, inBatches(body), body.byteLength, never)));
    const found = await readWhole(store, key);
    expect(bodies.filter((body) => found?.equals(body))).toHaveLength(1);
  });

  test.each([
    ["shorter", SOME.byteLength + 1],
    ["longer", SOME.byteLength - 1],
  ])("I2: rejects a body %s than declared, and makes nothing visible", async (_title, announced) => {
    await using harness = await open();
    const { store } = harness;
    const key = newKey();
    await expect(store.write(key, inBatches(SOME), announced, never)).rejects.toMatchObject({
      name: "BlobStoreError",
      fault: "length_mismatch",
    });
    expect(await store.size(key)).toBeNull();
    expect(await listAll(store)).toEqual([]);
  });

  test("I2: passes the source's error to the writer, and makes nothing visible", async () => {
    await using harness = await open();
    const { store } = harness;
    const key = newKey();
    const broken = new Error("the socket was cut");
    await expect(store.write(key, breaksAfter(SOME, broken), 2 * SOME.byteLength, never)).rejects.toBe(broken);
    await expect(store.write(key, breaksAfter(SOME, broken), SOME.byteLength, never)).rejects.toBe(broken);
    expect(await store.size(key)).toBeNull();
    expect(await listAll(store)).toEqual([]);
  });

  test.each([1, 65_536, 300_000])("reads back a client's body of %i bytes unchanged", async (bytes) => {
    await using harness = await open();
    const { store } = harness;
    const key = newKey();
    const body = bytesFrom("of a client", bytes);
    await store.write(key, inBatches(Buffer.from(body)), bytes, never, { sender });
    expect((await readWhole(store, key))?.equals(body)).toBe(true);
    expect((await listAll(store)).map((entry) => [entry.key, entry.partsId])).toEqual([[key, null]]);
  });

  test.each([1, 65_536, PART_BYTES - 1, PART_BYTES])(
    "stores a body of unknown length with %i bytes as a whole Blob, or returns the body if it fills a Part",
    async (bytes) => {
      await using harness = await open();
      const { store } = harness;
      const key = newKey();
      const body = bytesFrom("of unknown length", bytes);
      const begun = await writeIfShort(store, key, inBatches(Buffer.from(body)), PART_BYTES, never, sender);
      if ("bytes" in begun) {
        expect([begun.bytes, bytes < PART_BYTES]).toEqual([bytes, true]);
      } else {
        expect(await listAll(store)).toEqual([]);
        await store.write(key, begun.first, bytes, never);
      }
      expect((await readWhole(store, key))?.equals(body)).toBe(true);
    },
  );

  test("I2: passes on the source's error for a body of unknown length, and makes nothing visible", async () => {
    await using harness = await open();
    const { store } = harness;
    const broken = new Error("the socket was cut");
    const write = async () => {
      const begun = await writeIfShort(store, newKey(), breaksAfter(SOME, broken), PART_BYTES, never, sender);
      if ("first" in begun) for await (const _ of begun.first);
    };
    await expect(write()).rejects.toBe(broken);
    expect(await listAll(store)).toEqual([]);
  });

  test("does not begin a write if the signal has already aborted", async () => {
    await using harness = await open();
    const { store } = harness;
    const reason = new Error("too late");
    const signal = AbortSignal.abort(reason);
    await expect(store.write(newKey(), inBatches(SOME), SOME.byteLength, signal)).rejects.toBe(reason);
    expect(await listAll(store)).toEqual([]);
  });

  test("ends a write that is aborted midway, even if its source stalls, and keeps the earlier Blob complete", async () => {
    await using harness = await open();
    const { store } = harness;
    const [fresh, replaced] = [newKey(), newKey()];
    const before = bytesFrom("before", 100_000);
    await store.write(replaced, inBatches(before), before.byteLength, never);
    for (const key of [fresh, replaced]) {
      const abort = new AbortController();
      const reason = new Error("aborted by the test");
      const body = silentAfter(SOME, () => abort.abort(reason));
      await expect(store.write(key, body, 2 * SOME.byteLength, abort.signal)).rejects.toBe(reason);
    }
    expect(await store.size(fresh)).toBeNull();
    expect((await readWhole(store, replaced))?.equals(before)).toBe(true);
    expect((await listAll(store)).map((entry) => entry.key)).toEqual([replaced]);
  });

  test.each([
    ["with its Parts", (store: BlobStore, key: BlobKey) => store.remove(key, { partsId: null })],
    ["without Parts", (store: BlobStore, key: BlobKey) => store.remove(key)],
  ])("removes a Blob %s, and succeeds if it is already deleted or never existed", async (_how, end) => {
    await using harness = await open();
    const { store } = harness;
    const [key, other] = [newKey(), newKey()];
    await store.write(key, inBatches(SOME), SOME.byteLength, never);
    await store.write(other, inBatches(SOME), SOME.byteLength, never);
    await end(store, key);
    await end(store, key);
    await end(store, newKey());
    expect(await store.size(key)).toBeNull();
    expect(await store.readBytes(key, { offset: 0, end: 1 }, never)).toBeNull();
    expect(await finishedKeys(store)).toEqual([other]);
  });

  test("removes many Blobs concurrently, ignores a missing one, and keeps others", async () => {
    await using harness = await open();
    const { store } = harness;
    const [other, ...keys] = Array.from({ length: 41 }, () => newKey());
    if (other === undefined) throw new Error("no keys");
    const one = bytesFrom("one", 1);
    await Promise.all([other, ...keys].map((key) => store.write(key, inBatches(one), 1, never)));
    const absent = Array.from({ length: 10 }, () => newKey());
    await Promise.all([...keys, ...absent].map((key) => store.remove(key)));
    expect(await finishedKeys(store)).toEqual([other]);
  });

  test("allows reuse of a key after its Blob has been removed with its Parts", async () => {
    await using harness = await open();
    const { store } = harness;
    const key = newKey();
    await store.write(key, inBatches(SOME), SOME.byteLength, never);
    await store.remove(key, { partsId: null });
    const next = bytesFrom("next", 10);
    await store.write(key, inBatches(next), 10, never);
    expect((await readWhole(store, key))?.equals(next)).toBe(true);
  });

  test("responds to a ping without storing anything", async () => {
    await using harness = await open();
    await harness.store.ping();
    expect(await listAll(harness.store)).toEqual([]);
  });
}
