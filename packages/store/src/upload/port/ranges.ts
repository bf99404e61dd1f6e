import type { UploadId } from "@envoi/protocol";
import type { BlobKey } from "../../blob/port.ts";
import type { Redeem } from "./nonces.ts";

/*
 * [Note: Resumable Claims]
 *
 * A Claim taken by `openRange` serves several requests, each for one range of the body. Its lease ends
 * IDLE_CLAIM_SECONDS after the last activity of any of these requests. The next request takes a lapsed Claim again if
 * the limit allows another download. A spent Claim stays usable for SPENT_CLAIM_SECONDS without counting again, because
 * the last Record may have been lost in transit; if the Claim used up the Upload, the Blob stays for the same time.
 * `endClaim` ends the use of the Claim and lets the Blob be removed.
 * A range begins within or directly after the bytes sent so far. It is charged in full when it opens, and credited with
 * the unsent bytes when it ends. All ranges under one Claim may add up to the body's size plus spare bytes
 * (`computeSpareBytes`), which allow for bytes that were lost when a connection broke. If the process of
 * a request died, the store has only the process's last report. The next range may then begin anywhere within the old
 * one, and the bytes possibly sent beyond such reports are limited to the body's size. A range that goes past the bytes
 * sent cuts off the open ranges; a range that only repeats bytes does not.
 *
 * [Note: Random-access Claims]
 *
 * For previews and single files, a resumable Claim can be opened with `randomAccess`. It is counted before its first
 * byte, not before the last Record, because its recipient may never fetch that Record. So a service sends nothing under
 * it until `spendClaim` has returned "spent". Until then, it is an ordinary held Claim, so a request that fails before
 * its first byte is not counted. The ranges of a random-access Claim may begin anywhere and never cut each other off.
 * Including the bytes possibly sent beyond a report, they are limited to twice the body's size plus the spare bytes, so
 * that files can be previewed and then downloaded. Once spent, the Claim stays usable for SPENT_CLAIM_SECONDS after its
 * last activity, but at most until RANDOM_ACCESS_SECONDS after it was opened, and FINISH_SECONDS after the expiry that
 * the Upload had when the Claim was opened. If the Claim used up the Upload, the Blob stays for the same time.
 *
 * [Note: Parallel Claims]
 *
 * A resumable Claim can be opened with `parallel`, for a recipient that fetches several ranges at once. Instead of a
 * single end of the bytes sent, the store records which spans of the body were sent. A range may begin anywhere, and up
 * to MAX_PARALLEL_RANGES run at the same time. A range that overlaps an open one replaces it and cuts it off, because
 * the recipient is continuing where a connection broke. A range of a single byte does not, because it only
 * keeps the Claim alive. The limits on bytes are the same as for any resumable Claim. The range of a process that died
 * counts as sent in full, because bytes beyond its last report may have arrived.
 * Only a range with the last Record spends the Claim. Such a range, like `spendRange`, is rejected until all bytes
 * before the last Record are sent or being sent. So all other bytes are in flight when a download is counted. Spans
 * that touch are one span. There are at most MAX_SPANS spans: at that number, a range that begins neither within nor
 * directly after a span is rejected. So a Claim uses about a kilobyte, whatever the body's size; a bitmap of the
 * Records of 5 GiB would use ten kilobytes, rewritten with every report.
 *
 * [Note: Bytes without a download]
 *
 * When a resumable Claim is released or lapses, the Upload is charged all bytes possibly sent under it: the bytes sent
 * for ranges that have ended, and the whole range for ranges that are open or whose process died. If such a range ends
 * later, the charge does not change. Otherwise, a recipient could release its Claim within a range, or let the
 * connection hang, and be charged almost nothing. So an Upload of size S whose limit was never above L sends at most
 *   max(10, 10 × L) × S             under released Claims,
 *   and L × (2 × S + spare bytes)   under Claims that are held or counted.
 */

/**
 * Number of bytes that may be sent under a resumable Claim beyond the body's size. A proxy may have buffered a whole
 * response when its connection to the client breaks, so even a response with the whole body may be lost once.
 */
export function computeSpareBytes(ciphertextBytes: number): number {
  return Math.max(MIN_SPARE_BYTES, ciphertextBytes);
}

