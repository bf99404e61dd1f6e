import type { BlobEntry } from "../blob/port.ts";
import type { UploadState, UploadStore } from "../upload/port.ts";
import type { BlobOwner } from "./blob-owner.ts";

type Entry = Pick<BlobEntry, "key" | "partsId">;

/** Whether nothing refers to this Blob. A Blob whose removal is unfinished is due, not a leftover. */
function isLeftoverOfUpload({ key, partsId }: Entry, state: UploadState | null): boolean {
  if (state === null) return true;
  if (state.state === "session") return false;
  if (state.state === "gone") return state.blobRemoved;
  // The Blob of a visible Upload is complete, so Parts with its key belong to an unfinished copy.
  return state.blobKey !== key || partsId !== null;
}

/** Whether the owner of a Blob or unfinished Parts no longer needs them. */
export async function isLeftover(
  uploads: Pick<UploadStore, "inspect" | "inspectList">,
  entry: Entry,
  owner: BlobOwner,
): Promise<boolean> {
  switch (owner.kind) {
    case "upload":
      return isLeftoverOfUpload(entry, await uploads.inspect(owner.id));
    case "session":
      return (await uploads.inspect(owner.id))?.state !== "session";
    case "list":
      return !(await uploads.inspectList(owner.listKey)).includes(entry.key);
    case "events":
    case "order":
      return entry.partsId !== null;
  }
}
