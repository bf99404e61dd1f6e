import { type Clock, pause } from "@envoi/platform";
import { type BlobStore, BlobStoreError } from "@envoi/store";
import { isBatchBefore, METRICS_PREFIX } from "./batch-keys.ts";

const DAY_MS = 86_400_000;
const REFRESH_MS = 300_000;
/**
 * Minimum size that is counted for a batch, because even a small one needs a file system block, an inode, and an entry
 * in every listing.
 */
const MIN_BATCH_BYTES = 4_096;

export type BatchQuota = ReturnType<typeof createBatchQuota>;

/**
 * Limits the size and age of stored beacons, because anyone may send beacons.
 *
 * @param config.keepDays - retention period of batches, in days; 0: forever
 * @param config.maxBytes - limit on all batches, compressed; a small one counts as MIN_BATCH_BYTES; 0: no limit
 */
export function createBatchQuota(deps: {
  blobs: Pick<BlobStore, "list" | "remove" | "ensureRoom">;
  clock: Clock;
  config: { keepDays: number; maxBytes: number };
}) {
  const { blobs, clock, config } = deps;
  let heldBytes = 0;

  return {
    /** @throws BlobStoreError `full` if there is no space for another beacon */
    async admit(): Promise<void> {
      if (config.maxBytes > 0 && heldBytes >= config.maxBytes) throw new BlobStoreError("full");
      await blobs.ensureRoom();
    },
    /** Removes batches older than the retention period, and measures the rest. */
    async refresh(): Promise<void> {
      const keptFromMs = config.keepDays === 0 ? 0 : clock.now() - config.keepDays * DAY_MS;
      let bytes = 0;
      for await (const entry of blobs.list(METRICS_PREFIX, { unfinished: false })) {
        if (isBatchBefore(entry.key, keptFromMs)) await blobs.remove(entry.key);
        else bytes += Math.max(entry.bytes, MIN_BATCH_BYTES);
      }
      heldBytes = bytes;
    },
  };
}

/** Refreshes a quota at random intervals, so that replicas list the store at different times. */
export function startQuotaLoop(deps: {
  quota: Pick<BatchQuota, "refresh">;
  onFailed(error: unknown): void;
}): AsyncDisposable {
  const { quota, onFailed } = deps;
  const stop = new AbortController();

  async function run(): Promise<void> {
    for (;;) {
      await pause(REFRESH_MS * (0.5 + Math.random()), stop.signal);
      if (stop.signal.aborted) return;
      await quota.refresh().catch(onFailed);
    }
  }
  const running = run();

  return {
    async [Symbol.asyncDispose]() {
      stop.abort();
      await running;
    },
  };
}
