import type { SqliteConnection } from "@envoi/platform";
import { createOldestOfShards } from "../oldest-of-shards.ts";
import { type DueEntry, shardOf } from "../port.ts";

/** Adds the entry to the index, or moves it. */
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

/** An outdated version of a list has no row, only its entry in the index. */
export function isBlobDue(database: SqliteConnection, key: string): boolean {
  return database.get("SELECT 1 FROM due WHERE kind = 'blob' AND key = :key", { key }) !== null;
}

/** One query per shard, so that each uses the index, however many entries other shards have. */
export function due(
  database: SqliteConnection,
  { shards, limit }: { shards: readonly number[]; limit: number },
  nowMs: number,
): DueEntry[] {
  const merge = createOldestOfShards<DueEntry>(shards, limit);
  for (let query = merge.next(); query !== null; query = merge.next()) {
    for (const shard of query.shards) {
      const entries = database.all<DueEntry>(
        `SELECT kind, key, shard, due_at_ms AS dueAtMs FROM due WHERE shard = :shard AND due_at_ms <= :nowMs
         ORDER BY due_at_ms LIMIT :most`,
        { shard, nowMs, most: query.most },
      );
      merge.add(shard, entries);
    }
  }
  return merge.oldest();
}
