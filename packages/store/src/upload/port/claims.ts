import type { UploadId } from "@envoi/protocol";
import type { Redeem } from "./nonces.ts";
import type { StoredUpload } from "./uploads.ts";

/*
 * [Note: Claims]
 *
 * A Claim is one download taken from the limit: held → spent, or held → released. Only `spent` counts as a download,
 * and a service sends the last Record only after `spendClaim` has returned "spent". held + spent never exceeds the
 * limit when a Claim is taken; spending checks the limit again, because it may have been lowered.
 * A held Claim has a lease. The Upload's next operation releases a Claim whose lease has lapsed. The bytes sent
 * under released Claims are limited to max(10, 10 × downloadLimit) × size per Upload; an aborted transfer above that
 * counts as a download. A process that aborts a transfer reports the bytes sent. For a Claim that lapsed or was too
 * slow, the number of bytes sent is unknown, so the whole body counts.
 * A Claim may be held for the grace period plus the time that its sent bytes take at the minimum rate, up to 24
 * h.
 */

/** Limit on bytes sent under released Claims, in multiples of the Upload's size times max(1, downloadLimit). */
export const RELEASED_BYTES_FACTOR = 10;
/**
 * Maximum number of held Claims per Upload, however high its limit is: recipients who abort hold theirs until the lease
 * ends, and the Upload's next operation then releases them all.
 */
export const MAX_HELD_CLAIMS = 2_000;
/** Maximum time that an expired Upload waits for its held Claims. */
export const FINISH_SECONDS = 3_600;

export interface ClaimStore {
  /**
   * Takes one download from the limit, see [Note: Claims]. Repeating the call with the same Claim id has no effect.
   *
   * @returns `all_claimed` while held Claims use up the limit, or MAX_HELD_CLAIMS are held; `null` if the Upload is not
   *   visible
   */
  takeClaim(id: UploadId, claimId: string): Promise<StoredUpload | "all_claimed" | null>;
  /** Redeems a Nonce, then takes a Claim. `lost`: see `redeemForMetadata`; no Claim was taken. */
  redeemForClaim(
    id: UploadId,
    redeem: Redeem,
    claimId: string,
  ): Promise<{ upload: StoredUpload; isTaken: boolean } | "lost" | null>;
  /**
   * Extends the Claim's lease. `lost`: the Claim was released, spent or too slow, or its Upload was deleted. In any of
   * these cases, the caller must stop sending.
   */
  renewClaim(id: UploadId, claimId: string, sentBytes: number): Promise<"renewed" | "lost">;
  /** held → spent. Facts: `download.completed`, and with the last download also `download.exhausted`. */
  spendClaim(id: UploadId, claimId: string): Promise<"spent" | "lost">;
  /**
   * Releases a non-resumable Claim after its process has sent `sentBytes`; resumable Claims end with
   * `endClaim`. held → released; or counted, with the same Facts as for spending, if released Claims have sent too many
   * bytes.
   */
  releaseClaim(id: UploadId, claimId: string, sentBytes: number): Promise<"released" | "counted" | "lost">;
}
