import type { UploadId } from "@envoi/protocol";
import type { StoredUpload } from "./uploads.ts";

/*
 * [Note: Taken-down Uploads]
 *
 * An operator can hide an Upload without deleting it, so that a mistake can be undone. A taken-down Upload behaves like
 * one that expired long ago: it is not visible, and all its Claims end. But its Blob stays until the Upload would have
 * expired. Until then, the Upload can be restored or deleted, and `exists` tells clients that know our extensions that
 * it was removed. Anything that cannot be restored is deleted instead: a session, or an Upload that is expired or used
 * up but still being read under a Claim. See [Note: Deletion].
 */

/** A Claim that may still send bytes. */
export type OpenClaim = {
  claimId: string;
  /** See [Note: Resumable Claims]: a Claim of kind `once` serves one request. */
  kind: "once" | "resumable" | "random_access" | "parallel";
  state: "held" | "spent";
  /** End of the Claim's lease, or the time when it becomes unusable. */
  untilMs: number;
  /** Bytes sent, as reported by the process that serves the Claim. */
  sentBytes: number;
  /** Open ranges; empty for a Claim of kind `once`. */
  ranges: { firstByte: number; endByte: number; sentBytes: number }[];
};
/** Maximum number of Claims that `openClaims` returns. */
export const MAX_OPEN_CLAIMS = 1_000;

/** Operations of the service's operators. Each may be repeated. */
export interface OperatorStore {
  /**
   * See [Note: Taken-down Uploads].
   *
   * @returns `deleted`: deleted, and cannot be restored; `null`: there was nothing to take down
   */
  takeDown(id: UploadId): Promise<"taken_down" | "deleted" | null>;
  /** Makes a taken-down Upload visible again. @returns `null` for an Upload neither visible nor taken down */
  restore(id: UploadId): Promise<"restored" | null>;
  /** The clock of the store, in milliseconds since 1970. */
  clockMs(): Promise<number>;
  /** The Upload as it would be after `restore`; `null` unless it is taken down. */
  readTakenDown(id: UploadId): Promise<StoredUpload | null>;
  /**
   * Ids of taken-down Uploads, in no particular order. May include a few other ids, so check each with `readTakenDown`.
   */
  listTakenDown(): AsyncIterable<UploadId>;
  /** Ids of sessions, in no particular order. Some may have just ended, so check each with `readSession`. */
  listSessions(): AsyncIterable<UploadId>;
  /** An Upload's Claims that are held, or spent and still usable. Empty for an unknown id. */
  openClaims(id: UploadId): Promise<OpenClaim[]>;
}
