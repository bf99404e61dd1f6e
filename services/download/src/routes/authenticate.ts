import { challengeHeader } from "@envoi/auth";
import { checkSignedRequest } from "@envoi/auth/signed-request";
import type { GuessLimiter } from "@envoi/platform";
import { ProtocolError, parseUploadId, type UploadId } from "@envoi/protocol";
import type { StoredUpload, UploadStore } from "@envoi/store";
import type { Request, Response } from "express";

export type AuthenticationDeps = {
  uploads: UploadStore;
  guesses: GuessLimiter;
  requesterOf(request: Request): string;
};

/** @throws ProtocolError `not_found` when the text is no id, as for an unknown one */
export function uploadIdOf(request: Request<{ id: string }>): UploadId {
  const id = parseUploadId(request.params.id);
  if (id === null) throw new ProtocolError("not_found");
  return id;
}

/** Checks the Proof, and gives the recipient the next Nonce. */
export async function authenticate(
  { uploads, guesses, requesterOf }: AuthenticationDeps,
  request: Request<{ id: string }>,
  response: Response,
): Promise<StoredUpload> {
  const id = uploadIdOf(request);
  const requester = requesterOf(request);
  const guess = `${id}:${requester}`;
  await guesses.check(guess);
  const outcome = await checkSignedRequest(uploads, { id, authorization: request.headers.authorization, requester });
  if (outcome.nonce !== null) response.setHeader("WWW-Authenticate", challengeHeader(outcome.nonce));
  if (!("refusal" in outcome)) return outcome.upload;
  if (outcome.refusal === "bad_proof") await guesses.refused(guess);
  throw new ProtocolError(outcome.refusal);
}