/** How long a resumable Claim is held after its last activity. */
export const IDLE_CLAIM_SECONDS = 120;
/** Time for which a resumable Claim remains usable after it has been spent. */
export const SPENT_CLAIM_SECONDS = 900;
/** Maximum time for which a random-access Claim is usable after it is opened. */
export const RANDOM_ACCESS_SECONDS = 86_400;
/** Minimum number of spare bytes. A body that is longer has as many spare bytes as it has bytes. */
export const MIN_SPARE_BYTES = 16_777_216;
/** Maximum number of open ranges per Claim. */
export const MAX_OPEN_RANGES = 8;
/**
 * Maximum number of concurrent ranges of a parallel Claim, excluding ranges that have been cut off but have not ended
 * yet.
 */
export const MAX_PARALLEL_RANGES = 6;
/** Maximum number of body spans recorded for a parallel Claim. */
export const MAX_SPANS = 32;

/** A body's bytes from `firstByte` up to, but not including, `endByte`, for one request under a resumable Claim. */
export type RangeRequest = { requestId: string; firstByte: number; endByte: number };
/**
 * `randomAccess`, `parallel`: the kind of a new Claim, see [Note: Random-access Claims] and [Note: Parallel Claims].
 * Both are ignored for an existing Claim, and `parallel` is ignored with `randomAccess`. `receivedBytes`: number of
 * bytes from the body's beginning that the recipient of a new parallel Claim already has, see [Note: Live links].
 */
export type OpenRange = RangeRequest & {
  isNew: boolean;
  randomAccess?: boolean;
  parallel?: boolean;
  receivedBytes?: number;
};
/** @see RangeStore.openRange */
export type RangeAnswer =
  | {
      result: "opened";
      blobKey: BlobKey;
      ciphertextBytes: number;
      spent: boolean;
      randomAccess: boolean;
      parallel: boolean;
    }
  | { result: "out_of_range"; ciphertextBytes: number }
  | { result: "all_claimed" }
  /** Too many bytes have been sent or are charged to open ranges, or too many ranges are open. */
  | { result: "used_up" }
  /** The body cannot be claimed before it is complete. See [Note: Live links]. */
  | { result: "uploading" };

/** The store of resumable Claims and their ranges. */
export interface RangeStore {
  /**
   * Begins a request under a resumable Claim, see [Note: Resumable Claims]; takes the Claim first when `isNew`. An
   * `endByte` past the body's end is treated as that end. Repeating the call with the same request id charges nothing
   * more.
   *
   * @returns `null` also for a Claim that is unknown, released or spent too long ago
   */
  openRange(id: UploadId, claimId: string, range: OpenRange): Promise<RangeAnswer | null>;
  /** Redeems a Nonce, then opens a range. `lost`: see `redeemForMetadata`; in this case, no range was opened. */
  redeemForRange(
    id: UploadId,
    redeem: Redeem,
    claimId: string,
    range: OpenRange,
  ): Promise<{ answer: RangeAnswer | null } | "lost" | null>;
  /**
   * Extends the lease. `lost`: the caller must stop sending.
   *
   * @param sentBytes - bytes of this range that may have arrived; the same for `endRange`
   */
  renewRange(id: UploadId, claimId: string, requestId: string, sentBytes: number): Promise<"renewed" | "lost">;
  /** Ends a request, not its Claim. Repeating the call has no effect. */
  endRange(id: UploadId, claimId: string, requestId: string, sentBytes: number): Promise<void>;
  /**
   * Calls `spendClaim`, then `endRange` with all bytes of the range. Call this once the remaining bytes are certain
   * to be sent. Idempotent. Also returns `lost` for a parallel Claim if some byte before the last Record is
   * neither sent nor being sent.
   */
  spendRange(id: UploadId, claimId: string, requestId: string): Promise<"spent" | "lost">;
  /**
   * Ends a resumable Claim: releases or counts a held Claim, as `releaseClaim` does for non-resumable ones, and ends
   * the use of a spent Claim.
   *
   * @returns `null` when the Claim is unknown, or its Upload has been deleted or has expired
   */
  endClaim(id: UploadId, claimId: string): Promise<"ended" | null>;
}
