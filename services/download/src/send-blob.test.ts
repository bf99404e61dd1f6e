import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { type BlobBody, blobKey, createDirectoryBlobStore } from "@envoi/store";
import { expect, onTestFinished, test } from "vitest";
import { sendBlob } from "./send-blob.ts";

/** Stores a Blob of this size. Also returns the memory into which the Blob is read. */
async function storeBlob(bytes: number) {
  const directory = await mkdtempDisposable(join(tmpdir(), "envoi-send-"));
  const blobs = createDirectoryBlobStore({ directory: join(directory.path, "blobs") });
  onTestFinished(async () => {
    await blobs[Symbol.asyncDispose]();
    await directory.remove();
  });
  const blob = { blobKey: blobKey("uploads/0123456789abcdef"), ciphertextBytes: bytes };
  await blobs.write(blob.blobKey, inOneBatch(randomBytes(bytes)), bytes, signal);
  const read: Uint8Array[] = [];
  const readBytes: typeof blobs.readBytes = async (...range) => {
    const found = await blobs.readBytes(...range);
    if (found !== null) read.push(found);
    return found;
  };
  return { blobs: { ...blobs, readBytes }, blob, range: { firstByte: 0, endByte: bytes }, read };
}

async function* inOneBatch(bytes: Uint8Array): BlobBody {
  yield [bytes];
}

const { signal } = new AbortController();
/** A response that copies each chunk immediately, as the network does. */
function newReader() {
  const response = new PassThrough();
  const received: Buffer[] = [];
  response.on("data", (chunk: Buffer) => received.push(Buffer.from(chunk)));
  return { response, received: () => Buffer.concat(received) };
}

const newProgress = () => ({ handedBytes: 0, sentBytes: 0 });

test.each([1_000, 300_000])(
  "I10: a recipient of %i bytes who disconnects while the Claim is being spent leaves no resources in use",
  async (bytes) => {
    const { blobs, blob, range } = await storeBlob(bytes);
    const response = new PassThrough().resume();
    const spend = async () => {
      response.destroy();
      await once(response, "close");
    };
    const to = { response, progress: newProgress(), begin() {}, spendsFirst: false, spend };
    await sendBlob(blobs, blob, range, to, signal);
    expect(to.progress.handedBytes).toBe(bytes);
  },
);

test.each([1_000, 300_000])("I7: memory into which %i bytes were read is freed once they are sent", async (bytes) => {
  const { blobs, blob, range, read } = await storeBlob(bytes);
  const { response, received } = newReader();
  const to = { response, progress: newProgress(), begin() {}, spendsFirst: false, async spend() {} };
  await sendBlob(blobs, blob, range, to, signal);
  expect(received().byteLength).toBe(bytes);
  expect(read.map(({ byteLength }) => byteLength)).toEqual([0]);
});

test("a range that does not include the last Record is sent in full", async () => {
  const { blobs, blob } = await storeBlob(400_000);
  for (const range of [1, 2].map((firstByte) => ({ firstByte, endByte: 200_000 }))) {
    const { response, received } = newReader();
    const to = { response, progress: newProgress(), begin() {}, spendsFirst: false, async spend() {} };
    await sendBlob(blobs, blob, range, to, signal);
    expect(received().byteLength).toBe(range.endByte - range.firstByte);
  }
});
