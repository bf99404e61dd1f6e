import type { UploadId } from "@envoi/protocol";
import type { BlobKey, BlobStore } from "../blob/port.ts";
import type { UploadReader } from "../upload/port.ts";

type ListedUpload = { id: UploadId; blobKey: BlobKey };
/** Uploads whose Blobs are in the same folder. */
type Group = { folder: string; expected: Map<BlobKey, UploadId> };

/** Maximum number of Uploads compared with one listing, to limit memory use. */
const MAX_COMPARED = 10_000;

const parentFolder = (key: BlobKey) => key.slice(0, key.lastIndexOf("/") + 1);

/**
 * Groups consecutive Uploads by folder. Uploads are listed by shard, and each shard has one folder, so there are few
 * groups.
 */
async function* groupByFolder(uploads: AsyncIterable<ListedUpload>): AsyncGenerator<Group> {
  let group: Group = { folder: "", expected: new Map() };
  for await (const { id, blobKey } of uploads) {
    const folder = parentFolder(blobKey);
    if (folder !== group.folder || group.expected.size === MAX_COMPARED) {
      if (group.expected.size > 0) yield group;
      group = { folder, expected: new Map() };
    }
    group.expected.set(blobKey, id);
  }
  if (group.expected.size > 0) yield group;
}

/**
 * Finds visible Uploads whose Blob is missing. It lists Blobs instead of requesting each Blob's length, because S3
 * returns a length only to users that may read the Blob.
 */
export async function* findMissing(
  stores: { uploads: Pick<UploadReader, "inspect">; blobs: Pick<BlobStore, "list"> },
  listed: AsyncIterable<ListedUpload>,
): AsyncGenerator<UploadId> {
  const { uploads, blobs } = stores;
  for await (const { folder, expected } of groupByFolder(listed)) {
    for await (const { key } of blobs.list(folder, { unfinished: false })) expected.delete(key);
    for (const [blobKey, id] of expected) {
      const state = await uploads.inspect(id);
      // The Upload may have been deleted or taken down since it was listed.
      const isVisible = state?.state === "live" && state.takenDownUntilMs === null && state.blobKey === blobKey;
      if (isVisible) yield id;
    }
  }
}
