import type { UploadFact } from "@envoi/protocol";
import { factSubject } from "@envoi/protocol/fact-subject";
import { MAX_UNREADABLE_FACTS, shardOf } from "../port.ts";
import { mergeFacts } from "../rules/facts.ts";
import type { Transaction } from "./transaction.ts";

/** Writes a Fact in the transaction of the change it describes. */
export function addFact(tx: Transaction, fact: UploadFact): void {
  tx.run(
    `INSERT INTO outbox (shard, ordinal, fact_id, at_ms, fact) VALUES
       (:shard, (SELECT COALESCE(MAX(ordinal), 0) + 1 FROM outbox WHERE shard = :shard), :factId, :atMs, :fact)`,
    { shard: shardOf(factSubject(fact)), factId: fact.id, atMs: fact.atMs, fact: JSON.stringify(fact) },
  );
}

type FactRef = { shard: number; id: string };
/** `text`: the Fact as JSON, which the database's thread does not parse. */
type Entry = FactRef & { atMs: number; text: string };

const ENTRIES = `
  SELECT shard, fact_id AS id, at_ms AS atMs, fact AS text FROM outbox WHERE shard = :shard
  ORDER BY ordinal LIMIT :limit`;

export function readFacts(tx: Transaction, shards: readonly number[], limit: number): Entry[] {
  const entries = shards.map((shard) => tx.all<Entry>(ENTRIES, { shard, limit }));
  return mergeFacts(entries, limit);
}

/** See [Note: Unreadable Facts]. */
export function putFactsAside(tx: Transaction, facts: readonly FactRef[]): void {
  for (const { shard, id } of facts)
    tx.run(
      `INSERT INTO unreadable_facts (fact_id, fact)
       SELECT fact_id, fact FROM outbox WHERE shard = :shard AND fact_id = :id`,
      { shard, id },
    );
  deleteFacts(tx, facts);
  tx.run("DELETE FROM unreadable_facts WHERE ordinal <= (SELECT max(ordinal) FROM unreadable_facts) - :most", {
    most: MAX_UNREADABLE_FACTS,
  });
}

export function deleteFacts(tx: Transaction, facts: readonly FactRef[]): void {
  for (const { shard, id } of facts) tx.run("DELETE FROM outbox WHERE shard = :shard AND fact_id = :id", { shard, id });
}
