import type { AuthKey, UploadId, WrappedKey } from "@envoi/protocol";
import type { StoredUpload } from "./uploads.ts";

/** Operations of an Upload's owner. */
export interface OwnerStore {
  /**
   * Sets the limit, the lifetime from now, or both; absent = unchanged. Fact: `upload.changed`. A limit equal to the
   * current downloads uses up the Upload (also Fact `download.exhausted`).
   *
   * @returns `below_downloads`, without effect, when the limit is less than the current downloads
   */
  changeLimits(
    id: UploadId,
    change: { operationId: string; downloadLimit?: number; timeLimitSeconds?: number },
  ): Promise<StoredUpload | "used_up" | "below_downloads" | null>;
  /**
   * Replaces the AuthKey and, if the Upload has one, the wrapped key, and sets the password flag, in one step; Nonces
   * stay valid. Fact: `upload.changed`.
   *
   * @param change.wrappedKey - required if the Upload has one, otherwise absent
   */
  setPassword(
    id: UploadId,
    change: { operationId: string; authKey: AuthKey; wrappedKey?: WrappedKey },
  ): Promise<StoredUpload | null>;
  /** Also of an Upload that was taken down. Fact: `upload.deleted`. Repeated with the same operation id, it returns `deleted` again. */
  delete(id: UploadId, operationId: string): Promise<"deleted" | null>;
}
