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
import { connectRedis } from "./upload/redis/connection.ts";
import { createRedisUploadStore } from "./upload/redis/redis-upload-store.ts";
import { reportUnreadableFacts } from "./upload/unreadable-facts.ts";

type Context = { log: Log; registry: Registry };

/** The BlobStore that all processes share. */
export function openBlobStore(config: S3Config, { log, registry }: Context): BlobStore {
  return observeOperations({ blobs: createS3BlobStore({ ...config, log }) }, registry).blobs;
}

/**
 * The stores that all processes share. They begin to connect, and go on trying.
 *
 * @param config.leases - for those that hold sessions or Claims
 */
export function openStores(
  config: { redis: RedisConfig; s3: S3Config; leases?: LeaseConfig },
  { log, registry }: Context,
): { uploads: UploadStore; blobs: BlobStore } {
  const uploads = createRedisUploadStore({
    ...config.redis,
    times: config.leases ?? {},
    onUnreadableFact: reportUnreadableFacts({ log, registry }),
    onConnectionError: (error) => log.warn({ err: error }, "no connection to Redis; it is tried again"),
  });
  const blobs = createS3BlobStore({ ...config.s3, log });
  return observeOperations({ uploads, blobs }, registry);
}

/** A guess is decided within this, or by what this process alone has seen. */
const LIMITER_SILENCE_MS = 1_000;

/** Guesses of passwords, counted in Redis for all replicas; while it is away, each replica counts for itself. */
export function openGuessLimiter({ address }: RedisConfig): GuessLimiter & AsyncDisposable {
  const client = connectRedis(address, LIMITER_SILENCE_MS);
  // An emitter without a listener for `error` would end the process; the UploadStore's connection tells of it.
  client.on("error", () => {});
  const counting = (limit: typeof GUESS_LIMIT, keyPrefix: string) =>
    new RateLimiterRedis({
      ...limit,
      storeClient: client,
      keyPrefix,
      insuranceLimiter: new RateLimiterMemory(limit),
      rejectIfRedisNotReady: true,
    });
  const counts = {
    ofRequester: counting(GUESS_LIMIT, "guess"),
    ofUpload: counting(UPLOAD_GUESS_LIMIT, "guess:upload"),
    late: counting(LATE_GUESS_LIMIT, "guess:late"),
  };
  return {
    ...createGuessLimiter(counts),
    async [Symbol.asyncDispose]() {
      client.disconnect();
    },
  };
}
