import { parseUploadId, type UploadId } from "@envoi/protocol";
import type { BlobEntry, BlobKey, UploadState } from "@envoi/store";

/** The Upload that a Blob below `uploads/` is for: its key ends with the id. `null`: not made by this product. */
export function uploadIdOf(key: BlobKey): UploadId | null {
  return parseUploadId(key.split("/").at(-1));
}

/** Whether nothing stands for this Blob. What `finishRemoval` still waits for is due work, and no leftover. */
export function isLeftover(entry: Pick<BlobEntry, "key">, state: UploadState | null): boolean {
  if (state === null) return true;
  if (state.state === "session") return false;
  if (state.state === "gone") return state.blobRemoved;
  return state.blobKey !== entry.key;
}
