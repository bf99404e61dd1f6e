import { Writable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { expect, test } from "vitest";
import { openBlobStream } from "../../blob/open-blob-stream.ts";
import { bytesFrom, inBatches } from "./bodies.ts";
import { never, newKey, type OpenBlobStore, readRange } from "./harness.ts";

const CHUNK = 524_288;
const BODY = bytesFrom("reading", 3 * CHUNK + 77);
const END = BODY.byteLength;

export function describeReading(open: OpenBlobStore): void {
  async function openWithBlob() {
    const harness = await open();
    const key = newKey();
    await harness.store.write(key, inBatches(BODY), END, never);
    return { ...harness, key };
  }

  test.each([
    [0, END],
    [0, 0],
    [0, 1],
    [1, 2],
    [CHUNK - 1, CHUNK],
    [CHUNK - 1, CHUNK + 1],
    [CHUNK, 2 * CHUNK],
    [5, END - 5],
    [END - 1, END],
    [END, END],
  ])("reads bytes %i up to %i as they were written", async (offset, end) => {
    await using blob = await openWithBlob();
    const read = await readRange(blob.store, blob.key, offset, end);
    expect(read?.equals(BODY.subarray(offset, end))).toBe(true);
  });

  test.each([
    [0, END],
    [0, 0],
    [END - 1, END],
    [5, END - 5],
  ])("reads bytes %i up to %i in batches, each of which stays valid until `take` resolves", async (offset, end) => {
    await using blob = await openWithBlob();
    const chunks: Buffer[] = [];
    const take = async (batch: readonly Uint8Array[]) => {
      // No batch may overwrite this one while it is in use.
      await new Promise((resolve) => setImmediate(resolve));
      for (const chunk of batch) chunks.push(Buffer.from(chunk));
    };
    expect(await blob.store.readChunks(blob.key, { offset, end }, take, never)).toBe("read");
    expect(Buffer.concat(chunks).equals(BODY.subarray(offset, end))).toBe(true);
  });

  test.each([
    [0, END],
    [0, 0],
    [CHUNK - 1, CHUNK + 1],
    [END - 1, END],
  ])("reads bytes %i up to %i into memory", async (offset, end) => {
    await using blob = await openWithBlob();
    const read = await blob.store.readBytes(blob.key, { offset, end }, never);
    expect(read && BODY.subarray(offset, end).equals(read)).toBe(true);
  });

  test("reading into memory fails on abort or for a short Blob, and returns `null` for a missing one", async () => {
    await using blob = await openWithBlob();
    const reason = new Error("too late");
    const range = { offset: END - 1, end: END + 1 };
    await expect(blob.store.readBytes(blob.key, range, AbortSignal.abort(reason))).rejects.toBe(reason);
    const tooShort = { name: "BlobStoreError", fault: "unavailable" };
    await expect(blob.store.readBytes(blob.key, range, never)).rejects.toMatchObject(tooShort);
    expect(await blob.store.readBytes(newKey(), range, never)).toBeNull();
  });

  test("reading in batches fails with the error of `take`, on abort, or if the Blob is too short", async () => {
    await using blob = await openWithBlob();
    const range = { offset: 0, end: END };
    const refusing = async () => {
      throw new Error("no more");
    };
    await expect(blob.store.readChunks(blob.key, range, refusing, never)).rejects.toThrow("no more");
    const abort = new AbortController();
    const reason = new Error("aborted by the test");
    const aborting = async () => abort.abort(reason);
    await expect(blob.store.readChunks(blob.key, range, aborting, abort.signal)).rejects.toBe(reason);
    const beyond = blob.store.readChunks(blob.key, { offset: END - 1, end: END + CHUNK }, async () => {}, never);
    await expect(beyond).rejects.toMatchObject({ name: "BlobStoreError", fault: "unavailable" });
    expect(await blob.store.readChunks(newKey(), range, async () => {}, never)).toBeNull();
  });

  test("finds neither a size nor bytes for a Blob that was never written", async () => {
    await using harness = await open();
    expect(await harness.store.size(newKey())).toBeNull();
    expect(await openBlobStream(harness.store, newKey(), { offset: 0, end: 1 }, never)).toBeNull();
  });

  test("I2: fails if a Blob is shorter than the range, instead of ending the stream early", async () => {
    await using blob = await openWithBlob();
    for (const range of [
      { offset: 0, end: END + 1 },
      { offset: END - 1, end: END + CHUNK },
    ]) {
      const reading = (async () => {
        const stream = await openBlobStream(blob.store, blob.key, range, never);
        return stream === null ? null : buffer(stream);
      })();
      await expect(reading).rejects.toMatchObject({ name: "BlobStoreError", fault: "unavailable" });
    }
  });

  test("does not begin a read if the signal has already aborted", async () => {
    await using blob = await openWithBlob();
    const reason = new Error("too late");
    const reading = openBlobStream(blob.store, blob.key, { offset: 0, end: END }, AbortSignal.abort(reason));
    await expect(reading).rejects.toBe(reason);
  });

  test("fails with the signal's reason when a read is aborted midway", async () => {
    await using blob = await openWithBlob();
    const abort = new AbortController();
    const reason = new Error("aborted by the test");
    const stream = await openBlobStream(blob.store, blob.key, { offset: 0, end: END }, abort.signal);
    if (stream === null) throw new Error("no Blob");
    const aborting = new Writable({
      write(_chunk, _encoding, callback) {
        abort.abort(reason);
        callback();
      },
    });
    await expect(pipeline(stream, aborting)).rejects.toBe(reason);
  });

  test("a read aborted before the reader attaches does not crash the process", async () => {
    await using blob = await openWithBlob();
    const abort = new AbortController();
    const reason = new Error("aborted by the test");
    const stream = await openBlobStream(blob.store, blob.key, { offset: 0, end: END }, abort.signal);
    if (stream === null) throw new Error("no Blob");
    abort.abort(reason);
    await expect.poll(() => stream.closed).toBe(true);
    expect(stream.errored).toBe(reason);
  });

  test("several readers can read one Blob concurrently", async () => {
    await using blob = await openWithBlob();
    const reads = await Promise.all(
      [0, 1, CHUNK, 2 * CHUNK].map(async (offset) => {
        const read = await readRange(blob.store, blob.key, offset, END);
        return read?.equals(BODY.subarray(offset));
      }),
    );
    expect(reads).toEqual([true, true, true, true]);
  });
}
