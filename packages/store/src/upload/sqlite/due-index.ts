import type { SqliteConnection } from "@envoi/platform";
import { createOldestOfShards } from "../oldest-of-shards.ts";
import { type DueEntry, shardOf } from "../port.ts";

/** Puts the entry into the index, or moves it. */
export function setDue(database: SqliteConnection, entry: Omit<DueEntry, "shard">, shard = shardOf(entry.key)): void {
  database.run(
    `INSERT INTO due (kind, key, shard, due_at_ms) VALUES (:kind, :key, :shard, :dueAtMs)
     ON CONFLICT (kind, key) DO UPDATE SET due_at_ms = :dueAtMs`,
    { ...entry, shard },
  );
}

export function clearDue(database: SqliteConnection, kind: DueEntry["kind"], key: string): void {
  database.run("DELETE FROM due WHERE kind = :kind AND key = :key", { kind, key });
}

/** One look per shard: each is a step down the index, however many entries wait in other shards. */
export function due(
  database: SqliteConnection,
  { shards, limit }: { shards: readonly number[]; limit: number },
  nowMs: number,
): DueEntry[] {
  const merge = createOldestOfShards<DueEntry>(shards, limit);
  for (let ask = merge.next(); ask !== null; ask = merge.next()) {
    for (const shard of ask.shards) {
      const entries = database.all<DueEntry>(
        `SELECT kind, key, shard, due_at_ms AS dueAtMs FROM due WHERE shard = :shard AND due_at_ms <= :nowMs
         ORDER BY due_at_ms LIMIT :most`,
        { shard, nowMs, most: ask.most },
      );
      merge.add(shard, entries);
    }
  }
  return merge.oldest();
}
