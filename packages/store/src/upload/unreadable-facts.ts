import { Counter, type Log, type Registry } from "@envoi/platform";
import { type Fact, factSchema, type UploadFact } from "@envoi/protocol";

/*
 * [Note: Unreadable Facts]
 *
 * During an upgrade a process may find what a newer version has written, and not know it for a Fact. The outbox is read
 * from its beginning: what can't be read would hold up all that comes after it. So it is put aside, in the same store and
 * as it was, and told of. What it says is missing from the counts, nothing else: the janitor finds its work by itself.
 */

/** Put aside and kept, the latest of them: in all on SQLite, of each shard on Redis. */
export const MAX_UNREADABLE_FACTS = 100;

/** Is told of each Fact that was put aside. */
export type OnUnreadableFact = (factId: string) => void;

/** Logs and counts what is put aside. */
export function reportUnreadableFacts({ log, registry }: { log: Log; registry: Registry }): OnUnreadableFact {
  const unreadable = new Counter({
    name: "outbox_unreadable_facts_total",
    help: "What was in the outbox and no Fact of this version, and was put aside",
    registers: [registry],
  });
  return (factId) => {
    unreadable.inc();
    log.error({ factId }, "what is no fact of this version was put aside from the outbox");
  };
}

function parseFact(text: string): UploadFact | null {
  try {
    const fact: Fact = factSchema.parse(JSON.parse(text));
    return fact.type === "metrics.received" ? null : fact;
  } catch {
    return null;
  }
}

/** @returns the Facts in their order, and the ids of what is none */
export function splitFacts(entries: readonly { id: string; text: string }[]): {
  facts: UploadFact[];
  unreadable: string[];
} {
  const facts: UploadFact[] = [];
  const unreadable: string[] = [];
  for (const { id, text } of entries) {
    const fact = parseFact(text);
    if (fact === null) unreadable.push(id);
    else facts.push(fact);
  }
  return { facts, unreadable };
}
