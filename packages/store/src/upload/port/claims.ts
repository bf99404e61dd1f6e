import type { UploadId } from "@envoi/protocol";
import type { StoredUpload } from "./uploads.ts";

/*
 * [Note: Claims]
 *
 * A Claim is one download taken from the limit: held → spent, or held → given back. Only `spent` counts as a download, and a
 * service sends the last Record only after `spendClaim` returned "spent". held + spent never exceeds the limit when a Claim is
 * taken; spending checks the limit again, as it may have been lowered.
 * A held Claim has a lease. The next operation on the Upload gives back a Claim whose lease lapsed. The bytes given back per
 * Upload are limited to max(10, 10 × downloadLimit) × size; an aborted transfer beyond that counts as a download. A process
 * that aborts a transfer reports the bytes sent. For a Claim that lapsed or was too slow they are unknown, so the whole body
 * counts.
 * A Claim may be held for the grace period plus the time its sent bytes take at the minimum rate, at most 24 h.
 */

/** Bytes given back per Upload, in multiples of its size times max(1, downloadLimit). */
export const RELEASED_BYTES_FACTOR = 10;
/** An Upload past its expiry waits this long for its held Claims. */
export const FINISH_SECONDS = 3_600;

export interface ClaimStore {
  /** Takes one download from the limit, see [Note: Claims]. Sent twice with the same Claim id: one Claim. */
  takeClaim(id: UploadId, claimId: string): Promise<StoredUpload | "all_claimed" | null>;
  /** Extends the lease. `lost`: given back, spent, too slow, or the Upload was deleted: stop sending. */
  renewClaim(id: UploadId, claimId: string, sentBytes: number): Promise<"renewed" | "lost">;
  /** held → spent. Facts: `download.completed`, and `download.exhausted` with the last one. */
  spendClaim(id: UploadId, claimId: string): Promise<"spent" | "lost">;
  /** held → given back, or spent when too many bytes were given back already (Facts as for spending). */
  giveBackClaim(id: UploadId, claimId: string, sentBytes: number): Promise<"given_back" | "counted" | "lost">;
}
