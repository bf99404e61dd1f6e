import { factSubject, type UploadFact } from "@envoi/protocol";
import { shardOf } from "../port.ts";
import { type OnUnreadableFact, splitFacts } from "../unreadable-facts.ts";
import type { Subject } from "./keys.ts";
import { outbox } from "./outbox.lua.ts";
import { queries } from "./queries.ts";
import { type QueuedFact, queuedFacts } from "./query-replies.ts";
import type { ScriptRunner } from "./script-runner.ts";

const ALL = ["-", "+"] as const;

/** A shard's Facts not yet accepted by the bus. */
export function createFactQueue({ run, query }: ScriptRunner, onUnreadableFact: OnUnreadableFact) {
  /** The stream entry of each Fact read by this store. */
  const entryOf = new WeakMap<UploadFact, string>();

  const read = async (subject: Subject, ...range: readonly (string | number)[]): Promise<QueuedFact[]> =>
    queuedFacts(await query(queries.pendingFacts, subject, ...ALL, ...range));

  /** Finds the stream entries of Facts that another store instance has read. */
  async function find(subject: Subject, facts: readonly UploadFact[]): Promise<string[]> {
    if (facts.length === 0) return [];
    const ids = new Set(facts.map(({ id }) => id));
    return (await read(subject)).filter(({ id }) => ids.has(id)).map(({ entry }) => entry);
  }

  async function dropFromShard(shard: number, facts: readonly UploadFact[]): Promise<void> {
    const subject = { shard, id: "" };
    const known = facts.map((fact) => entryOf.get(fact));
    const unknown = facts.filter((_fact, at) => known[at] === undefined);
    const entries = [...known.filter((entry) => entry !== undefined), ...(await find(subject, unknown))];
    if (entries.length > 0) await query(queries.dropFacts, subject, ...entries);
  }

  return {
    async pending(shard: number, most: number): Promise<UploadFact[]> {
      const subject = { shard, id: "" };
      for (;;) {
        const queued = await read(subject, "COUNT", most);
        const { facts, unreadable } = splitFacts(queued.map(({ entry, text }) => ({ id: entry, text })));
        if (unreadable.length === 0) {
          for (const [at, fact] of facts.entries()) entryOf.set(fact, queued[at]?.entry ?? "");
          return facts;
        }
        await run(outbox.putAside, subject, { entries: JSON.stringify(unreadable) });
        for (const { entry, id } of queued) if (unreadable.includes(entry)) onUnreadableFact(id);
      }
    },
    async drop(facts: readonly UploadFact[]): Promise<void> {
      const byShard = Map.groupBy(facts, (fact) => shardOf(factSubject(fact)));
      await Promise.all(Array.from(byShard, ([shard, dropped]) => dropFromShard(shard, dropped)));
    },
  };
}
