import { createToken } from "@envoi/auth/node";
import { checkLimits, type Limits, parseBearer, senderOf, type TokenVerifier } from "@envoi/platform";
import { ProtocolError, paramsBodySchema } from "@envoi/protocol";
import type { RequestHandler } from "express";
import { parseLimitChange } from "../limit-change.ts";
import { answerOk, type OwnerCallDeps, ownerCall } from "./owner-call.ts";

export type ParamsDeps = OwnerCallDeps & { verifier: TokenVerifier; limits: Limits };

/** `POST /api/params/:id` */
export function paramsRoute(deps: ParamsDeps): RequestHandler<{ id: string }> {
  return ownerCall(deps, paramsBodySchema, async ({ upload, body, request, response }) => {
    const sender = await senderOf(deps.verifier, parseBearer(request.headers.authorization));
    const change = checkLimits(sender, deps.limits, (own) => parseLimitChange(body, own));
    const changed = await deps.uploads.changeLimits(upload.id, { operationId: createToken(), ...change });
    if (changed === null) throw new ProtocolError("not_found");
    if (changed === "below_downloads") throw new ProtocolError("bad_limit");
    deps.events.limitsChanged(upload.id, change);
    answerOk(response);
  });
}
