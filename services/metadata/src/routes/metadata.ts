import { checkProof, type RecentChallenges } from "@envoi/auth/signed-request";
import { type GuessLimiter, uploadIdOf } from "@envoi/platform";
import { EXT_HEADER, type MetadataReply } from "@envoi/protocol";
import type { LiveLinkStore, NonceStore } from "@envoi/store";
import type { Request, RequestHandler } from "express";
import type { MetadataReporter } from "../reporter.ts";
import type { ReportTickets } from "../reports/tickets.ts";
import { tellLive } from "./live-link.ts";

export type MetadataRouteDeps = {
  uploads: NonceStore & Pick<LiveLinkStore, "readUploading">;
  recent: RecentChallenges;
  guesses: GuessLimiter;
  report: MetadataReporter;
  /** `null` if there are no reports. */
  tickets: ReportTickets | null;
  requesterOf(request: Request): string;
};

/** `GET /api/metadata/:id`: signed, uses up no download. */
export function metadataRoute(deps: MetadataRouteDeps): RequestHandler<{ id: string }> {
  const { uploads, recent, guesses, tickets } = deps;
  const { proofRefused: onRefusedProof, wrongPassword: onWrongPassword } = deps.report;
  const proofs = { uploads, recent, guesses, onRefusedProof, onWrongPassword };
  return async (request, response) => {
    const id = uploadIdOf(request);
    const requester = deps.requesterOf(request);
    const { authorization } = request.headers;
    const { redeemed, challenge } = await checkProof(proofs, { id, authorization, requester }, (redeem) =>
      uploads.redeemForMetadata(id, redeem),
    );
    const { upload, sealedMetadata: metadata } = redeemed;
    const { wrappedKey } = upload;
    if (upload.isUploading) await tellLive(uploads, id, request, response);
    response.setHeader("WWW-Authenticate", challenge);
    const knowsExtensions = request.get(EXT_HEADER) === "1";
    response.json({
      metadata,
      finalDownload: upload.downloads + 1 >= upload.downloadLimit,
      ttl: timeLeftMs(upload),
      // This wrapped key matches the AuthKey of this Proof, even if the password has changed in the meantime.
      ...(wrappedKey !== null && knowsExtensions && { wrappedKey }),
      ...(tickets !== null && knowsExtensions && { reportTicket: tickets.issue(upload, metadata) }),
    } satisfies MetadataReply);
  };
}

/** The `ttl` on the wire: milliseconds, rounded down to whole seconds. */
export function timeLeftMs(upload: { remainingMs: number }): number {
  return Math.floor(upload.remainingMs / 1000) * 1000;
}
