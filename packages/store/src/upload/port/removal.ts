import type { BlobKey } from "../../blob/port.ts";

/** A hint that something may be due. `beginRemoval` checks the actual state. */
export type DueEntry = { kind: "upload" | "session" | "list" | "blob"; key: string; shard: number; dueAtMs: number };
/** Blobs and Parts to remove from the BlobStore before `finishRemoval`. */
export type Removal = {
  blobs: { key: BlobKey; partsId: string | null }[];
  /** Whom the Upload or session counted for, see [Note: Stored bytes]. */
  holders: readonly string[];
};

/** The work of janitors. */
export interface RemovalStore {
  /** Entries of these shards that may be due by the store's clock, oldest first. */
  due(shards: readonly number[], limit: number): Promise<DueEntry[]>;
  /**
   * Reads the state behind an entry. If it is due, makes it `gone` (Fact `upload.expired`) or `aborting` and returns
   * what to remove; otherwise corrects the index.
   */
  beginRemoval(entry: Pick<DueEntry, "kind" | "key">): Promise<Removal | null>;
  /** Call it after removing the Blobs. Deletes the entry, or keeps it as a tombstone. */
  finishRemoval(entry: Pick<DueEntry, "kind" | "key">): Promise<void>;
  /** Takes or renews leases on shards for one janitor. @returns the shards it holds now, at most `most` */
  leaseShards(holder: string, most: number, leaseSeconds: number): Promise<number[]>;
}
