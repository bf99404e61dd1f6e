import { challengeHeader } from "@envoi/auth";
import { checkSignedRequest } from "@envoi/auth/signed-request";
import type { GuessLimiter } from "@envoi/platform";
import { type MetadataReply, ProtocolError } from "@envoi/protocol";
import type { UploadStore } from "@envoi/store";
import type { Request, RequestHandler } from "express";
import type { MetadataEvents } from "../events.ts";
import { timeLeftMs } from "../time-left.ts";
import { uploadIdOf } from "./upload-id.ts";

export type MetadataRouteDeps = {
  uploads: UploadStore;
  guesses: GuessLimiter;
  events: MetadataEvents;
  requesterOf(request: Request): string;
};

/** `GET /api/metadata/:id`: signed, costs nothing. */
export function metadataRoute(deps: MetadataRouteDeps): RequestHandler<{ id: string }> {
  const { uploads, guesses, events } = deps;
  return async (request, response) => {
    const id = uploadIdOf(request);
    const requester = deps.requesterOf(request);
    const guess = `${id}:${requester}`;
    await guesses.check(guess);
    const outcome = await checkSignedRequest(uploads, { id, authorization: request.headers.authorization, requester });
    if (outcome.nonce !== null) response.setHeader("WWW-Authenticate", challengeHeader(outcome.nonce));
    if ("refusal" in outcome) {
      if (outcome.refusal === "bad_proof") {
        events.proofRefused(id);
        await guesses.refused(guess);
      }
      throw new ProtocolError(outcome.refusal);
    }
    const { upload } = outcome;
    const metadata = await uploads.readMetadata(id);
    if (metadata === null) throw new ProtocolError("not_found");
    response.json({
      metadata,
      finalDownload: upload.downloads + 1 >= upload.downloadLimit,
      ttl: timeLeftMs(upload),
    } satisfies MetadataReply);
  };
}
