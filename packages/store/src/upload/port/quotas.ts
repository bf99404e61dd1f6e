import type { UploadId } from "@envoi/protocol";

/*
 * [Note: Stored bytes]
 *
 * The bytes of a session, and of the Upload that it becomes, may count towards quotas: limits on one sender's stored
 * bytes. The record of such a session or Upload names its quotas until its Blob is removed, so the janitor can drop the
 * entries. A quota is identified by the hash of an account, a client network, or its site. An entry that is never
 * dropped lapses after the longest possible lifetime of the Upload. Owners can extend this lifetime again and again, so
 * each extension also extends the entries.
 */

/** Limits on stored bytes: [Note: Stored bytes]. */
export interface QuotaStore {
  /**
   * Counts a session's bytes towards a quota for `lifeSeconds` from now. If the session is already counted, its
   * entry is replaced.
   *
   * @param quota - 64 hex characters
   * @param limit.maxBytes - maximum sum of the bytes of all sessions that count towards the quota
   */
  admitToQuota(
    quota: string,
    id: UploadId,
    bytes: number,
    limit: { maxBytes: number; lifeSeconds: number },
  ): Promise<"admitted" | "too_much">;
  /**
   * Counts the session or its Upload for at least `lifeSeconds` from now, because its lifetime has changed. No effect if
   * it is not counted.
   */
  keepInQuota(quota: string, id: UploadId, lifeSeconds: number): Promise<void>;
  /** Removes the session or its Upload from the quota. No effect if it is not counted. */
  dropFromQuota(quota: string, id: UploadId): Promise<void>;
  /** @returns the bytes that currently count towards the quota */
  readQuota(quota: string): Promise<number>;
}
