import type { UploadFact } from "@envoi/protocol";

/** Number of latest unreadable Facts that are stored: in total on SQLite, per shard on Redis. */
export const MAX_UNREADABLE_FACTS = 100;

/** Facts that the bus has not accepted yet. */
export interface OutboxStore {
  /** Facts of these shards that the bus has not accepted yet, oldest first. See [Note: Unreadable Facts]. */
  pendingFacts(shards: readonly number[], limit: number): Promise<UploadFact[]>;
  dropFacts(facts: readonly UploadFact[]): Promise<void>;
}
