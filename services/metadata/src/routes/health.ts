import { ProtocolError } from "@envoi/protocol";
import type { RequestHandler } from "express";
import type { MetadataEvents } from "../events.ts";
import { answerOk } from "./owner-call.ts";

/** `GET /__lbheartbeat__`: this process answers. */
export const lbHeartbeatRoute: RequestHandler = (_request, response) => answerOk(response);

/** `GET /__heartbeat__`: so do the stores. */
export function heartbeatRoute(deps: { check(): Promise<void>; events: MetadataEvents }): RequestHandler {
  return async (_request, response) => {
    try {
      await deps.check();
    } catch (cause) {
      deps.events.unhealthy(cause);
      throw new ProtocolError("internal", { cause });
    }
    answerOk(response);
  };
}
