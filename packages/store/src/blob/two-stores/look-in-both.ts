import { type BlobStore, BlobStoreError, type MovableBlobStore } from "../port.ts";
import { isRefused } from "../s3/s3-faults.ts";

export type TwoStores = { first: MovableBlobStore; second: MovableBlobStore };

/** Whether the object may be missing: without permission to list, a missing object is reported as forbidden. */
function mayBeAbsent(error: unknown): boolean {
  return error instanceof BlobStoreError && error.fault === "unavailable" && isRefused(error);
}

/**
 * Looks for something in the first store, then in the second, and again in the first, in case it was moved in between.
 * If one store is unavailable, the other's data is still found.
 *
 * @param look - resolves with `null` when the store does not have it
 * @returns `null` when neither store has it
 * @throws BlobStoreError when nothing was found and a store did not confirm its absence; other errors of `look`
 */
export async function lookInBoth<Value>(
  { first, second }: TwoStores,
  look: (store: BlobStore) => Promise<Value | null>,
): Promise<Value | null> {
  let failure: BlobStoreError | null = null;
  let mayBeInFirst = true;
  for (const store of [first, second, first]) {
    if (store === first && !mayBeInFirst) continue;
    try {
      const found = await look(store);
      if (found !== null) return found;
    } catch (error) {
      if (!(error instanceof BlobStoreError) || error.fault !== "unavailable") throw error;
      failure ??= error;
      // A second attempt to read from an unavailable store would take just as long to fail.
      if (store === first) mayBeInFirst = mayBeAbsent(error);
    }
  }
  if (failure !== null) throw failure;
  return null;
}

/** @returns length in bytes; `null` when the Blob is or may be missing */
export async function sizeIn(store: BlobStore, key: Parameters<BlobStore["size"]>[0]): Promise<number | null> {
  try {
    return await store.size(key);
  } catch (error) {
    if (mayBeAbsent(error)) return null;
    throw error;
  }
}
