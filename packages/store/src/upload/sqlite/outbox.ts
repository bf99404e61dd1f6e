import type { SqliteConnection } from "@envoi/platform";
import type { UploadFact } from "@envoi/protocol";
import { shardOf } from "../port.ts";

/** Writes a Fact in the transaction of the change it tells of. */
export function addFact(database: SqliteConnection, fact: UploadFact): void {
  database.run("INSERT INTO outbox (shard, fact_id, fact) VALUES (:shard, :factId, :fact)", {
    shard: shardOf(fact.uploadId),
    factId: fact.id,
    fact: JSON.stringify(fact),
  });
}

export function pendingFacts(
  database: SqliteConnection,
  { shards, limit }: { shards: readonly number[]; limit: number },
): UploadFact[] {
  return shards
    .flatMap((shard) =>
      database.all<{ ordinal: number; fact: string }>(
        "SELECT ordinal, fact FROM outbox WHERE shard = :shard ORDER BY ordinal LIMIT :limit",
        { shard, limit },
      ),
    )
    .sort((a, b) => a.ordinal - b.ordinal)
    .slice(0, limit)
    .map((row) => JSON.parse(row.fact));
}

export function dropFacts(database: SqliteConnection, { factIds }: { factIds: readonly string[] }): void {
  for (const factId of factIds) database.run("DELETE FROM outbox WHERE fact_id = :factId", { factId });
}
