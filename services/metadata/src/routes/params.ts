import { createToken } from "@envoi/auth/node";
import { type Limits, parseBearer, type TokenVerifier } from "@envoi/platform";
import { type LimitSet, ProtocolError, paramsBodySchema } from "@envoi/protocol";
import type { Request, RequestHandler, Response } from "express";
import { parseLimitChange } from "../limit-change.ts";
import { answerOk, type OwnerCallDeps, ownerCall } from "./owner-call.ts";

export type ParamsDeps = OwnerCallDeps & { verifier: TokenVerifier; limits: Limits };

/** `POST /api/params/:id` */
export function paramsRoute(deps: ParamsDeps): RequestHandler<{ id: string }> {
  return ownerCall(deps, paramsBodySchema, async ({ upload, body, request, response }) => {
    const change = parseLimitChange(body, await limitsOf(deps, request, response));
    const changed = await deps.uploads.changeLimits(upload.id, { operationId: createToken(), ...change });
    if (changed === null) throw new ProtocolError("not_found");
    if (changed === "below_downloads") throw new ProtocolError("bad_limit");
    deps.events.limitsChanged(upload.id, change);
    answerOk(response);
  });
}

/** A token that is not valid is no error here: its bearer has the limits of everyone. */
async function limitsOf({ verifier, limits }: ParamsDeps, request: Request, response: Response): Promise<LimitSet> {
  const token = parseBearer(request.headers.authorization);
  if (token === null) return limits.anonymous;
  const gone = new AbortController();
  response.once("close", () => gone.abort());
  return (await verifier.verify(token, gone.signal)) === null ? limits.anonymous : limits.signedIn;
}
