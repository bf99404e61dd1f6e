import { type Clients, UNKNOWN_NETWORK } from "@envoi/platform";
import { ProtocolError } from "@envoi/protocol";
import type { RequestHandler } from "express";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { BatchRoom } from "./batch-room.ts";

const MINUTE_SECONDS = 60;

/** Refuses beacons before their body is read: beyond the rate of a network, and while there is no room for them. */
export function limitBeacons(deps: {
  clients: Pick<Clients, "networkOf">;
  room: Pick<BatchRoom, "ensure">;
  perMinute: number;
}): RequestHandler {
  const { clients, room, perMinute } = deps;
  const limiter = perMinute === 0 ? null : new RateLimiterMemory({ points: perMinute, duration: MINUTE_SECONDS });

  async function countFor(network: string): Promise<void> {
    if (network === UNKNOWN_NETWORK) return;
    try {
      await limiter?.consume(network);
    } catch (exceeded) {
      if (!(exceeded instanceof RateLimiterRes)) throw exceeded;
      throw new ProtocolError("rate_limited", { retryAfterSeconds: Math.ceil(exceeded.msBeforeNext / 1_000) });
    }
  }

  return async (request, _response, next) => {
    await countFor(clients.networkOf(request));
    await room.ensure();
    next();
  };
}
