import { uploadIdOf } from "@envoi/platform";
import { CLAIM_HEADER, ProtocolError } from "@envoi/protocol";
import type { RequestHandler } from "express";
import { type HoldDeps, hashClaimToken } from "../hold-claim.ts";
import type { DownloadReporter } from "../report.ts";

export type DoneRouteDeps = Pick<HoldDeps, "uploads"> & { report: DownloadReporter };

/** `POST /api/done/:id`: the recipient releases its Claim. Whether it counts was decided before. */
export function doneRoute({ uploads, report }: DoneRouteDeps): RequestHandler<{ id: string }> {
  return async (request, response) => {
    const id = uploadIdOf(request);
    const released = await uploads.endClaim(id, hashClaimToken(request.get(CLAIM_HEADER) ?? ""));
    if (released === null) throw new ProtocolError("not_found");
    report.released(id);
    response.type("text/plain").send("OK");
  };
}
