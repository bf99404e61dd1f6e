import { Readable } from "node:stream";
import { type BlobKey, type BlobStore, BlobStoreError, type TakeBatch } from "../port.ts";
import { lookInBoth, type TwoStores } from "./look-in-both.ts";

type ByteRange = { offset: number; end: number };

/** A Blob moves at most once while it is read, and a store may fail once besides. */
const MAX_REOPENED = 2;

/**
 * Reads a range with one call of a store. If that breaks off, because the Blob was moved, the other store continues
 * where it stopped: a Blob is the same in both.
 *
 * @param readIn - reads a range in one store, as `readChunks`
 */
export function takeFromBoth(
  stores: TwoStores,
  { offset, end }: ByteRange,
  readIn: (store: BlobStore, range: ByteRange, take: TakeBatch) => Promise<"read" | null>,
  take: TakeBatch,
  signal: AbortSignal,
): Promise<"read" | null> {
  let at = offset;
  let refused: { error: unknown } | null = null;
  async function taking(batch: readonly Uint8Array[]): Promise<void> {
    // The chunks may be released once they are taken.
    const bytes = batch.reduce((sum, chunk) => sum + chunk.byteLength, 0);
    await take(batch).catch((error: unknown) => {
      refused = { error };
      throw error;
    });
    at += bytes;
  }
  return lookInBoth(stores, async (store) => {
    signal.throwIfAborted();
    if (refused !== null) throw refused.error;
    return readIn(store, { offset: at, end }, taking);
  });
}

/** The same as a stream. @returns `null` when neither store has the Blob */
export async function streamFromBoth(
  stores: TwoStores,
  key: BlobKey,
  { offset, end }: ByteRange,
  signal: AbortSignal,
): Promise<Readable | null> {
  let at = offset;
  const open = () =>
    lookInBoth(stores, async (store) => {
      signal.throwIfAborted();
      return store.read(key, { offset: at, end }, signal);
    });
  let current = await open();
  if (current === null) return null;

  async function* chunks(): AsyncGenerator<Uint8Array> {
    for (let reopened = 0; ; reopened++) {
      try {
        for await (const chunk of current ?? []) {
          at += (chunk as Uint8Array).byteLength;
          yield chunk as Uint8Array;
        }
        return;
      } catch (error) {
        const isBroken = error instanceof BlobStoreError && error.fault === "unavailable";
        if (!isBroken || signal.aborted || reopened >= MAX_REOPENED) throw error;
        current = await open();
        if (current === null) throw error;
      }
    }
  }
  const stream = Readable.from(chunks(), { objectMode: false });
  // An abort before the reader attaches must not crash the process; the reader finds the stream errored.
  stream.on("error", () => {});
  const onAbort = () => void stream.destroy(signal.reason);
  signal.addEventListener("abort", onAbort, { once: true });
  stream.once("close", () => {
    signal.removeEventListener("abort", onAbort);
    // The generator does not, if nothing was read.
    current?.destroy();
  });
  return stream;
}
