import {
  createGuessLimiter,
  GUESS_LIMIT,
  type GuessLimiter,
  LATE_GUESS_LIMIT,
  type Log,
  observeOperations,
  type Registry,
  UPLOAD_GUESS_LIMIT,
} from "@envoi/platform";
import { RateLimiterMemory, RateLimiterRedis } from "rate-limiter-flexible";
import type { BlobStore } from "./blob/port.ts";
import { createS3BlobStore } from "./blob/s3/s3-blob-store.ts";
import type { LeaseConfig, RedisConfig, S3Config } from "./config.ts";
import type { UploadStore } from "./upload/port.ts";
import { connectRedis, reviveEnded } from "./upload/redis/connection.ts";
import { createRedisUploadStore } from "./upload/redis/redis-upload-store.ts";
import { reportUnreadableFacts } from "./upload/unreadable-facts.ts";

type Context = { log: Log; registry: Registry };

/** The BlobStore shared by all processes. */
export function openBlobStore(config: S3Config, { log, registry }: Context): BlobStore {
  return observeOperations({ blobs: createS3BlobStore({ ...config, log }) }, registry).blobs;
}

/**
 * The stores shared by all processes. They start connecting and retry until disposed.
 *
 * @param config.leases - for services that hold sessions or Claims
 */
export function openStores(
  config: { redis: RedisConfig; s3: S3Config; leases?: LeaseConfig },
  { log, registry }: Context,
): { uploads: UploadStore; blobs: BlobStore } {
  const uploads = createRedisUploadStore({
    ...config.redis,
    times: config.leases ?? {},
    onUnreadableFact: reportUnreadableFacts({ log, registry }),
    onConnectionError: (error) => log.warn({ err: error }, "no connection to Redis; retrying"),
  });
  const blobs = createS3BlobStore({ ...config.s3, log });
  return observeOperations({ uploads, blobs }, registry);
}

/** Time for Redis to answer; after that, only the guesses seen by this process count. */
const LIMITER_SILENCE_MS = 1_000;

/** Counts password guesses in Redis for all replicas; while Redis is unavailable, each replica counts its own. */
export function openGuessLimiter({ address }: RedisConfig): GuessLimiter & AsyncDisposable {
  const client = connectRedis(address, LIMITER_SILENCE_MS);
  let closed = false;
  reviveEnded(client, () => closed);
  // Without a listener for `error`, the process would crash. The UploadStore's connection logs outages.
  client.on("error", () => {});
  const limiter = (limit: typeof GUESS_LIMIT, keyPrefix: string) =>
    new RateLimiterRedis({
      ...limit,
      storeClient: client,
      keyPrefix,
      insuranceLimiter: new RateLimiterMemory(limit),
      rejectIfRedisNotReady: true,
    });
  const counts = {
    ofRequester: limiter(GUESS_LIMIT, "guess"),
    ofUpload: limiter(UPLOAD_GUESS_LIMIT, "guess:upload"),
    late: limiter(LATE_GUESS_LIMIT, "guess:late"),
  };
  return {
    ...createGuessLimiter(counts),
    async [Symbol.asyncDispose]() {
      closed = true;
      client.disconnect();
    },
  };
}
