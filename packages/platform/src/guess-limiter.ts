import { ProtocolError } from "@envoi/protocol";
import { type RateLimiterAbstract, RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";

/** Slows down those who guess passwords: refusals are counted per Upload and address. */
export type GuessLimiter = {
  /** @throws ProtocolError `rate_limited` after too many refusals */
  check(key: string): Promise<void>;
  /** Counts a refusal. */
  refused(key: string): Promise<void>;
};

/** Refusals within a time, seconds. */
export const GUESS_LIMIT = { points: 20, duration: 300 };

/** @param limiter - where refusals are counted; in this process unless replicas share them */
export function createGuessLimiter(limiter: RateLimiterAbstract = new RateLimiterMemory(GUESS_LIMIT)): GuessLimiter {
  return {
    async check(key) {
      const seen = await limiter.get(key);
      if (seen === null || seen.consumedPoints < limiter.points) return;
      throw new ProtocolError("rate_limited", { retryAfterSeconds: Math.ceil(seen.msBeforeNext / 1000) });
    },
    async refused(key) {
      await limiter.consume(key).catch((exceeded: RateLimiterRes | Error) => {
        if (exceeded instanceof Error) throw exceeded;
      });
    },
  };
}
