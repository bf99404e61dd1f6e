import type { OpenCount } from "@envoi/platform";
import { RateLimiterMemory, RateLimiterRedis } from "rate-limiter-flexible";
import type { RedisConfig } from "../config.ts";
import { connectRedis, reviveEnded } from "../upload/redis/connection.ts";

/**
 * Stores counts in Redis, where all replicas share them.
 *
 * @param whileAway - behaviour while Redis does not reply: count in this process (`counts_here`), or fail
 * @param silenceMs - maximum time for a reply from Redis
 */
export function openRedisCounts(
  { address }: RedisConfig,
  whileAway: "counts_here" | "fails",
  silenceMs = 1_000,
): AsyncDisposable & { openCount: OpenCount } {
  // Commands are not repeated: a refund applied twice would let a caller exceed its quota.
  const client = connectRedis(address, { silenceMs, repeats: false });
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
