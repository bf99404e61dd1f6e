import { join } from "node:path";
import { type BlobKey, parseBlobKey } from "../port.ts";

/** Neither is in any key, so a staged file's name tells its key. */
const SLASH = "+";
const MARK = "~";
const STAGED = /^([^~]+)~([0-9a-f]+)$/;

/**
 * [Note: Blob directory]
 *
 * `blobs/<key>` is a finished Blob, `staging/<key>~<id>` one being written, with `+` for the key's slashes. What is staged
 * becomes a Blob by a rename after it was synced, so there is never a part of one below `blobs`.
 * Directories stay when they empty: the keys of Uploads make 256 of them, and a writer may be about to use one.
 */
export type BlobPaths = {
  root: string;
  finished: string;
  staging: string;
  blob(key: BlobKey): string;
  staged(key: BlobKey, id: string): string;
  /** How the names of the files staged for this key begin. */
  stagedPrefix(key: BlobKey): string;
  /** @returns `null` for the name of no staged file */
  parseStaged(name: string): { key: BlobKey; partsId: string } | null;
};

export function createBlobPaths(root: string): BlobPaths {
  const finished = join(root, "blobs");
  const staging = join(root, "staging");
  const stagedPrefix = (key: BlobKey) => `${key.replaceAll("/", SLASH)}${MARK}`;
  return {
    root,
    finished,
    staging,
    stagedPrefix,
    blob: (key) => join(finished, key),
    staged: (key, id) => join(staging, `${stagedPrefix(key)}${id}`),
    parseStaged(name) {
      const [, stagedKey, partsId] = STAGED.exec(name) ?? [];
      const key = stagedKey === undefined ? null : parseBlobKey(stagedKey.replaceAll(SLASH, "/"));
      return key === null || partsId === undefined ? null : { key, partsId };
    },
  };
}
