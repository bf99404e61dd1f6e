import type { UploadId } from "@envoi/protocol";

/*
 * [Note: Pending bytes]
 *
 * A session that waits for its sender to come back takes up space for as long as `sessionLifeSeconds`. Its bytes count
 * towards its client network and towards the whole store, and a session that would exceed either limit is abandoned
 * instead of kept. An entry lapses by itself, so one that nobody drops, because its gateway died, only counts too long.
 */

/*
 * [Note: Stored bytes]
 *
 * The bytes of a session, and of the Upload that it becomes, may count towards a limit on what its sender has stored. Its
 * record then names the holder until its Blob is removed, so that the janitor can drop the entry. Most holders are
 * accounts, known by a hash. An entry that nobody drops lapses after the longest time that the Upload may live.
 */

/** What uploads count towards limits on space: [Note: Pending bytes], [Note: Stored bytes]. */
export interface PendingStore {
  /**
   * Counts a session's bytes towards a holder for `lifeSeconds` from now. A session that counts already is renewed.
   *
   * @param holder - 64 hex characters: a hash of the client network or account, or a constant for the whole store
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
