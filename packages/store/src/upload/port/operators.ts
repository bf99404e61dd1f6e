import type { UploadId } from "@envoi/protocol";

/*
 * [Note: Taken-down Uploads]
 *
 * An operator can hide an Upload without deleting it, in case that turns out to be a mistake. It then behaves like one
 * that expired long ago: it is not visible, and all its Claims end. But its Blob stays until the time at which it would
 * have expired, and until then it can be restored, or deleted.
 */

/** Operations of the service's operators. Each may be repeated. */
export interface OperatorStore {
  /** See [Note: Taken-down Uploads]. @returns `null` for an Upload that is neither visible nor taken down */
  takeDown(id: UploadId): Promise<"taken_down" | null>;
  /** Makes a taken-down Upload visible again. @returns `null` for an Upload that is neither visible nor taken down */
  restore(id: UploadId): Promise<"restored" | null>;
}
