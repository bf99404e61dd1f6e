import { join } from "node:path";
import { type Log, observeOperations, type Registry } from "@envoi/platform";
import type { BlobStore } from "./blob/port.ts";
import { createS3BlobStore } from "./blob/s3/s3-blob-store.ts";
import type { StoreMove } from "./blob/two-stores/move-order.ts";
import { createTwoBlobStores } from "./blob/two-stores/two-blob-stores.ts";
import type { LeaseConfig, RedisConfig, S3Config } from "./config.ts";
import { reportClockDifference } from "./upload/clock-difference.ts";
import type { UploadStore } from "./upload/port.ts";
import { createRedisUploadStore } from "./upload/redis/redis-upload-store.ts";
import { reportUnreadableFacts } from "./upload/unreadable-facts.ts";

type Context = { log: Log; registry: Registry };

/**
 * The second store receives only Parts of uploads that were started in it, so it needs only this share of the spool.
 */
const SECOND_SPOOL_SHARE = 1 / 4;

/** @param move - `null` when there is only one store */
function openBlobs(config: S3Config, log: Log): { blobs: BlobStore; move: StoreMove | null } {
  const { second, ...first } = config;
  if (second === null) return { blobs: createS3BlobStore({ ...first, log }), move: null };
  const secondBytes = Math.floor(first.spoolBytes * SECOND_SPOOL_SHARE);
  const to = createS3BlobStore({ ...first, spoolBytes: first.spoolBytes - secondBytes, log });
  const spool = { spoolDirectory: join(first.spoolDirectory, "second"), spoolBytes: secondBytes };
  const from = createS3BlobStore({ ...first, ...spool, address: second, log });
  return { blobs: createTwoBlobStores({ first: to, second: from }), move: { from, to } };
}

/** Opens the BlobStore that all processes share. */
export function openBlobStore(config: S3Config, { log, registry }: Context): BlobStore {
  return observeOperations({ blobs: openBlobs(config, log).blobs }, registry).blobs;
}

/**
 * Opens the stores that all processes share. They keep trying to connect until disposed.
 *
 * @param config.leases - required for services that hold sessions or Claims
 * @returns `move`: the two stores that `blobs` combines and disposes of; `null` when there is only one store
 */
export function openStores(
  config: { redis: RedisConfig; s3: S3Config; leases?: LeaseConfig },
  { log, registry }: Context,
): { uploads: UploadStore; blobs: BlobStore; move: StoreMove | null } {
  const uploads = createRedisUploadStore({
    ...config.redis,
    times: config.leases ?? {},
    onUnreadableFact: reportUnreadableFacts({ log, registry }),
    onConnectionError: (error) => log.warn({ err: error }, "no connection to Redis; retrying"),
  });
  reportClockDifference(uploads, registry);
  const { blobs, move } = openBlobs(config.s3, log);
  return { ...observeOperations({ uploads, blobs }, registry), move };
}
