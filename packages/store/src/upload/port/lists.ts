import type { BlobKey } from "../../blob/port.ts";

export type ListPointer = { etag: string; blobKey: BlobKey; bytes: number; expiresAtMs: number };

/** Pointers to the encrypted lists of accounts. `listKey`: 64 hex characters, a hash of account and list id. */
export interface ListStore {
  /**
   * Counts a list towards an account's limit for `lifeSeconds` from now. If the list is already counted, its time
   * is renewed.
   *
   * @param accountKey - a hash of the account, 64 hex characters
   * @param lists.most - maximum number of lists per account
   */
  admitList(
    accountKey: string,
    listKey: string,
    lists: { most: number; lifeSeconds: number },
  ): Promise<"admitted" | "too_many">;
  /** Current version of a list, or `null`. */
  readList(listKey: string): Promise<ListPointer | null>;
  /**
   * Compare-and-set of the pointer; renews its lifetime. The replaced version is retained, and the version before it
   * becomes due for removal.
   *
   * @param expectedEtag - `undefined`: replaces any version; `null`: writes only if there is no version
   */
  writeList(
    listKey: string,
    next: { etag: string; blobKey: BlobKey; bytes: number; lifeSeconds: number },
    expectedEtag: string | null | undefined,
  ): Promise<"written" | "conflict">;
  /**
   * Blobs of all stored versions of a list. An expired list keeps its versions until the janitor removes it. Empty if
   * there is no list.
   */
  inspectList(listKey: string): Promise<BlobKey[]>;
}
