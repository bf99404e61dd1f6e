import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { type BlobBody, blobKey, createDirectoryBlobStore } from "@envoi/store";
import { expect, test } from "vitest";
import { sendBlob } from "./send-blob.ts";

async function* inOneBatch(bytes: Uint8Array): BlobBody {
  yield [bytes];
}

test.each([1_000, 300_000])(
  "I10: a recipient of %i bytes who leaves while the Claim is being spent holds nothing any longer",
  async (bytes) => {
    await using directory = await mkdtempDisposable(join(tmpdir(), "envoi-send-"));
    await using blobs = createDirectoryBlobStore({ directory: join(directory.path, "blobs") });
    const key = blobKey("uploads/0123456789abcdef");
    const { signal } = new AbortController();
    await blobs.write(key, inOneBatch(randomBytes(bytes)), bytes, signal);
    const response = new PassThrough().resume();
    const spend = async () => {
      response.destroy();
      await once(response, "close");
    };
    const to = { response, progress: { handedBytes: 0, sentBytes: 0 }, begin() {}, spendsFirst: false, spend };
    await sendBlob(blobs, { blobKey: key, ciphertextBytes: bytes }, { firstByte: 0, endByte: bytes }, to, signal);
    expect(to.progress.handedBytes).toBe(bytes);
  },
);
