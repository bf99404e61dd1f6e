import { createLog } from "@envoi/platform";
import type { Fact, UploadFact } from "@envoi/protocol";
import { expect, test, vi } from "vitest";
import { createOutboxRelay, type Outbox } from "./outbox-relay.ts";

function factOf(shard: number, n: number): UploadFact {
  const uploadId = shard.toString(16).padStart(2, "0").padEnd(16, "0");
  return { id: `${shard}:${n}`, v: 1, type: "upload.deleted", atMs: n, uploadId, downloads: 0 };
}

/** An outbox in memory. `facts` is what waits. */
function memoryOutbox(facts: UploadFact[]): Outbox & { facts: UploadFact[]; looks: number } {
  return {
    facts,
    looks: 0,
    async pendingFacts(shards, limit) {
      this.looks++;
      return this.facts
        .filter((fact) => shards.includes(Number.parseInt(fact.uploadId.slice(0, 2), 16)))
        .slice(0, limit);
    },
    async dropFacts(dropped) {
      this.facts = this.facts.filter((fact) => !dropped.includes(fact));
    },
  };
}

/** A bus that takes Facts while `works` is true. */
function memoryBus(): { works: boolean; published: string[]; publish(fact: Fact): Promise<void> } {
  return {
    works: true,
    published: [],
    async publish(fact) {
      if (!this.works) throw new Error("no bus");
      this.published.push(fact.id);
    },
  };
}

function collectedLog(): { lines: string[]; log: ReturnType<typeof createLog> } {
  const lines: string[] = [];
  const destination = { write: (line: string) => void lines.push(JSON.parse(line).msg) };
  return { lines, log: createLog({ level: "info", service: "test", destination }) };
}

test("a nudge publishes what waits in its shard, and drops it", async () => {
  const outbox = memoryOutbox([factOf(1, 1), factOf(2, 1), factOf(1, 2)]);
  const bus = memoryBus();
  await using relay = createOutboxRelay({ outbox, bus, log: collectedLog().log });
  relay.nudge(1);
  await vi.waitFor(() => expect(outbox.facts).toEqual([factOf(2, 1)]));
  expect(bus.published).toEqual(["1:1", "1:2"]);
});

test("nudges that come while one is under way are one look at the outbox", async () => {
  const outbox = memoryOutbox([]);
  const bus = memoryBus();
  await using relay = createOutboxRelay({ outbox, bus, log: collectedLog().log });
  relay.nudge(1);
  for (let n = 0; n < 100; n++) relay.nudge(n % 5);
  await relay.sweep([7]);
  expect(outbox.looks).toBe(2);
});

test("a sweep publishes all that is left over in its shards, batch by batch and in order", async () => {
  const facts = Array.from({ length: 450 }, (_, n) => factOf(n % 3, n));
  const outbox = memoryOutbox(facts);
  const bus = memoryBus();
  await using relay = createOutboxRelay({ outbox, bus, log: collectedLog().log });
  await relay.sweep([0, 1]);
  expect(bus.published).toEqual(facts.filter((_, n) => n % 3 < 2).map((fact) => fact.id));
  expect(outbox.facts).toHaveLength(150);
  await relay.sweep([]);
  expect(outbox.facts).toHaveLength(150);
});

test("Facts are dropped only after the bus took them", async () => {
  const outbox = memoryOutbox([factOf(1, 1)]);
  const taken = Promise.withResolvers<void>();
  const publish = vi.fn(() => taken.promise);
  await using relay = createOutboxRelay({ outbox, bus: { publish }, log: collectedLog().log });
  const swept = relay.sweep([1]);
  await vi.waitFor(() => expect(publish).toHaveBeenCalledOnce());
  expect(outbox.facts).toHaveLength(1);
  taken.resolve();
  await swept;
  expect(outbox.facts).toEqual([]);
});

test("while the bus is away Facts stay, which is logged once; the next sweep takes them", async () => {
  const outbox = memoryOutbox([factOf(1, 1), factOf(2, 1)]);
  const bus = memoryBus();
  const { lines, log } = collectedLog();
  await using relay = createOutboxRelay({ outbox, bus, log });
  bus.works = false;
  await relay.sweep([1, 2]);
  await relay.sweep([1, 2]);
  expect(outbox.facts).toHaveLength(2);
  bus.works = true;
  await relay.sweep([1, 2]);
  expect(outbox.facts).toEqual([]);
  expect(lines).toEqual(["facts stay in the outbox until they can be published", "facts leave the outbox again"]);
});

test("a Fact that the bus refuses keeps no other one back", async () => {
  const outbox = memoryOutbox([factOf(1, 1), factOf(1, 2), factOf(1, 3)]);
  const publish = async (fact: Fact) => {
    if (fact.id === "1:2") throw new Error("refused");
  };
  await using relay = createOutboxRelay({ outbox, bus: { publish }, log: collectedLog().log });
  await relay.sweep([1]);
  expect(outbox.facts).toEqual([factOf(1, 2)]);
});

test("a store that is away makes neither call reject", async () => {
  const outbox = memoryOutbox([factOf(1, 1)]);
  const bus = memoryBus();
  outbox.pendingFacts = async () => {
    throw new Error("no store");
  };
  const { lines, log } = collectedLog();
  await using relay = createOutboxRelay({ outbox, bus, log });
  relay.nudge(1);
  await relay.sweep([1]);
  expect(lines).toEqual(["facts stay in the outbox until they can be published"]);
});

test("disposing waits for what is under way and takes nothing more", async () => {
  const outbox = memoryOutbox([factOf(1, 1)]);
  const bus = memoryBus();
  const relay = createOutboxRelay({ outbox, bus, log: collectedLog().log });
  relay.nudge(1);
  await relay[Symbol.asyncDispose]();
  expect(outbox.facts).toEqual([]);
  const looks = outbox.looks;
  relay.nudge(1);
  await relay.sweep([1]);
  expect(outbox.looks).toBe(looks);
});
