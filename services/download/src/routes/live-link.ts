import { pause, writeBatch } from "@envoi/platform";
import { type ByteRange, LIVE_HEADER, lastRecordOffset, ProtocolError, type UploadId } from "@envoi/protocol";
import { type BlobStore, BlobStoreError, type LiveLinkStore, type PartsRef } from "@envoi/store";
import type { Response } from "express";
import { hasRecipientLeft } from "../reader-watch.ts";
import type { DownloadReporter } from "../reporter.ts";
import { PublishedError, type UploadingBodies } from "../uploading-body.ts";

/*
 * Downloads of an upload that is still in progress. Each request has a Proof, and its response continues while more of
 * its range is being stored. See [Note: Live links].
 */

export type LiveLinkDeps = {
  uploads: LiveLinkStore;
  blobs: Pick<BlobStore, "readChunks">;
  uploading: UploadingBodies;
  report: DownloadReporter;
  /** Whether the process is draining, so that responses must end soon. */
  isDraining(): boolean;
};

/** Marks a recipient as waiting for its sender while this work runs. */
export type Wait = <Found>(work: Promise<Found>) => Promise<Found>;

/**
 * Number of bytes counted and read from the store in one step. A recipient that disconnects during the step is
 * charged for all of them.
 */
const STEP_BYTES = 8 * 1_048_576;
/** Maximum wait for a request's first byte. Clients and proxies wait longer for a response. */
const PATIENCE_MS = 10_000;
/**
 * Maximum wait for a response's next byte: at 20 Mbit/s, a Part takes half of this. On slower connections, and when the
 * sender pauses, the recipient sends another request, and thereby learns that it is waiting.
 */
const NEXT_PATIENCE_MS = 4_000;
const RETRY_SECONDS = 1;
/** Retry delay when neither a session nor an Upload is found, as happens briefly during publishing. */
const GONE_MS = 250;
const MAX_TRIES = 8;
/** Retry delay for a recipient of an upload of which too many bytes have been sent. */
const LONG_RETRY_SECONDS = 10;

/**
 * Number of bytes that the recipient has received of an upload; `null` if the recipient does not support live links.
 */
export function parseReceived(header: string | undefined): number | null {
  if (header === undefined) return null;
  if (!/^\d{1,15}$/.test(header)) throw new ProtocolError("bad_request");
  return Number(header);
}

type LiveLinkRequest = { id: UploadId; range: ByteRange; headers: Readonly<Record<string, string>> };
type Target = { response: Response; ending: AbortSignal; wait: Wait };
/** Bytes that are stored and have been counted, up to but not including `endByte`, and the Parts that contain them. */
type Step = { ref: PartsRef; totalBytes: number; endByte: number };

/**
 * Sends the stored bytes of a range, and continues while more are being stored. The response may end anywhere in its
 * range.
 *
 * @param asked.headers - headers of the response in addition to the body's
 * @returns `published`, with nothing sent, when the upload is complete
 * @throws ProtocolError `not_yet`, `upload_abandoned`, `removed`, `bad_range`, with nothing sent
 */
export async function sendUploading(
  deps: LiveLinkDeps,
  asked: LiveLinkRequest,
  target: Target,
): Promise<"sent" | "published"> {
  const { id, range, headers } = asked;
  const { response, ending } = target;
  using watched = deps.uploading.watch(id);
  // Covers the whole response, because sending to a slow recipient may take hours.
  const stopping = AbortSignal.any([ending, watched.ended]);
  let next = range.firstByte;
  let sentBytes = 0;
  let tries = 0;
  const begin = (totalBytes: number) => {
    deps.report.opened();
    const lastByte = Math.min(range.endByte, lastRecordOffset(totalBytes)) - 1;
    response.status(206);
    response.setHeader("Content-Type", "application/octet-stream");
    response.setHeader("Content-Range", `bytes ${range.firstByte}-${lastByte}/${totalBytes}`);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.flushHeaders();
  };
  const send = ({ ref, totalBytes, endByte }: Step) =>
    deps.blobs.readChunks(
      ref,
      { offset: next, end: endByte },
      async (batch) => {
        if (watched.over !== null) throw watched.over;
        if (!response.headersSent) begin(totalBytes);
        for (const chunk of batch) sentBytes += chunk.byteLength;
        await writeBatch(response, batch, stopping);
      },
      stopping,
    );
  try {
    while (next < range.endByte && !(response.headersSent && deps.isDraining())) {
      const step = await nextStep(deps, { id, range: { ...range, firstByte: next } }, target);
      if (step === "published") {
        if (!response.headersSent) return step;
        break;
      }
      if (step === "ended" || (await send(step)) === null) {
        tries += 1;
        if (tries === MAX_TRIES) throw new ProtocolError("not_yet", { retryAfterSeconds: RETRY_SECONDS });
        await pause(GONE_MS, ending);
      } else next = step.endByte;
    }
    response.end();
  } catch (thrown) {
    const error = stopping.aborted ? stopping.reason : thrown;
    const hasLeft = hasRecipientLeft(response, ending);
    if (!response.headersSent && error instanceof PublishedError) return "published";
    if (!response.headersSent && !hasLeft) throw error;
    // The reason is sent in the response to the recipient's next request.
    const isOver = isOwnError(error) && !stopping.aborted;
    if (isOver) response.end();
    else response.destroy();
    if (!isOver && !hasLeft) deps.report.cut(id, error);
  } finally {
    if (response.headersSent) deps.report.endedLive(sentBytes);
  }
  return "sent";
}

function isOwnError(error: unknown): boolean {
  return error instanceof ProtocolError && !(error instanceof BlobStoreError);
}

/**
 * Waits for the first byte of a range, and counts the bytes that may be sent.
 *
 * @returns `ended` when the session has just ended; the next read of the store shows how it ended
 */
async function nextStep(
  { uploading, uploads }: LiveLinkDeps,
  { id, range: { firstByte, endByte } }: Pick<LiveLinkRequest, "id" | "range">,
  { response, ending, wait }: Target,
): Promise<Step | "published" | "ended"> {
  const patienceMs = response.headersSent ? NEXT_PATIENCE_MS : PATIENCE_MS;
  const found = await wait(uploading.waitFor({ id, firstByte, patienceMs }, ending));
  if (found === "published") {
    if (!response.headersSent) response.removeHeader(LIVE_HEADER);
    return found;
  }
  const { ref, ciphertextBytes: totalBytes } = found;
  if (!response.headersSent) response.setHeader(LIVE_HEADER, found.endByte);
  if (firstByte >= totalBytes) {
    response.setHeader("Content-Range", `bytes */${totalBytes}`);
    throw new ProtocolError("bad_range");
  }
  if (ref === null || firstByte >= found.endByte) {
    throw new ProtocolError("not_yet", { retryAfterSeconds: RETRY_SECONDS });
  }
  const end = Math.min(endByte, found.endByte, firstByte + STEP_BYTES);
  const charged = await uploads.chargeUploading(id, end - firstByte);
  if (charged === "used_up") throw new ProtocolError("not_yet", { retryAfterSeconds: LONG_RETRY_SECONDS });
  return charged === "ended" ? charged : { ref, totalBytes, endByte: end };
}
