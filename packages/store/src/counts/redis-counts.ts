import type { OpenCount } from "@envoi/platform";
import { RateLimiterMemory, RateLimiterRedis } from "rate-limiter-flexible";
import type { RedisConfig } from "../config.ts";
import { connectRedis, reviveEnded } from "../upload/redis/connection.ts";

/** Redis must answer within this time. */
const SILENCE_MS = 1_000;

/**
 * Counts in Redis, for all replicas.
 *
 * @param whileAway - while Redis does not answer, this process counts alone (`counts_here`), or counting fails
 */
export function openRedisCounts(
  { address }: RedisConfig,
  whileAway: "counts_here" | "fails",
): AsyncDisposable & { openCount: OpenCount } {
  // Points that are refunded twice would be a quota that is exceeded.
  const client = connectRedis(address, { silenceMs: SILENCE_MS, repeats: false });
  let closed = false;
  reviveEnded(client, () => closed);
  // Without a listener for `error`, the process would crash. The UploadStore's connection logs outages.
  client.on("error", () => {});
  return {
    openCount: (name, limit) =>
      new RateLimiterRedis({
        ...limit,
        storeClient: client,
        keyPrefix: name,
        ...(whileAway === "counts_here" && { insuranceLimiter: new RateLimiterMemory(limit) }),
        rejectIfRedisNotReady: true,
      }),
    async [Symbol.asyncDispose]() {
      closed = true;
      client.disconnect();
    },
  };
}
