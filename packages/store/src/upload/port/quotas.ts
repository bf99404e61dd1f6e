import type { UploadId } from "@envoi/protocol";

/*
 * [Note: Stored bytes]
 *
 * The bytes of a session, and of the Upload that it becomes, may count towards quotas: limits on what one sender has
 * stored. Its record then names the quotas until its Blob is removed, so that the janitor can drop the entries. A quota
 * is identified by a hash: of an account, or of a client network and of its site. An entry that nobody drops lapses after the
 * longest time that the Upload may live.
 */

/** Limits on stored bytes: [Note: Stored bytes]. */
export interface QuotaStore {
  /**
   * Counts a session's bytes towards a quota for `lifeSeconds` from now. A session that counts already is renewed.
   *
   * @param quota - 64 hex characters
   * @param limit.maxBytes - sum of the quota's sessions
   */
  admitToQuota(
    quota: string,
    id: UploadId,
    bytes: number,
    limit: { maxBytes: number; lifeSeconds: number },
  ): Promise<"admitted" | "too_much">;
  /** The session, or its Upload, no longer counts towards the quota. No effect if it did not. */
  dropFromQuota(quota: string, id: UploadId): Promise<void>;
  /** @returns the bytes that count towards the quota now */
  readQuota(quota: string): Promise<number>;
}
