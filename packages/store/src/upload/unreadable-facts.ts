import { Counter, type Log, type Registry } from "@envoi/platform";
import { type Fact, factSchema, type UploadFact } from "@envoi/protocol";

/*
 * [Note: Unreadable Facts]
 *
 * During an upgrade, a process may find Facts of a newer version that it cannot parse. The outbox is read from its
 * beginning, so such Facts would block all later ones. They are moved unchanged to a separate table or key in the same
 * store, counted and logged. Only statistics lack these Facts, because the janitor also finds its work in the
 * UploadStore.
 */

/** Called for each Fact that is set aside because it is unreadable. */
export type OnUnreadableFact = (factId: string) => void;

function parseFact(text: string): UploadFact | null {
  try {
    const fact: Fact = factSchema.parse(JSON.parse(text));
    return fact.type === "metrics.received" ? null : fact;
  } catch {
    return null;
  }
}

/** @returns the Facts in order, and the ids of unreadable entries */
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

export function reportUnreadableFacts({ log, registry }: { log: Log; registry: Registry }): OnUnreadableFact {
  const unreadable = new Counter({
    name: "outbox_unreadable_facts_total",
    help: "Outbox entries that were set aside because this version could not read them; they are missing only from statistics",
    registers: [registry],
  });
  return (factId) => {
    unreadable.inc();
    log.error({ factId }, "an unreadable fact was put aside from the outbox");
  };
}
