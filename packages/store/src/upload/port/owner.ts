import type { AuthKey, UploadId, WrappedKey } from "@envoi/protocol";
import type { StoredUpload } from "./uploads.ts";

/*
 * [Note: Deletion]
 *
 * Deletion ends everything that still allows an id's bytes to be read:
 * - a visible or taken-down Upload, and all its Claims;
 * - an expired or used-up Upload, while a Claim may still send its bytes;
 * - a session, running or waiting for its sender: its writers are fenced off, and its live link ends. Its record stays
 *   for ENDED_SESSION_SECONDS, so its writers can tell the sender why the session ended, and have stopped by the time
 *   the janitor removes its bytes.
 */

/** Who ended an Upload or session before it expired or completed. */
export type Ender = "owner" | "operator";

/** Time that a deleted session stays before removal: longer than its writers' renewal interval. */
export const ENDED_SESSION_SECONDS = 20;

/** Operations of an Upload's owner. */
export interface OwnerStore {
  /**
   * Sets the limit, the lifetime from now, or both; an absent value is left unchanged. Fact: `upload.changed`. A limit
   * equal to the current number of downloads uses up the Upload, with the additional Fact `download.exhausted`.
   *
   * @returns `below_downloads`, without effect, when the limit is lower than the current number of downloads
   */
  changeLimits(
    id: UploadId,
    change: { operationId: string; downloadLimit?: number; timeLimitSeconds?: number },
  ): Promise<StoredUpload | "used_up" | "below_downloads" | null>;
  /**
   * Replaces the AuthKey and any wrapped key, and sets the password flag, all in one step;
   * Nonces stay valid. Fact: `upload.changed`.
   *
   * @param change.wrappedKey - required if the Upload has one, otherwise absent
   */
  setPassword(
    id: UploadId,
    change: { operationId: string; authKey: AuthKey; wrappedKey?: WrappedKey },
  ): Promise<StoredUpload | null>;
  /**
   * @returns the OwnerToken hash for an id that its owner may delete, see [Note: Deletion]; `null` also for a
   *   taken-down Upload, and for a complete delivery, which its request's owner deletes
   */
  readOwner(id: UploadId): Promise<string | null>;
  /**
   * Ends the Upload or session of this id, see [Note: Deletion]. Fact, unless it was a session: `upload.deleted`.
   * Repeating the call with the same operation id returns `deleted` again.
   *
   * @param by - default: `owner`
   */
  delete(id: UploadId, operationId: string, by?: Ender): Promise<"deleted" | null>;
}
