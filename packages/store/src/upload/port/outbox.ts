import type { UploadFact } from "@envoi/protocol";

/** Number of latest unreadable Facts that are stored: in total on SQLite, per shard on Redis. */
export const MAX_UNREADABLE_FACTS = 100;
/** Number of latest published Facts that are kept per shard. */
export const MAX_KEPT_FACTS = 1_000;

/** A Fact that the bus has accepted, and its position there. */
export type PublishedFact = { fact: UploadFact; position: number };
/** `keptAtMs`: time on the store's clock when the Fact was last kept. */
export type KeptFact = PublishedFact & { keptAtMs: number };

/**
 * Facts that the bus has not accepted yet, and accepted Facts that it might still lose. See [Note: Kept Facts] in
 * packages/events.
 */
export interface OutboxStore {
  /** Facts of these shards that the bus has not accepted yet, oldest first. See [Note: Unreadable Facts]. */
  pendingFacts(shards: readonly number[], limit: number): Promise<UploadFact[]>;
  /** Removes Facts from the pending ones. */
  dropFacts(facts: readonly UploadFact[]): Promise<void>;
  /**
   * Moves Facts from the pending to the kept ones, up to `MAX_KEPT_FACTS` per shard. A store whose bus shares its
   * database drops them: that bus cannot lose Facts without this store's other data.
   */
  keepFacts(published: readonly PublishedFact[]): Promise<void>;
  /** The kept Facts of these shards, each shard's oldest first. A Fact that was kept again may be returned twice. */
  keptFacts(shards: readonly number[]): Promise<KeptFact[]>;
  /** Removes Facts returned by `keptFacts` of this store instance. */
  dropKeptFacts(kept: readonly KeptFact[]): Promise<void>;
}
