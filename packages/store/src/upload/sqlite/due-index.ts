import type { SqliteConnection } from "@envoi/platform";
import { type DueEntry, shardOf } from "../port.ts";

/** Puts the entry into the index, or moves it. */
export function setDue(database: SqliteConnection, entry: DueEntry, shard = shardOf(entry.key)): void {
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
  return shards
    .flatMap((shard) =>
      database.all<DueEntry>(
        `SELECT kind, key, due_at_ms AS dueAtMs FROM due WHERE shard = :shard AND due_at_ms <= :nowMs
         ORDER BY due_at_ms LIMIT :limit`,
        { shard, nowMs, limit },
      ),
    )
    .sort((a, b) => a.dueAtMs - b.dueAtMs)
    .slice(0, limit);
}
