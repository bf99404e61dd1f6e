import type { OpenCount } from "@envoi/platform";
import { RateLimiterMemory, RateLimiterRedis } from "rate-limiter-flexible";
import type { RedisConfig } from "../config.ts";
import { connectRedis, reviveEnded } from "../upload/redis/connection.ts";

/** Maximum time for a reply from Redis. */
const SILENCE_MS = 1_000;

/**
 * Stores counts in Redis, where all replicas share them.
 *
 * @param whileAway - behaviour while Redis does not reply: count in this process (`counts_here`), or fail
 */
export function openRedisCounts(
  { address }: RedisConfig,
  whileAway: "counts_here" | "fails",
): AsyncDisposable & { openCount: OpenCount } {
  // Commands are not repeated: a refund applied twice would let a caller exceed its quota.
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
