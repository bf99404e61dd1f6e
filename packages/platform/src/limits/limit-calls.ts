import { ProtocolError } from "@envoi/protocol";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { UNKNOWN_NETWORK } from "./places.ts";

const MINUTE_SECONDS = 60;

/**
 * Counts one or more calls of this network or account, in this process.
 *
 * @throws ProtocolError `rate_limited` beyond the limit
 */
export type CountCall = (caller: string, calls?: number) => Promise<void>;

/**
 * Bounds how often each caller may make the same call. Behind an unknown proxy, calls are not counted.
 *
 * @param name - of these calls, for clients
 * @param most - within `seconds`; 0: no limit
 */
export function limitCalls(name: string, most: number, seconds = MINUTE_SECONDS): CountCall {
  if (most === 0) return async () => {};
  const limiter = new RateLimiterMemory({ points: most, duration: seconds });
  return async (caller, calls = 1) => {
    if (caller === UNKNOWN_NETWORK) return;
    try {
      await limiter.consume(caller, calls);
    } catch (exceeded) {
      if (!(exceeded instanceof RateLimiterRes)) throw exceeded;
      const retryAfterSeconds = Math.ceil(exceeded.msBeforeNext / 1_000);
      throw new ProtocolError("rate_limited", { retryAfterSeconds, rateLimit: { name, most, windowSeconds: seconds } });
    }
  };
}
