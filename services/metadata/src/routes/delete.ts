import { createToken } from "@envoi/auth/node";
import { ownerBodySchema, ProtocolError } from "@envoi/protocol";
import type { RequestHandler } from "express";
import { answerOk, type OwnerCallDeps, ownerCall } from "./owner-call.ts";

/** `POST /api/delete/:id` */
export function deleteRoute(deps: OwnerCallDeps): RequestHandler<{ id: string }> {
  return ownerCall(deps, ownerBodySchema, async ({ upload, response }) => {
    if ((await deps.uploads.delete(upload.id, createToken())) === null) throw new ProtocolError("not_found");
    deps.events.deleted(upload.id);
    answerOk(response);
  });
}
