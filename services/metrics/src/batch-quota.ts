import type { Clock } from "@envoi/platform";
import { type BlobStore, BlobStoreError } from "@envoi/store";
import { isBatchBefore, METRICS_PREFIX } from "./batch-keys.ts";

const DAY_MS = 86_400_000;

/** Bounds the storage of beacons, which anyone may send, in bytes and in time. */
export type BatchQuota = {
  /** @throws BlobStoreError `full` when there is no room for another beacon */
  admit(): Promise<void>;
  /** Removes batches beyond the retention period, and measures the rest. */
  refresh(): Promise<void>;
};

/**
 * @param config.keepDays - 0: for ever
 * @param config.maxBytes - of batches and staged Blobs, compressed
 */
export function createBatchQuota(deps: {
  blobs: Pick<BlobStore, "list" | "remove" | "ensureRoom">;
  clock: Clock;
  config: { keepDays: number; maxBytes: number };
}): BatchQuota {
  const { blobs, clock, config } = deps;
  let heldBytes = 0;

  return {
    async admit() {
      if (heldBytes >= config.maxBytes) throw new BlobStoreError("full");
      await blobs.ensureRoom();
    },
    async refresh() {
      const keptFromMs = config.keepDays === 0 ? 0 : clock.now() - config.keepDays * DAY_MS;
      let bytes = 0;
      for await (const entry of blobs.list(METRICS_PREFIX, { unfinished: false })) {
        if (isBatchBefore(entry.key, keptFromMs)) await blobs.remove(entry.key);
        else bytes += entry.bytes;
      }
      heldBytes = bytes;
    },
  };
}
