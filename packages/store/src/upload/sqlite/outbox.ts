import type { SqliteConnection } from "@envoi/platform";
import type { UploadFact } from "@envoi/protocol";
import { shardOf } from "../port.ts";
import { MAX_UNREADABLE_FACTS, splitFacts } from "../unreadable-facts.ts";

/** Writes a Fact in the transaction of the change it describes. */
export function addFact(database: SqliteConnection, fact: UploadFact): void {
  database.run("INSERT INTO outbox (shard, fact_id, fact) VALUES (:shard, :factId, :fact)", {
    shard: shardOf(fact.uploadId),
    factId: fact.id,
    fact: JSON.stringify(fact),
  });
}

function outboxEntries(database: SqliteConnection, shards: readonly number[], limit: number) {
  return shards
    .flatMap((shard) =>
      database.all<{ ordinal: number; id: string; text: string }>(
        "SELECT ordinal, fact_id AS id, fact AS text FROM outbox WHERE shard = :shard ORDER BY ordinal LIMIT :limit",
        { shard, limit },
      ),
    )
    .sort((a, b) => a.ordinal - b.ordinal)
    .slice(0, limit);
}

function putAside(database: SqliteConnection, factId: string): void {
  database.run(
    `INSERT INTO unreadable_facts (fact_id, fact) SELECT fact_id, fact FROM outbox WHERE fact_id = :factId`,
    { factId },
  );
  database.run("DELETE FROM outbox WHERE fact_id = :factId", { factId });
  database.run("DELETE FROM unreadable_facts WHERE ordinal <= (SELECT max(ordinal) FROM unreadable_facts) - :most", {
    most: MAX_UNREADABLE_FACTS,
  });
}

export function pendingFacts(
  database: SqliteConnection,
  { shards, limit }: { shards: readonly number[]; limit: number },
): { facts: UploadFact[]; putAside: string[] } {
  const aside: string[] = [];
  for (;;) {
    const { facts, unreadable } = splitFacts(outboxEntries(database, shards, limit));
    if (unreadable.length === 0) return { facts, putAside: aside };
    for (const factId of unreadable) putAside(database, factId);
    aside.push(...unreadable);
  }
}

export function dropFacts(database: SqliteConnection, { factIds }: { factIds: readonly string[] }): void {
  for (const factId of factIds) database.run("DELETE FROM outbox WHERE fact_id = :factId", { factId });
}
