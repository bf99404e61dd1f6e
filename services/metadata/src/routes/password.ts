import { createToken } from "@envoi/auth/node";
import { ProtocolError, parseAuthKey, passwordBodySchema } from "@envoi/protocol";
import type { RequestHandler } from "express";
import { answerOk, type OwnerCallDeps, ownerCall } from "./owner-call.ts";

/** `POST /api/password/:id` */
export function passwordRoute(deps: OwnerCallDeps): RequestHandler<{ id: string }> {
  return ownerCall(deps, passwordBodySchema, async ({ upload, body, response }) => {
    const authKey = parseAuthKey(body.auth);
    const changed = await deps.uploads.setPassword(upload.id, { operationId: createToken(), authKey });
    if (changed === null) throw new ProtocolError("not_found");
    deps.events.passwordSet(upload.id);
    answerOk(response);
  });
}
