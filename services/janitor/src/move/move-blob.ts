import { type BlobEntry, type BlobOwner, blobSha256, isLeftover, type StoreMove, type UploadStore } from "@envoi/store";
import type { Pace } from "../pace.ts";
import { copyBlob } from "./copy-blob.ts";

type Truth = Pick<UploadStore, "inspect" | "inspectList">;

/** The copy differs from the original, although Blobs never change. */
class DifferentCopy extends Error {
  constructor() {
    super("the copy of a blob has other bytes than the original; both are kept");
    this.name = "DifferentCopy";
  }
}

/**
 * Copies a Blob, compares the copy with the bytes read, and only then removes the original. May be repeated after any
 * step, even while another process does the same.
 *
 * @returns `moved`; `gone` if the Blob was removed during the call
 * @throws BlobStoreError, DifferentCopy: in both cases the original still exists
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
        // A wrong copy must not stay, because readers prefer the copy to the original.
        await to.remove(key);
        throw new DifferentCopy();
      }
    } catch (error) {
      if ((await from.size(key)) === null) return "gone";
      throw error;
    }
  } else {
    // A copy already exists: a process was killed before removing the original, or another is about to remove it.
    const original = await blobSha256(from, key, signal, bytes);
    if (original === null) return "gone";
    if (original !== (await blobSha256(to, key, signal, bytes))) throw new DifferentCopy();
  }
  await from.remove(key);
  return "moved";
}

/**
 * Whether a moved Blob is still needed. A Blob that was deleted while it was being copied may have been restored by the
 * copy. The Upload, session or list no longer refers to such a Blob, or will not once its removal is complete.
 *
 * @returns `later` while this is not known
 */
export async function isStillOwned(uploads: Truth, { key }: BlobEntry, owner: BlobOwner): Promise<boolean | "later"> {
  if (await isLeftover(uploads, { key, partsId: null }, owner)) return false;
  if (owner.kind !== "upload") return true;
  const state = await uploads.inspect(owner.id);
  return state?.state === "live" && state.blobKey === key ? true : "later";
}
