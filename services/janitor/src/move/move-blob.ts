import { type BlobEntry, type BlobOwner, blobSha256, isLeftover, type StoreMove, type UploadStore } from "@envoi/store";
import type { Pace } from "../pace.ts";
import { copyBlob } from "./copy-blob.ts";

type Truth = Pick<UploadStore, "inspect" | "inspectList">;

/** A copy differs from its original, although neither may change. */
class DifferentCopy extends Error {
  constructor() {
    super("the copy of a blob has other bytes than the original; both are kept");
    this.name = "DifferentCopy";
  }
}

/**
 * Copies a Blob, compares the copy with what was read, and only then removes the original. May be repeated after any
 * step, also while another process does the same.
 *
 * @returns `moved`; `gone` when it was removed during the call
 * @throws BlobStoreError, DifferentCopy: the original is still there
 */
export async function moveBlob(
  stores: StoreMove,
  entry: BlobEntry,
  pace: Pace,
  signal: AbortSignal,
): Promise<"moved" | "gone"> {
  const { from, to } = stores;
  const { key, bytes } = entry;
  const earlier = await to.size(key);
  if (earlier === null) {
    try {
      const digest = await copyBlob(stores, entry, pace, signal);
      if ((await blobSha256(to, key, signal, bytes)) !== digest) {
        // Readers prefer it to the original.
        await to.remove(key);
        throw new DifferentCopy();
      }
    } catch (error) {
      if ((await from.size(key)) === null) return "gone";
      throw error;
    }
  } else {
    // A process was killed between copying and removing, or is about to remove it.
    const original = await blobSha256(from, key, signal, bytes);
    if (original === null) return "gone";
    if (original !== (await blobSha256(to, key, signal, bytes))) throw new DifferentCopy();
  }
  await from.remove(key);
  return "moved";
}

/**
 * Whether a moved Blob stays. A Blob that was deleted while it was copied may be back: then its owner no longer refers
 * to it, or will not once its removal is complete.
 *
 * @returns `later` while that is not known
 */
export async function isStillOwned(uploads: Truth, { key }: BlobEntry, owner: BlobOwner): Promise<boolean | "later"> {
  if (await isLeftover(uploads, { key, partsId: null }, owner)) return false;
  if (owner.kind !== "upload") return true;
  const state = await uploads.inspect(owner.id);
  return state?.state === "live" && state.blobKey === key ? true : "later";
}
