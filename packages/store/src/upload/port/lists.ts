import type { BlobKey } from "../../blob/port.ts";

export type ListPointer = { etag: string; blobKey: BlobKey; bytes: number; expiresAtMs: number };

/** Pointers to the encrypted lists of accounts. `listKey`: 64 hex characters, a hash of account and list id. */
export interface ListStore {
  /**
   * Counts a list towards an account for `lifeSeconds` from now. A list that already counts is renewed.
   *
   * @param accountKey - a hash of the account, 64 hex characters
   * @param lists.most - maximum number of lists of an account
   */
  admitList(
    accountKey: string,
    listKey: string,
    lists: { most: number; lifeSeconds: number },
  ): Promise<"admitted" | "too_many">;
  /** Current version of a list, or `null`. */
  readList(listKey: string): Promise<ListPointer | null>;
  /**
   * Compare-and-set of the pointer; renews its lifetime. Keeps the replaced version; the one before it becomes due.
   *
   * @param expectedEtag - `undefined`: any version; `null`: only if there is none
   */
  writeList(
    listKey: string,
    next: { etag: string; blobKey: BlobKey; bytes: number; lifeSeconds: number },
    expectedEtag: string | null | undefined,
  ): Promise<"written" | "conflict">;
  /** Blobs of all versions kept for a list, even an expired one until the janitor removes it. Empty for no list. */
  inspectList(listKey: string): Promise<BlobKey[]>;
}
