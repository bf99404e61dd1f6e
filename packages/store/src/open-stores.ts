import { type Log, observeOperations, type Registry } from "@envoi/platform";
import type { BlobStore } from "./blob/port.ts";
import { createS3BlobStore } from "./blob/s3/s3-blob-store.ts";
import type { LeaseConfig, RedisConfig, S3Config } from "./config.ts";
import type { UploadStore } from "./upload/port.ts";
import { createRedisUploadStore } from "./upload/redis/redis-upload-store.ts";
import { reportUnreadableFacts } from "./upload/report-unreadable-facts.ts";

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
