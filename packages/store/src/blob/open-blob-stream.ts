import { Readable } from "node:stream";
import type { BlobKey, BlobStore, ByteRange } from "./port.ts";

/**
 * Reads a Blob as a stream. The stream fails when `readChunks` rejects.
 *
 * @returns `null` when there is no such Blob
 * @throws errors of `readChunks` before the first byte
 */
export async function openBlobStream(
  blobs: Pick<BlobStore, "readChunks">,
  key: BlobKey,
  range: ByteRange,
  signal: AbortSignal,
): Promise<Readable | null> {
  const ended = new AbortController();
  const found = Promise.withResolvers<boolean>();
  let wanted = Promise.withResolvers<void>();
  const onAbort = () => void stream.destroy(signal.reason);
  const stream = new Readable({
    read: () => wanted.resolve(),
    destroy(error, callback) {
      signal.removeEventListener("abort", onAbort);
      ended.abort(error ?? new Error("the reader has left"));
      wanted.resolve();
      callback(error);
    },
  });
  // An abort before the reader attaches must not crash the process; the reader gets the stream's error.
  stream.on("error", () => {});
  signal.addEventListener("abort", onAbort, { once: true });

  async function take(batch: readonly Uint8Array[]): Promise<void> {
    found.resolve(true);
    for (const chunk of batch) {
      if (stream.destroyed) return;
      wanted = Promise.withResolvers();
      // The chunk is copied, because the store may reuse it.
      if (!stream.push(Buffer.from(chunk))) await wanted.promise;
    }
  }
  blobs.readChunks(key, range, take, AbortSignal.any([signal, ended.signal])).then(
    (read) => {
      found.resolve(read !== null);
      stream.push(null);
    },
    (error) => {
      found.reject(error);
      stream.destroy(error);
    },
  );
  return (await found.promise) ? stream : null;
}
