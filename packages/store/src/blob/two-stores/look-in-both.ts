import { type BlobStore, BlobStoreError, type MovableBlobStore } from "../port.ts";
import { isRefused } from "../s3/s3-faults.ts";

export type TwoStores = { first: MovableBlobStore; second: MovableBlobStore };

/** Where a service has no right to list, the store answers a missing object like a forbidden one. */
function mayBeAbsent(error: unknown): boolean {
  return error instanceof BlobStoreError && error.fault === "unavailable" && isRefused(error);
}

/**
 * Looks for something in the first store, then in the second, and once more in the first, where it may have been moved
 * in between. A store that is unavailable does not hide what the other one has.
 *
 * @param look - resolves with `null` when it is not there
 * @returns `null` when neither has it
 * @throws BlobStoreError when it was not found and a store did not confirm that it is missing; other errors of `look`
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
      // Another attempt would take as long to fail.
      if (store === first) mayBeInFirst = mayBeAbsent(error);
    }
  }
  if (failure !== null) throw failure;
  return null;
}

/** @returns length in bytes; `null` when it is not there, or when the store does not say whether it is */
export async function sizeIn(store: BlobStore, key: Parameters<BlobStore["size"]>[0]): Promise<number | null> {
  try {
    return await store.size(key);
  } catch (error) {
    if (mayBeAbsent(error)) return null;
    throw error;
  }
}
