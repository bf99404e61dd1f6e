import { createToken } from "@envoi/auth/node";
import { type LoadShedding, uploadIdOf } from "@envoi/platform";
import { CLAIM_HEADER, EXT_HEADER, LIVE_HEADER, ProtocolError } from "@envoi/protocol";
import type { Request, RequestHandler, Response } from "express";
import { hashClaimToken, holdClaim } from "../hold-claim.ts";
import type { Progress } from "../send-blob.ts";
import type { Wait } from "./live-link.ts";
import { beginRange, checkRecipient, type RangesDeps, resumeRange } from "./ranges.ts";
import { sendBody } from "./send-body.ts";

type Slot = { signal: AbortSignal; leave(): void; wait: Wait };

export type DownloadRouteDeps = RangesDeps & {
  load?: LoadShedding;
  /**
   * Acquires a download slot. While the holder is in `wait`, other requests may take the slot.
   *
   * @throws ProtocolError `busy`, `unavailable`
   */
  enter(request: Request<{ id: string }>, response: Response): Promise<Slot>;
};

/** Whether no bytes of the body have been sent to the client. */
function begins(request: Request): boolean {
  return request.get(CLAIM_HEADER) === undefined && (request.get(LIVE_HEADER) ?? "0") === "0";
}

/** `GET /api/download/:id` and `GET /api/download/blob/:id`. */
export function downloadRoute(deps: DownloadRouteDeps): RequestHandler<{ id: string }> {
  return async (request, response) => {
    if (begins(request)) deps.load?.admit("transfer", () => deps.requesterOf(request));
    const slot = await deps.enter(request, response);
    try {
      const target = { response, ending: slot.signal, wait: slot.wait };
      if (request.get(EXT_HEADER) !== "1") {
        await sendWhole(deps, request, target);
      } else if (request.get(CLAIM_HEADER) === undefined) await beginRange(deps, request, target);
      else await resumeRange(deps, request, target);
    } finally {
      slot.leave();
    }
  };
}

/** Sends the body in one response under a Claim of its own, for clients without the extensions. */
async function sendWhole(
  deps: DownloadRouteDeps,
  request: Request<{ id: string }>,
  target: { response: Response; ending: AbortSignal },
): Promise<void> {
  const claimId = createToken();
  const { redeemed, challenge } = await checkRecipient(deps, request, (id, redeem) =>
    deps.uploads.redeemForClaim(id, redeem, claimId),
  );
  const { upload, isTaken } = redeemed;
  if (!isTaken) throw new ProtocolError("not_found");
  deps.report.started(upload.id);
  target.response.setHeader("WWW-Authenticate", challenge);
  const answer = {
    id: upload.id,
    body: upload,
    range: { firstByte: 0, endByte: upload.ciphertextBytes },
    headers: {},
    status: 200,
    spendsFirst: false,
    hold: (progress: Progress) => holdClaim(deps, { uploadId: upload.id, claimId, progress }),
  } as const;
  await sendBody(deps, answer, target);
}

/** `POST /api/done/:id`: the recipient releases its Claim. Whether the download counts has already been decided. */
export function doneRoute({
  uploads,
  report,
}: Pick<DownloadRouteDeps, "uploads" | "report">): RequestHandler<{ id: string }> {
  return async (request, response) => {
    const id = uploadIdOf(request);
    const released = await uploads.endClaim(id, hashClaimToken(request.get(CLAIM_HEADER) ?? ""));
    if (released === null) throw new ProtocolError("not_found");
    report.released(id);
    response.type("text/plain").send("OK");
  };
}
