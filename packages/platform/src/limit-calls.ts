import { ProtocolError } from "@envoi/protocol";
import type { RequestHandler } from "express";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { Clients } from "./clients.ts";
import { UNKNOWN_NETWORK } from "./places.ts";

/** Bursts are what pages begin with: a network may ask as much in a moment as over so many seconds. */
const BURST_SECONDS = 5;

/**
 * Refuses the requests of a client network beyond a rate, at next to no cost: before they are logged, and before a store
 * is asked.
 *
 * @param perSecond - 0: no limit
 */
export function limitCalls({ networkOf }: Pick<Clients, "networkOf">, perSecond: number): RequestHandler {
  if (perSecond === 0) return (_request, _response, next) => next();
  const limiter = new RateLimiterMemory({ points: perSecond * BURST_SECONDS, duration: BURST_SECONDS });
  return async (request, response, next) => {
    const network = networkOf(request);
    if (network === UNKNOWN_NETWORK) return next();
    try {
      await limiter.consume(network);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const error = new ProtocolError("rate_limited");
      response.setHeader("Retry-After", Math.ceil(refusal.msBeforeNext / 1_000));
      return void response.status(error.status).json(error);
    }
    next();
  };
}
