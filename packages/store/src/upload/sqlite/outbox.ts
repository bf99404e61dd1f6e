import type { SqliteConnection } from "@envoi/platform";
import type { UploadFact } from "@envoi/protocol";
import { MAX_UNREADABLE_FACTS } from "../port/outbox.ts";
import { shardOf } from "../port.ts";
import { mergeFacts } from "../rules/facts.ts";

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

/** `text`: the Fact, which the database's thread does not read. */
export type Entry = { shard: number; id: string; atMs: number; text: string };

const ENTRIES = `
  SELECT shard, fact_id AS id, at_ms AS atMs, fact AS text FROM outbox WHERE shard = :shard
  ORDER BY ordinal LIMIT :limit`;

export function pendingFacts(
  database: SqliteConnection,
  { shards, limit }: { shards: readonly number[]; limit: number },
): Entry[] {
  const entries = shards.map((shard) => database.all<Entry>(ENTRIES, { shard, limit }));
  return mergeFacts(entries, limit);
}

/** See [Note: Unreadable Facts]. */
export function putFactsAside(database: SqliteConnection, { facts }: { facts: readonly FactRef[] }): void {
  for (const { shard, id } of facts)
    database.run(
      `INSERT INTO unreadable_facts (fact_id, fact)
       SELECT fact_id, fact FROM outbox WHERE shard = :shard AND fact_id = :id`,
      { shard, id },
    );
  dropFacts(database, { facts });
  database.run("DELETE FROM unreadable_facts WHERE ordinal <= (SELECT max(ordinal) FROM unreadable_facts) - :most", {
    most: MAX_UNREADABLE_FACTS,
  });
}

export function dropFacts(database: SqliteConnection, { facts }: { facts: readonly FactRef[] }): void {
  for (const { shard, id } of facts)
    database.run("DELETE FROM outbox WHERE shard = :shard AND fact_id = :id", { shard, id });
}
