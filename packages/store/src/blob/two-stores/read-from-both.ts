import type { BlobKey, ByteRange, PartsRef, TakeBatch } from "../port.ts";
import { lookInBoth, type TwoStores } from "./look-in-both.ts";

/**
 * Reads a range with one call of a store. If that breaks off, because the Blob was moved, the other store continues
 * where it stopped: a Blob is the same in both.
 */
export function readFromBoth(
  stores: TwoStores,
  source: BlobKey | PartsRef,
  { offset, end }: ByteRange,
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
    return store.readChunks(source, { offset: at, end }, taking, signal);
  });
}
