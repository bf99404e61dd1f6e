import { type ByteRange, DIRECT_HEADER, HEADER_BYTES, lastRecordOffset, ProtocolError } from "@envoi/protocol";
import type { BlobKey, BlobStore } from "@envoi/store";
import type { Response } from "express";
import type { HeldClaim } from "../hold-claim.ts";
import type { DownloadOutcome, DownloadReporter } from "../reporter.ts";
import type { Progress } from "../send-blob.ts";

/*
 * [Note: Direct ranges]
 *
 * With DIRECT_TRANSFERS, a client that asks for it receives, instead of the bytes of a range, a URL at which it reads
 * exactly this range from the object store. The Claim is opened, charged and renewed as always, and the range counts as
 * sent in full as soon as its URL is issued, because nobody reports what the store sends. A client that cannot use the
 * URL requests the range again, at the expense of the Claim's spare bytes.
 *
 * The last Record never has a URL, nor does the only Record of a small body: both are sent by this service once the
 * download is counted. So whether and when a download counts is decided as for any other Claim. Random-access Claims
 * have no URLs: they are counted before their first byte, and their ranges are small.
 *
 * The store does not ask this service again. So after a deletion, a URL works until it expires, and a response that the
 * store has begun continues to its end. Both are short: a URL is used at once, and a range with a URL is no longer than
 * a client's largest segment. A store cannot count the uses of a URL, so within URL_SECONDS a recipient can
 * read the same ciphertext again and again. This costs the store's bandwidth, but nobody a download.
 */

/** Lifetime of a URL: the client waits 5 s for the store to respond, and the clocks may differ by 10 s. */
const URL_SECONDS = 15;
/** The longest range of the client: see `ALONE` in `packages/client/src/download/parallel-body.ts`. */
const MAX_DIRECT_BYTES = 75_497_472;
/** Length of a first request from which on most of it is left to the store: see `FIRST_BYTES` of the client. */
const MIN_SHORTENED_BYTES = 8_388_608;
/** Length of a response to such a request. */
const FIRST_BYTES = 1_048_576;

type Direct = {
  blobKey: BlobKey;
  range: ByteRange;
  /** Headers that describe the Claim. */
  headers: Readonly<Record<string, string | number>>;
  hold(progress: Progress): HeldClaim;
};

/** Whether a range may be read from the store without deciding whether its download counts. */
export function isDirect({ firstByte, endByte }: ByteRange, ciphertextBytes: number): boolean {
  const lastRecord = lastRecordOffset(ciphertextBytes);
  return lastRecord > HEADER_BYTES && endByte <= lastRecord && endByte - firstByte <= MAX_DIRECT_BYTES;
}

/**
 * @param range - range of the first request of a client that can read from the store
 * @returns the end of the range that this service sends in response
 */
export function shortenFirst({ firstByte, endByte }: ByteRange): number {
  return endByte - firstByte < MIN_SHORTENED_BYTES ? endByte : firstByte + FIRST_BYTES;
}

/** Answers with the URL of a range instead of its bytes. See [Note: Direct ranges]. */
export async function sendUrl(
  { signRead, report }: { signRead: NonNullable<BlobStore["signRead"]>; report: Pick<DownloadReporter, "signed"> },
  { blobKey, range: { firstByte, endByte }, headers, hold }: Direct,
  response: Response,
): Promise<void> {
  const progress: Progress = { handedBytes: 0, sentBytes: 0 };
  const claim = hold(progress);
  let url: string;
  let outcome: DownloadOutcome;
  try {
    url = await signRead(blobKey, { offset: firstByte, end: endByte }, URL_SECONDS);
    progress.handedBytes = endByte - firstByte;
  } finally {
    outcome = await claim.settle();
  }
  // Only a range that has been charged gets a URL.
  if (outcome !== "kept") throw new ProtocolError(outcome === "lost" ? "not_found" : "unavailable");
  report.signed(endByte - firstByte);
  response.set({ ...headers, [DIRECT_HEADER]: "1" }).json({ url });
}
