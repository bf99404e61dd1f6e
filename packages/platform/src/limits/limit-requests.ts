import { ProtocolError } from "@envoi/protocol";
import type { RequestHandler } from "express";
import { answerError } from "../answer-error.ts";
import type { Clients } from "../clients.ts";
import { limitCalls } from "./limit-calls.ts";

/** Pages start with bursts, so a network may use the allowance of this many seconds at once. */
const BURST_SECONDS = 5;

/**
 * Refuses requests of a client network beyond a rate. This is cheap, because they are not logged and reach no store.
 *
 * @param perSecond - more than 0
 */
export function limitRequests({ networkOf }: Pick<Clients, "networkOf">, perSecond: number): RequestHandler {
  const count = limitCalls("requests", perSecond * BURST_SECONDS, { seconds: BURST_SECONDS });
  return async (request, response, next) => {
    try {
      await count(networkOf(request));
    } catch (error) {
      if (!(error instanceof ProtocolError)) throw error;
      return answerError(response, error);
    }
    next();
  };
}
