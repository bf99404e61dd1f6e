import { checkProof, type RecentChallenges, type Redeem } from "@envoi/auth/signed-request";
import { type GuessLimiter, uploadIdOf } from "@envoi/platform";
import type { UploadId } from "@envoi/protocol";
import type { NonceStore } from "@envoi/store";
import type { Request } from "express";
import type { DownloadReporter } from "../reporter.ts";

export type RecipientDeps = {
  uploads: NonceStore;
  recent: RecentChallenges;
  guesses: GuessLimiter;
  report: Pick<DownloadReporter, "proofRefused" | "wrongPassword">;
  requesterOf(request: Request): string;
};

/**
 * Checks that the requester has the link.
 *
 * @param redeem - uses up the Nonce, and takes a Claim in the same step
 * @returns also the value of `WWW-Authenticate` for the response
 */
export async function checkRecipient<Redeemed extends object>(
  { uploads, recent, guesses, report, requesterOf }: RecipientDeps,
  request: Request<{ id: string }>,
  redeem: (id: UploadId, redeem: Redeem) => Promise<Redeemed | "lost" | null>,
): Promise<{ redeemed: Redeemed; challenge: string }> {
  const id = uploadIdOf(request);
  const { authorization } = request.headers;
  const { proofRefused: onRefusedProof, wrongPassword: onWrongPassword } = report;
  const proofs = { uploads, recent, guesses, onRefusedProof, onWrongPassword };
  return checkProof(proofs, { id, authorization, requester: requesterOf(request) }, (proven) => redeem(id, proven));
}
