import type { UploadId } from "@envoi/protocol";

/*
 * [Note: Stored bytes]
 *
 * The bytes of a session, and of the Upload that it becomes, may count towards limits on what its sender has stored. Its
 * record then names the holders until its Blob is removed, so that the janitor can drop the entries. Holders are known by
 * a hash: an account, or a client network and its site. An entry that nobody drops lapses after the longest time that the
 * Upload may live.
 */

/** What uploads count towards limits on space: [Note: Stored bytes]. */
export interface PendingStore {
  /**
   * Counts a session's bytes towards a holder for `lifeSeconds` from now. A session that counts already is renewed.
   *
   * @param holder - 64 hex characters: a hash of the client network or account
   * @param limit.mostBytes - sum of the holder's sessions
   */
  admitPending(
    holder: string,
    id: UploadId,
    bytes: number,
    limit: { mostBytes: number; lifeSeconds: number },
  ): Promise<"admitted" | "too_much">;
  /** The session, or its Upload, no longer counts towards the holder. No effect if it did not. */
  dropPending(holder: string, id: UploadId): Promise<void>;
  /** @returns the bytes that count towards the holder now */
  readPending(holder: string): Promise<number>;
}
