import { Readable } from "node:stream";
import { type OpenAt, readObject } from "./read-object.ts";

const AHEAD_BYTES = 65_536;

/**
 * As `readObject`, for a reader that wants a stream. It fails as that rejects.
 *
 * @returns `null` when there is no such object
 */
export async function openObjectStream(
  openAt: OpenAt,
  range: { offset: number; end: number },
  etag: string | null,
  signal: AbortSignal,
): Promise<Readable | null> {
  const over = new AbortController();
  const found = Promise.withResolvers<boolean>();
  let wanted = Promise.withResolvers<void>();
  const stream = new Readable({
    read: () => wanted.resolve(),
    destroy(error, callback) {
      over.abort();
      wanted.resolve();
      callback(error);
    },
  });
  // An abort before the reader listens must not end the process; the reader finds the stream errored.
  stream.on("error", () => {});

  const opening: OpenAt = async (offset, etag) => {
    const opened = await openAt(offset, etag);
    if (opened !== null) found.resolve(true);
    return opened;
  };
  async function take(batch: readonly Uint8Array[]): Promise<void> {
    for (const chunk of batch) {
      if (stream.destroyed) return;
      wanted = Promise.withResolvers();
      if (!stream.push(chunk)) await wanted.promise;
    }
  }
  readObject(opening, { ...range, etag, aheadBytes: AHEAD_BYTES }, take, AbortSignal.any([signal, over.signal])).then(
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
