import { type InfoReply, ownerBodySchema } from "@envoi/protocol";
import type { RequestHandler } from "express";
import { timeLeftMs } from "../time-left.ts";
import { type OwnerCallDeps, ownerCall } from "./owner-call.ts";

/** `POST /api/info/:id` */
export function infoRoute(deps: OwnerCallDeps): RequestHandler<{ id: string }> {
  return ownerCall(deps, ownerBodySchema, ({ upload, response }) => {
    const { downloadLimit, downloads } = upload;
    response.json({ dlimit: downloadLimit, dtotal: downloads, ttl: timeLeftMs(upload) } satisfies InfoReply);
  });
}
