import { checkProof } from "@envoi/auth/signed-request";
import { type GuessLimiter, uploadIdOf } from "@envoi/platform";
import type { NonceStore, StoredUpload } from "@envoi/store";
import type { Request } from "express";
import type { DownloadReporter } from "../report.ts";

export type RecipientDeps = {
  uploads: NonceStore;
  guesses: GuessLimiter;
  report: Pick<DownloadReporter, "proofRefused" | "wrongPassword">;
  requesterOf(request: Request): string;
};

/** Checks that the requester has the link. @returns also the value of `WWW-Authenticate` for the response */
export async function checkRecipient(
  { uploads, guesses, report, requesterOf }: RecipientDeps,
  request: Request<{ id: string }>,
): Promise<{ upload: StoredUpload; challenge: string }> {
  const id = uploadIdOf(request);
  const { authorization } = request.headers;
  const { proofRefused: onRefusedProof, wrongPassword: onWrongPassword } = report;
  const proofs = { uploads, guesses, onRefusedProof, onWrongPassword };
  return checkProof(proofs, { id, authorization, requester: requesterOf(request) });
}
