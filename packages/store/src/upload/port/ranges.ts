import type { UploadId } from "@envoi/protocol";
import type { BlobKey } from "../../blob/port.ts";
import type { Redeem } from "./nonces.ts";

/*
 * [Note: Resumable Claims]
 *
 * A Claim taken by `openRange` serves several requests, each for one range of the body. Its lease ends
 * IDLE_CLAIM_SECONDS after the last activity of any of them. The next request takes a lapsed Claim again if the limit
 * allows another download. A spent Claim stays usable for SPENT_CLAIM_SECONDS without counting again, because the last
 * Record may have been lost in transit; if it used up the Upload, the Blob stays for the same time. `endClaim` ends
 * both.
 * A range begins within or directly after the bytes sent so far. It is charged in full when it opens, and credited with
 * the unsent bytes when it ends. All ranges under one Claim may add up to the body's size plus spare bytes
 * (MIN_SPARE_BYTES, SPARE_SHARE), for bytes in flight when a connection broke. If the process of a request died, the
 * store has only its last report: the next range may begin anywhere in the old one, and the bytes possibly sent beyond
 * the report are limited to the body's size once more. A range that goes beyond the bytes sent cuts off the open
 * ranges; one that only repeats bytes does not.
 *
 * [Note: Random-access Claims]
 *
 * For previews and single files, a resumable Claim can be opened with `randomAccess`. It counts before its first byte
 * rather than before the last Record, because its recipient may never fetch that Record. So a service sends nothing
 * under it until `spendClaim` returned "spent". Until then it is an ordinary held Claim, so a request that fails before
 * its first byte does not count as a download.
 * Its ranges may begin anywhere and never cut each other off. Including the bytes possibly sent beyond a report, they
 * are limited to twice the body's size plus the spare bytes, so that files can be previewed and then downloaded. Once
 * spent, the Claim stays usable for SPENT_CLAIM_SECONDS after its last activity, at most until RANDOM_ACCESS_SECONDS
 * after it was opened, and FINISH_SECONDS after the Upload's expiry at that time. If it used up the Upload, the Blob
 * stays for the same time.
 *
 * [Note: Parallel Claims]
 *
 * A resumable Claim can be opened with `parallel`, for a recipient that fetches several ranges at once. Instead of one
 * end of the bytes sent, the store keeps which spans of the body were sent. A range may begin anywhere, and up to
 * MAX_PARALLEL_RANGES run at once. One that overlaps an open one takes its place and cuts it off, because its recipient
 * continues where a connection broke; one of a single byte does not, because it only keeps the Claim. All limits on bytes are those of any resumable Claim. The range of a process
 * that died counts as sent in full, as bytes beyond its last report may have arrived.
 * Only a range with the last Record spends the Claim. It is refused until all bytes before it are sent or being sent,
 * and so is `spendRange`: all other bytes are on their way when a download is counted.
 * Spans that touch are one span. There are at most MAX_SPANS: beyond that, a range that begins neither within nor
 * directly after a span is refused. So a Claim takes about a kilobyte, whatever the size of the body; a bitmap of the
 * Records of 5 GiB would take ten, written again at every report.
 *
 * [Note: Bytes without a download]
 *
 * When a resumable Claim is released or lapses, the Upload is charged all bytes possibly sent under it: for ended
 * ranges the bytes sent, and for ranges that are open or whose process died the whole range. A range that ends later
 * changes nothing. Otherwise a recipient could release its Claim in the middle of a range, or let the connection hang,
 * and be charged almost nothing.
 * So an Upload of size S whose limit was never above L sends at most
 *   max(10, 10 × L) × S             under released Claims,
 *   and L × (2 × S + spare bytes)   under Claims that are held or counted.
 */

/** A resumable Claim is held this long without a request. */
export const IDLE_CLAIM_SECONDS = 120;
/** A resumable Claim may be used this long after it was spent. */
export const SPENT_CLAIM_SECONDS = 900;
/** A random-access Claim may be used this long after it was opened. */
export const RANDOM_ACCESS_SECONDS = 86_400;
/** Minimum number of bytes that may be sent under a resumable Claim beyond the body's size. */
export const MIN_SPARE_BYTES = 16_777_216;
/** Share of a large body that may be sent beyond its size. */
export const SPARE_SHARE = 1 / 8;
/** Ranges that may be open under one Claim at a time. */
export const MAX_OPEN_RANGES = 8;
/** Ranges of a parallel Claim that may run at a time, besides those that were cut off and have not ended. */
export const MAX_PARALLEL_RANGES = 6;
/** Spans of the body that a parallel Claim remembers. */
export const MAX_SPANS = 32;

/** Bytes `firstByte` up to, not including, `endByte` of a body, for one request under a resumable Claim. */
export type RangeRequest = { requestId: string; firstByte: number; endByte: number };
/**
 * `randomAccess`, `parallel`: the kind of a new Claim, see [Note: Random-access Claims] and [Note: Parallel Claims].
 * Ignored for an existing one; with `randomAccess`, `parallel` is ignored. `receivedBytes`: bytes from the first one
 * that the recipient of a new parallel Claim has, see [Note: Live links].
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
  /** Too many bytes are used, or charged to open ranges, or too many ranges are open. */
  | { result: "used_up" }
  /** It cannot be claimed before it is complete. See [Note: Live links]. */
  | { result: "uploading" };

/** Claims that can be resumed. */
export interface RangeStore {
  /**
   * Begins a request under a resumable Claim, see [Note: Resumable Claims]; takes the Claim first when `isNew`. An
   * `endByte` beyond the body means its end. Repeating it with the same request id charges nothing more.
   *
   * @returns `null` also for a Claim that is unknown, released, or spent too long ago
   */
  openRange(id: UploadId, claimId: string, range: OpenRange): Promise<RangeAnswer | null>;
  /** Redeems a Nonce, then opens a range. `lost`: see `redeemForMetadata`; no range was opened. */
  redeemForRange(
    id: UploadId,
    redeem: Redeem,
    claimId: string,
    range: OpenRange,
  ): Promise<{ answer: RangeAnswer | null } | "lost" | null>;
  /**
   * Extends the lease. `lost`: stop sending.
   *
   * @param sentBytes - bytes of this range that may have arrived; the same for `endRange`
   */
  renewRange(id: UploadId, claimId: string, requestId: string, sentBytes: number): Promise<"renewed" | "lost">;
  /** Ends a request, not its Claim. Repeating it has no effect. */
  endRange(id: UploadId, claimId: string, requestId: string, sentBytes: number): Promise<void>;
  /**
   * `spendClaim`, then `endRange` with all its bytes, when nothing can stop the bytes that are left. Repeating it has no
   * further effect. `lost` also for a parallel Claim whose other bytes are neither sent nor being sent.
   */
  spendRange(id: UploadId, claimId: string, requestId: string): Promise<"spent" | "lost">;
  /**
   * Ends a resumable Claim: releases or counts a held one, as `releaseClaim` does for others, and ends the use of a
   * spent one.
   *
   * @returns `null` when it is unknown or its Upload was deleted or expired
   */
  endClaim(id: UploadId, claimId: string): Promise<"ended" | null>;
}
