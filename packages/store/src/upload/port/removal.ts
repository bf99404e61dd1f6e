import type { RequestId } from "@envoi/protocol";
import type { BlobKey } from "../../blob/port.ts";

/*
 * [Note: Shards]
 *
 * Janitors divide their work by shards. A shard is a share of all ids and list keys, leased to one janitor. Two
 * janitors on one shard do no harm, because every step is idempotent, but they waste time.
 */

/** Number of shards for ids and list keys. */
export const SHARDS = 256;

/** The shard of an Upload or request, whose id is random hex, or of a list key. */
export function shardOf(idOrListKey: string): number {
  return Number.parseInt(idOrListKey.slice(0, 2), 16) % SHARDS;
}

/** A hint that something may be due. `beginRemoval` checks the actual state. */
export type DueEntry = {
  kind: "upload" | "session" | "list" | "blob" | "request";
  key: string;
  shard: number;
  dueAtMs: number;
};
/** The Blobs and Parts to remove from the BlobStore before calling `finishRemoval`, and the affected quotas. */
export type Removal = {
  blobs: { key: BlobKey; partsId: string | null }[];
  /** Quotas that the Upload or session counted towards, see [Note: Stored bytes]. */
  quotas: readonly string[];
  /** The place to release, if the Upload or session was a delivery: [Note: Requests]. */
  delivery: { requestId: RequestId; wasPublished: boolean } | null;
};

/** The work of janitors. */
export interface RemovalStore {
  /** Entries of these shards that may be due by the store's clock, oldest first. */
  due(shards: readonly number[], limit: number): Promise<DueEntry[]>;
  /**
   * Reads an entry's target. If the target is due, it becomes `gone` (Fact `upload.expired`) or `aborting`, and the
   * result lists what to remove; otherwise, the index is corrected. A request is deleted immediately.
   */
  beginRemoval(entry: Pick<DueEntry, "kind" | "key">): Promise<Removal | null>;
  /** Call this after the Blobs have been removed. Deletes the entry, or keeps it as a tombstone. */
  finishRemoval(entry: Pick<DueEntry, "kind" | "key">): Promise<void>;
  /**
   * Acquires or renews leases on shards, see [Note: Shards]. @returns the shards that this janitor now holds, at most
   * `max`
   */
  leaseShards(janitor: string, max: number, leaseSeconds: number): Promise<number[]>;
}
