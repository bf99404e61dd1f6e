import { Counter, type Log, type Registry } from "@envoi/platform";
import type { OnUnreadableFact } from "./unreadable-facts.ts";

/**
 * Logs and counts Facts that are put aside. In a file of its own, because the thread of the database loads the other one,
 * and should load nothing else of the platform.
 */
export function reportUnreadableFacts({ log, registry }: { log: Log; registry: Registry }): OnUnreadableFact {
  const unreadable = new Counter({
    name: "outbox_unreadable_facts_total",
    help: "Outbox entries that this version could not read and set aside; only statistics miss them",
    registers: [registry],
  });
  return (factId) => {
    unreadable.inc();
    log.error({ factId }, "an unreadable fact was put aside from the outbox");
  };
}
