import { join } from "node:path";
import { type BlobKey, parseBlobKey } from "../port.ts";

/** Neither character occurs in a key, so the key can be parsed from the name of a staged file. */
const SLASH = "+";
const MARK = "~";
const STAGED = /^([^~]+)~([0-9a-f]+)$/;

/**
 * [Note: Blob directory]
 *
 * `blobs/<key>` is a finished Blob. `staging/<key>~<id>` is a Blob that is being written, with `+` in place of the
 * slashes in its key. A staged file is synced and then renamed, so `blobs` never contains a partial Blob. Empty
 * directories are not removed: Upload keys need 256 of them, and a writer may be about to use one.
 */
export function createBlobPaths(root: string) {
  const finished = join(root, "blobs");
  const staging = join(root, "staging");
  const stagedPrefix = (key: BlobKey) => `${key.replaceAll("/", SLASH)}${MARK}`;
  return {
    root,
    finished,
    staging,
    /** Name prefix of files staged for this key. */
    stagedPrefix,
    blob: (key: BlobKey) => join(finished, key),
    staged: (key: BlobKey, id: string) => join(staging, `${stagedPrefix(key)}${id}`),
    /** @returns `null` if this is not the name of a staged file */
    parseStaged(name: string): { key: BlobKey; partsId: string } | null {
      const [, stagedKey, partsId] = STAGED.exec(name) ?? [];
      const key = stagedKey === undefined ? null : parseBlobKey(stagedKey.replaceAll(SLASH, "/"));
      return key === null || partsId === undefined ? null : { key, partsId };
    },
  };
}
