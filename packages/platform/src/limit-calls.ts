import { ProtocolError } from "@envoi/protocol";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { UNKNOWN_NETWORK } from "./places.ts";

const MINUTE_SECONDS = 60;

/**
 * Counts a call of this network or account, in this process.
 *
 * @throws ProtocolError `rate_limited` when it had as many as it may
 */
export type CountCall = (caller: string) => Promise<void>;

/**
 * Bounds how often each of many callers may ask for the same thing. Behind a proxy that is not known nobody is counted.
 *
 * @param most - within `seconds`; 0: no limit
 */
export function limitCalls(most: number, seconds = MINUTE_SECONDS): CountCall {
  if (most === 0) return async () => {};
  const limiter = new RateLimiterMemory({ points: most, duration: seconds });
  return async (caller) => {
    if (caller === UNKNOWN_NETWORK) return;
    try {
      await limiter.consume(caller);
    } catch (exceeded) {
      if (!(exceeded instanceof RateLimiterRes)) throw exceeded;
      throw new ProtocolError("rate_limited", { retryAfterSeconds: Math.ceil(exceeded.msBeforeNext / 1_000) });
    }
  };
}
