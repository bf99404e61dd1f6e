import { factSubject, type UploadFact } from "@envoi/protocol";
import { type KeptFact, type PublishedFact, shardOf } from "../port.ts";
import { type OnUnreadableFact, splitFacts } from "../unreadable-facts.ts";
import type { Subject } from "./keys.ts";
import { outbox } from "./outbox.lua.ts";
import { queries } from "./queries.ts";
import { keptEntries, type QueuedFact, queuedFacts } from "./query-replies.ts";
import type { ScriptRunner } from "./script-runner.ts";

const ALL = ["-", "+"] as const;

async function inEachShard<Item>(
  items: readonly Item[],
  factOf: (item: Item) => UploadFact,
  use: (shard: number, items: readonly Item[]) => Promise<void>,
): Promise<void> {
  const byShard = Map.groupBy(items, (item) => shardOf(factSubject(factOf(item))));
  await Promise.all(Array.from(byShard, ([shard, its]) => use(shard, its)));
}

/** The pending and the kept Facts of each shard. */
export function createFactQueue({ run, query }: ScriptRunner, onUnreadableFact: OnUnreadableFact) {
  /** The stream entry of each Fact read by this store. */
  const entryOf = new WeakMap<UploadFact, string>();
  const keptEntryOf = new WeakMap<KeptFact, string>();

  const read = async (subject: Subject, ...range: readonly (string | number)[]): Promise<QueuedFact[]> =>
    queuedFacts(await query(queries.pendingFacts, subject, ...ALL, ...range));

  /** Finds the stream entries of Facts that another store instance has read. */
  async function find(subject: Subject, facts: readonly UploadFact[]): Promise<string[]> {
    if (facts.length === 0) return [];
    const ids = new Set(facts.map(({ id }) => id));
    return (await read(subject)).filter(({ id }) => ids.has(id)).map(({ entry }) => entry);
  }

  async function entriesOf(subject: Subject, facts: readonly UploadFact[]): Promise<string[]> {
    const known = facts.map((fact) => entryOf.get(fact));
    const unknown = facts.filter((_fact, at) => known[at] === undefined);
    return [...known.filter((entry) => entry !== undefined), ...(await find(subject, unknown))];
  }

  async function dropFromShard(shard: number, facts: readonly UploadFact[]): Promise<void> {
    const subject = { shard, id: "" };
    const entries = await entriesOf(subject, facts);
    if (entries.length > 0) await query(queries.dropFacts, subject, ...entries);
  }

  async function keepInShard(shard: number, published: readonly PublishedFact[]): Promise<void> {
    const subject = { shard, id: "" };
    const facts = published.map(({ fact }) => fact);
    await run(outbox.keep, subject, {
      entries: JSON.stringify(await entriesOf(subject, facts)),
      facts: JSON.stringify(published.map(({ fact, position }) => [fact.id, JSON.stringify(fact), String(position)])),
    });
  }

  async function dropKeptFromShard(shard: number, kept: readonly KeptFact[]): Promise<void> {
    const entries = kept.map((each) => keptEntryOf.get(each)).filter((entry) => entry !== undefined);
    if (entries.length > 0) await query(queries.dropKeptFacts, { shard, id: "" }, ...entries);
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
      await inEachShard(facts, (fact) => fact, dropFromShard);
    },
    async keep(published: readonly PublishedFact[]): Promise<void> {
      await inEachShard(published, ({ fact }) => fact, keepInShard);
    },
    /** An unreadable Fact is not returned: this version has published none. */
    async kept(shard: number): Promise<KeptFact[]> {
      const entries = keptEntries(await query(queries.keptFacts, { shard, id: "" }, ...ALL));
      return entries.flatMap(({ entry, text, position, keptAtMs }) => {
        const kept = splitFacts([{ id: entry, text }]).facts.map((fact) => ({ fact, position, keptAtMs }));
        for (const each of kept) keptEntryOf.set(each, entry);
        return kept;
      });
    },
    async dropKept(kept: readonly KeptFact[]): Promise<void> {
      await inEachShard(kept, ({ fact }) => fact, dropKeptFromShard);
    },
  };
}
