import { setTimeout as delay } from "node:timers/promises";
import { writeBatch } from "@envoi/platform";
import { type ByteRange, LIVE_HEADER, ProtocolError, type UploadId } from "@envoi/protocol";
import type { BlobStore, LiveLinkStore, PartsRef } from "@envoi/store";
import type { Response } from "express";
import { RecipientLeft } from "../reader-watch.ts";
import type { DownloadReporter } from "../report.ts";
import type { UploadingBodies, UploadingBytes } from "../uploading-body.ts";

/*
 * Downloads of an upload that still runs: each request has a Proof and gets what is stored of its range. See
 * [Note: Live links].
 */

export type LiveLinkDeps = {
  uploads: LiveLinkStore;
  blobs: Pick<BlobStore, "readParts">;
  uploading: UploadingBodies;
  report: DownloadReporter;
};

/** Marks a recipient as waiting for its sender. */
export type Wait = <Found>(work: Promise<Found>) => Promise<Found>;

/** Most bytes of one answer. A recipient that leaves in the middle of it is charged all of them. */
const MOST_BYTES = 64 * 1_048_576;
const RETRY_SECONDS = 1;
/** Between the last Part and publishing, there are neither Parts nor an Upload for a moment. */
const GONE_MS = 250;
const MOST_TRIES = 8;
/** Delay before the bytes of an upload are asked for again when too many were sent. */
const LONG_RETRY_SECONDS = 10;

/** How many bytes of an upload its recipient has; `null`: it does not know about live links. */
export function parseReceived(header: string | undefined): number | null {
  if (header === undefined) return null;
  if (!/^\d{1,15}$/.test(header)) throw new ProtocolError("bad_request");
  return Number(header);
}

/**
 * Sends what is stored of a range, as soon as there is any of it.
 *
 * @param asked.headers - of the answer, besides those of the body
 * @returns `published`, with nothing sent, when the upload is complete
 * @throws ProtocolError `not_yet`, `upload_abandoned`, `bad_range`
 */
export async function sendUploading(
  deps: LiveLinkDeps,
  asked: { id: UploadId; range: ByteRange; headers: Readonly<Record<string, string>> },
  { response, ending, wait }: { response: Response; ending: AbortSignal; wait: Wait },
): Promise<"sent" | "published"> {
  const { id, range, headers } = asked;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const found = await wait(deps.uploading.waitFor(id, range.firstByte, ending));
    if (found === "published") {
      response.removeHeader(LIVE_HEADER);
      return found;
    }
    response.setHeader(LIVE_HEADER, found.endByte);
    if (range.firstByte >= found.ciphertextBytes) {
      response.setHeader("Content-Range", `bytes */${found.ciphertextBytes}`);
      throw new ProtocolError("bad_range");
    }
    if (found.ref === null || range.firstByte >= found.endByte) {
      throw new ProtocolError("not_yet", { retryAfterSeconds: RETRY_SECONDS });
    }
    const endByte = Math.min(range.endByte, found.endByte, range.firstByte + MOST_BYTES);
    const charged = await deps.uploads.chargeUploading(id, endByte - range.firstByte);
    if (charged === "used_up") throw new ProtocolError("not_yet", { retryAfterSeconds: LONG_RETRY_SECONDS });
    if (charged === "ended") continue;
    const sent = { id, ref: found.ref, found, range: { ...range, endByte }, headers };
    if ((await sendParts(deps, sent, { response, ending })) === "sent") return "sent";
    await delay(GONE_MS, undefined, { signal: ending }).catch(() => {});
  }
  throw new ProtocolError("not_yet", { retryAfterSeconds: RETRY_SECONDS });
}

/** @returns `gone` when the Parts have just become a Blob, or were removed; nothing is sent then */
async function sendParts(
  { blobs, report }: LiveLinkDeps,
  sent: {
    id: UploadId;
    ref: PartsRef;
    found: UploadingBytes;
    range: ByteRange;
    headers: Readonly<Record<string, string>>;
  },
  { response, ending }: { response: Response; ending: AbortSignal },
): Promise<"sent" | "gone"> {
  const { id, ref, found, range, headers } = sent;
  const { firstByte: offset, endByte: end } = range;
  let sentBytes = 0;
  const begin = () => {
    response.status(206);
    response.setHeader("Content-Type", "application/octet-stream");
    response.setHeader("Content-Length", end - offset);
    response.setHeader("Content-Range", `bytes ${offset}-${end - 1}/${found.ciphertextBytes}`);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  };
  const take = async (batch: readonly Uint8Array[]) => {
    if (!response.headersSent) begin();
    for (const chunk of batch) sentBytes += chunk.byteLength;
    await writeBatch(response, batch, ending);
  };
  report.opened();
  try {
    const read = await blobs.readParts(ref, { offset, end }, take, ending);
    if (read === null) return "gone";
    response.end();
  } catch (error) {
    const hasLeft = ending.reason instanceof RecipientLeft;
    if (!response.headersSent && !hasLeft) throw error;
    if (!hasLeft) report.cut(id, error);
    // The length was announced, so only cutting the connection shows that bytes are missing.
    response.destroy();
  } finally {
    report.endedLive(sentBytes);
  }
  return "sent";
}
