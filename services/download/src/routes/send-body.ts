import type { ByteRange, UploadId } from "@envoi/protocol";
import type { BlobStore, StoredUpload } from "@envoi/store";
import type { Response } from "express";
import type { HeldClaim } from "../hold-claim.ts";
import { hasRecipientLeft } from "../reader-watch.ts";
import type { DownloadReporter } from "../reporter.ts";
import { MissingBlob, type Progress, sendBlob } from "../send-blob.ts";

export type BodyAnswer = {
  id: UploadId;
  body: Pick<StoredUpload, "blobKey" | "ciphertextBytes">;
  range: ByteRange;
  /** Headers that describe the body. They are removed again if no body is sent. */
  headers: Readonly<Record<string, string | number>>;
  status: 200 | 206;
  /** Whether the Claim is spent before the first byte, or only before the last Record. */
  spendsFirst: boolean;
  hold(progress: Progress): HeldClaim;
};

/** Sends a Claim's body, and settles the Claim. */
export async function sendBody(
  { blobs, report }: { blobs: BlobStore; report: DownloadReporter },
  { id, body, range, headers, status, spendsFirst, hold }: BodyAnswer,
  { response, ending }: { response: Response; ending: AbortSignal },
): Promise<void> {
  const startedAt = performance.now();
  const progress: Progress = { handedBytes: 0, sentBytes: 0 };
  const claim = hold(progress);
  report.opened();
  try {
    const begin = () => {
      response.status(status);
      response.setHeader("Content-Type", "application/octet-stream");
      response.setHeader("Content-Length", range.endByte - range.firstByte);
      // nginx would otherwise read ahead of the recipient, and bytes that the recipient never receives would be charged.
      response.setHeader("X-Accel-Buffering", "no");
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    };
    const signal = AbortSignal.any([claim.signal, ending]);
    await sendBlob(blobs, body, range, { response, progress, begin, spendsFirst, spend: claim.spend }, signal);
  } catch (error) {
    if (error instanceof MissingBlob) report.blobMissing(id);
    const hasLeft = hasRecipientLeft(response, ending);
    if (!response.headersSent && !hasLeft) {
      for (const name of ["Content-Type", "Content-Length", ...Object.keys(headers)]) response.removeHeader(name);
      throw error;
    }
    if (!hasLeft) report.cut(id, error);
    // The length has been announced, so only cutting the connection shows the client that the file is incomplete.
    response.destroy();
  } finally {
    const outcome = await claim.settle();
    const durationMs = Math.round(performance.now() - startedAt);
    report.ended({ id, outcome, sentBytes: progress.sentBytes, durationMs });
  }
}
