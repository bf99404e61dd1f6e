import { ProtocolError } from "@envoi/protocol";
import type { RequestHandler } from "express";
import type { Clients } from "./clients.ts";
import { limitCalls } from "./limit-calls.ts";

/** Pages begin with bursts: a network may ask as much in a moment as over so many seconds. */
const BURST_SECONDS = 5;

/**
 * Refuses the requests of a client network beyond a rate, at next to no cost: before they are logged, and before a store
 * is asked.
 *
 * @param perSecond - 0: no limit
 */
export function limitRequests({ networkOf }: Pick<Clients, "networkOf">, perSecond: number): RequestHandler {
  const count = limitCalls(perSecond * BURST_SECONDS, BURST_SECONDS);
  return async (request, response, next) => {
    try {
      await count(networkOf(request));
    } catch (error) {
      if (!(error instanceof ProtocolError)) throw error;
      if (error.retryAfterSeconds !== undefined) response.setHeader("Retry-After", error.retryAfterSeconds);
      return void response.status(error.status).json(error);
    }
    next();
  };
}
