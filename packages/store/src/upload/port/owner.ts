import type { AuthKey, UploadId, WrappedKey } from "@envoi/protocol";
import type { StoredUpload } from "./uploads.ts";

/*
 * [Note: Deletion]
 *
 * Deletion ends everything under which the bytes of an id can still be read:
 * - a visible Upload, or one that was taken down, and all its Claims;
 * - an Upload that has expired or is used up, as long as a Claim may still send bytes of it;
 * - a session, running or waiting for its sender: its writers are fenced off, and its live link ends. Its record stays
 *   for ENDED_SESSION_SECONDS, so that its writers can tell the sender why it ended, and have stopped by the time the
 *   janitor removes their bytes.
 */

/** Who ended something before its time. */
export type Ender = "owner" | "operator";

/**
 * How long a deleted session stays before it is due for removal. This is longer than the time between two renewals by
 * its writers.
 */
export const ENDED_SESSION_SECONDS = 20;

/** Operations of an Upload's owner. */
export interface OwnerStore {
  /**
   * Sets the limit, the lifetime from now, or both; an absent value stays unchanged. Fact: `upload.changed`. A limit
   * equal to the current number of downloads uses up the Upload, with the additional Fact `download.exhausted`.
   *
   * @returns `below_downloads`, without effect, when the limit is lower than the current number of downloads
   */
  changeLimits(
    id: UploadId,
    change: { operationId: string; downloadLimit?: number; timeLimitSeconds?: number },
  ): Promise<StoredUpload | "used_up" | "below_downloads" | null>;
  /**
   * Replaces the AuthKey and, if the Upload has one, the wrapped key, and sets the password flag, all in one step;
   * Nonces stay valid. Fact: `upload.changed`.
   *
   * @param change.wrappedKey - required if the Upload has one, otherwise absent
   */
  setPassword(
    id: UploadId,
    change: { operationId: string; authKey: AuthKey; wrappedKey?: WrappedKey },
  ): Promise<StoredUpload | null>;
  /**
   * @returns the hash of the OwnerToken of an id that its owner may delete, see [Note: Deletion]; `null` also for an
   *   Upload that was taken down
   */
  readOwner(id: UploadId): Promise<string | null>;
  /**
   * Ends the Upload or session of this id, see [Note: Deletion]. Fact, unless it was a session: `upload.deleted`. A
   * call that is repeated with the same operation id returns `deleted` again.
   *
   * @param by - default: `owner`
   */
  delete(id: UploadId, operationId: string, by?: Ender): Promise<"deleted" | null>;
}
