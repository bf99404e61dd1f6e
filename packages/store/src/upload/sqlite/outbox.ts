import type { SqliteConnection } from "@envoi/platform";
import type { UploadFact } from "@envoi/protocol";
import { shardOf } from "../port.ts";
import { MAX_UNREADABLE_FACTS, splitFacts } from "../unreadable-facts.ts";

/** `id`: of the Fact. */
export type FactRef = { shard: number; id: string };

/** Writes a Fact in the transaction of the change it describes. */
export function addFact(database: SqliteConnection, fact: UploadFact): void {
  database.run(
    `INSERT INTO outbox (shard, ordinal, fact_id, at_ms, fact) VALUES
       (:shard, (SELECT COALESCE(MAX(ordinal), 0) + 1 FROM outbox WHERE shard = :shard), :factId, :atMs, :fact)`,
    { shard: shardOf(fact.uploadId), factId: fact.id, atMs: fact.atMs, fact: JSON.stringify(fact) },
  );
}

type Entry = { shard: number; id: string; atMs: number; text: string };

/** In the order of each shard, whatever its clock did. */
function entriesOf(database: SqliteConnection, shard: number, limit: number): Entry[] {
  const entries = database.all<Entry>(
    `SELECT shard, fact_id AS id, at_ms AS atMs, fact AS text FROM outbox WHERE shard = :shard
     ORDER BY ordinal LIMIT :limit`,
    { shard, limit },
  );
  let latestMs = 0;
  return entries.map((entry) => {
    latestMs = Math.max(latestMs, entry.atMs);
    return { ...entry, atMs: latestMs };
  });
}

function outboxEntries(database: SqliteConnection, shards: readonly number[], limit: number): Entry[] {
  return shards
    .flatMap((shard) => entriesOf(database, shard, limit))
    .sort((a, b) => a.atMs - b.atMs)
    .slice(0, limit);
}

function putAside(database: SqliteConnection, fact: FactRef): void {
  database.run(
    `INSERT INTO unreadable_facts (fact_id, fact)
     SELECT fact_id, fact FROM outbox WHERE shard = :shard AND fact_id = :id`,
    fact,
  );
  dropFacts(database, { facts: [fact] });
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
    const entries = outboxEntries(database, shards, limit);
    const { facts, unreadable } = splitFacts(entries);
    if (unreadable.length === 0) return { facts, putAside: aside };
    for (const { shard, id } of entries) if (unreadable.includes(id)) putAside(database, { shard, id });
    aside.push(...unreadable);
  }
}

export function dropFacts(database: SqliteConnection, { facts }: { facts: readonly FactRef[] }): void {
  for (const fact of facts) database.run("DELETE FROM outbox WHERE shard = :shard AND fact_id = :id", fact);
}
