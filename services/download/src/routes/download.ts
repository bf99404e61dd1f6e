import { challengeHeader } from "@envoi/auth";
import { createToken } from "@envoi/auth/node";
import { checkSignedRequest } from "@envoi/auth/signed-request";
import type { GuessLimiter } from "@envoi/platform";
import { EXT_HEADER, ProtocolError, parseUploadId } from "@envoi/protocol";
import type { BlobStore, StoredUpload, UploadStore } from "@envoi/store";
import type { Request, RequestHandler, Response } from "express";
import type { DownloadEvents } from "../events.ts";
import { holdClaim } from "../hold-claim.ts";
import { MissingBlob, sendBlob } from "../send-blob.ts";

export type DownloadRouteDeps = {
  uploads: UploadStore;
  blobs: BlobStore;
  events: DownloadEvents;
  guesses: GuessLimiter;
  requesterOf(request: Request): string;
  renewSeconds: number;
  /** Takes a place among the open downloads. @throws ProtocolError `busy`, `unavailable` */
  enter(): { signal: AbortSignal; leave(): void };
};

/** When to try again while the last downloads are only reserved. */
const RETRY_SECONDS = 5;

/** `GET /api/download/:id` and `GET /api/download/blob/:id`. */
export function downloadRoute(deps: DownloadRouteDeps): RequestHandler<{ id: string }> {
  return async (request, response) => {
    const place = deps.enter();
    try {
      const upload = await authenticate(deps, request, response);
      const ext = request.get(EXT_HEADER) === "1";
      await sendUpload(deps, upload, { response, ext, restarting: place.signal });
    } finally {
      place.leave();
    }
  };
}

async function authenticate(
  { uploads, guesses, requesterOf }: DownloadRouteDeps,
  request: Request<{ id: string }>,
  response: Response,
): Promise<StoredUpload> {
  const id = parseUploadId(request.params.id);
  if (id === null) throw new ProtocolError("not_found");
  const requester = requesterOf(request);
  const guess = `${id}:${requester}`;
  await guesses.check(guess);
  const outcome = await checkSignedRequest(uploads, { id, authorization: request.headers.authorization, requester });
  if (outcome.nonce !== null) response.setHeader("WWW-Authenticate", challengeHeader(outcome.nonce));
  if (!("refusal" in outcome)) return outcome.upload;
  if (outcome.refusal === "bad_proof") await guesses.refused(guess);
  throw new ProtocolError(outcome.refusal);
}

async function sendUpload(
  deps: DownloadRouteDeps,
  upload: StoredUpload,
  { response, ext, restarting }: { response: Response; ext: boolean; restarting: AbortSignal },
): Promise<void> {
  const { uploads, blobs, events } = deps;
  const claimId = createToken();
  const taken = await uploads.takeClaim(upload.id, claimId);
  if (taken === null || taken === "all_claimed") {
    response.removeHeader("WWW-Authenticate");
    if (taken === "all_claimed" && ext) throw new ProtocolError("all_claimed", { retryAfterSeconds: RETRY_SECONDS });
    throw new ProtocolError("not_found");
  }
  const startedAt = performance.now();
  let sentBytes = 0;
  const claim = holdClaim(deps, { uploadId: upload.id, claimId, sentBytes: () => sentBytes });
  const gone = new AbortController();
  response.once("close", () => gone.abort(new Error("the recipient went away")));
  events.opened();
  try {
    const begin = () => {
      response.setHeader("Content-Type", "application/octet-stream");
      response.setHeader("Content-Length", upload.ciphertextBytes);
    };
    const signal = AbortSignal.any([gone.signal, claim.signal, restarting]);
    const onSent = (bytes: number) => {
      sentBytes += bytes;
    };
    await sendBlob(blobs, upload, { response, begin, onSent, spend: claim.spend }, signal);
  } catch (error) {
    if (error instanceof MissingBlob) events.blobMissing(upload.id);
    if (!response.headersSent && !gone.signal.aborted) {
      for (const name of ["Content-Type", "Content-Length"]) response.removeHeader(name);
      throw error;
    }
    // The length was announced: cutting the connection is the only way to say that this is not the end of the file.
    response.destroy();
  } finally {
    const outcome = await claim.settle(sentBytes);
    const durationMs = Math.round(performance.now() - startedAt);
    events.ended({ id: upload.id, outcome, sentBytes, durationMs });
  }
}
