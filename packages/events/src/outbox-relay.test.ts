import { AsyncLocalStorage } from "node:async_hooks";
import { setImmediate } from "node:timers/promises";
import { createLog } from "@envoi/platform";
import type { Fact, UploadFact } from "@envoi/protocol";
import { type Context, context, ROOT_CONTEXT, trace } from "@opentelemetry/api";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createOutboxRelay, type Outbox } from "./outbox-relay.ts";

const active = new AsyncLocalStorage<Context>();

// The part of a started SDK that keeps what is active: what is published in which trace is seen without the rest.
beforeAll(() => {
  context.setGlobalContextManager({
    active: () => active.getStore() ?? ROOT_CONTEXT,
    with: (wanted, run, self, ...args) => active.run(wanted, () => run.apply(self as never, args)),
    bind: (_context, target) => target,
    enable: () => context as never,
    disable: () => context as never,
  });
});
afterAll(() => context.disable());

function inTrace(traceId: string, run: () => void): void {
  const span = trace.wrapSpanContext({ traceId: traceId.repeat(32), spanId: "1".repeat(16), traceFlags: 1 });
  context.with(trace.setSpan(ROOT_CONTEXT, span), run);
}

/** An Upload of this shard. */
function uploadIn(shard: number, tail = "0"): string {
  return shard.toString(16).padStart(2, "0").padEnd(16, tail);
}
const shardOf = (uploadId: string) => Number.parseInt(uploadId.slice(0, 2), 16);

function factOf(shard: number, n: number, uploadId = uploadIn(shard)): UploadFact {
  return { id: `${shard}:${n}`, v: 1, type: "upload.deleted", atMs: n, uploadId, downloads: 0 };
}

/** An outbox in memory. `facts` is what waits. */
function memoryOutbox(facts: UploadFact[]): Outbox & { facts: UploadFact[]; looks: number } {
  return {
    facts,
    looks: 0,
    async pendingFacts(shards, limit) {
      this.looks++;
      return this.facts.filter((fact) => shards.includes(shardOf(fact.uploadId))).slice(0, limit);
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
  await using relay = createOutboxRelay({ outbox, bus, shardOf, log: collectedLog().log });
  relay.nudge(uploadIn(1));
  await vi.waitFor(() => expect(outbox.facts).toEqual([factOf(2, 1)]));
  expect(bus.published).toEqual(["1:1", "1:2"]);
});

test("nudges that come while one is under way are one look at the outbox", async () => {
  const outbox = memoryOutbox([]);
  const bus = memoryBus();
  await using relay = createOutboxRelay({ outbox, bus, shardOf, log: collectedLog().log });
  relay.nudge(uploadIn(1));
  for (let n = 0; n < 100; n++) relay.nudge(uploadIn(n % 5));
  await relay.sweep([7]);
  expect(outbox.looks).toBe(2);
});

test("a sweep publishes all that is left over in its shards, batch by batch and in order", async () => {
  const facts = Array.from({ length: 450 }, (_, n) => factOf(n % 3, n));
  const outbox = memoryOutbox(facts);
  const bus = memoryBus();
  await using relay = createOutboxRelay({ outbox, bus, shardOf, log: collectedLog().log });
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
  await using relay = createOutboxRelay({ outbox, bus: { publish }, shardOf, log: collectedLog().log });
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
  await using relay = createOutboxRelay({ outbox, bus, shardOf, log });
  bus.works = false;
  await relay.sweep([1, 2]);
  expect(await relay.sweep([1, 2])).toEqual([factOf(1, 1), factOf(2, 1)]);
  expect(outbox.facts).toHaveLength(2);
  bus.works = true;
  expect(await relay.sweep([1, 2])).toEqual([]);
  expect(outbox.facts).toEqual([]);
  expect(lines).toEqual(["facts stay in the outbox until they can be published", "facts leave the outbox again"]);
});

test("a Fact that the bus refuses keeps no other one back", async () => {
  const outbox = memoryOutbox([factOf(1, 1), factOf(1, 2), factOf(1, 3)]);
  const publish = async (fact: Fact) => {
    if (fact.id === "1:2") throw new Error("refused");
  };
  await using relay = createOutboxRelay({ outbox, bus: { publish }, shardOf, log: collectedLog().log });
  expect(await relay.sweep([1])).toEqual([factOf(1, 2)]);
  expect(outbox.facts).toEqual([factOf(1, 2)]);
});

test("a store that is away makes neither call reject", async () => {
  const outbox = memoryOutbox([factOf(1, 1)]);
  const bus = memoryBus();
  outbox.pendingFacts = async () => {
    throw new Error("no store");
  };
  const { lines, log } = collectedLog();
  await using relay = createOutboxRelay({ outbox, bus, shardOf, log });
  relay.nudge(uploadIn(1));
  expect(await relay.sweep([1])).toBeNull();
  expect(lines).toEqual(["facts stay in the outbox until they can be published"]);
});

test("disposing waits for what is under way and takes nothing more", async () => {
  const outbox = memoryOutbox([factOf(1, 1)]);
  const bus = memoryBus();
  const relay = createOutboxRelay({ outbox, bus, shardOf, log: collectedLog().log });
  relay.nudge(uploadIn(1));
  await relay[Symbol.asyncDispose]();
  expect(outbox.facts).toEqual([]);
  const looks = outbox.looks;
  relay.nudge(uploadIn(1));
  await relay.sweep([1]);
  expect(outbox.looks).toBe(looks);
});

/** A bus that notes in which trace each Fact came: the first figure of its id, `-` for none. */
function tracedBus() {
  const traces: string[] = [];
  return {
    traces,
    works: true,
    async publish(fact: Fact) {
      traces.push(`${fact.id} in ${trace.getActiveSpan()?.spanContext().traceId[0] ?? "-"}`);
      if (!this.works) throw new Error("no bus");
    },
  };
}

test("a Fact is published in the trace of whoever nudged, and in no other's", async () => {
  const [one, other] = [uploadIn(1, "a"), uploadIn(1, "b")];
  const outbox = memoryOutbox([factOf(1, 1, one), factOf(1, 2, other), factOf(1, 3)]);
  const bus = tracedBus();
  await using relay = createOutboxRelay({ outbox, bus, shardOf, log: collectedLog().log });
  inTrace("a", () => relay.nudge(one));
  inTrace("b", () => relay.nudge(other));
  await vi.waitFor(() => expect(bus.traces).toEqual(["1:1 in a", "1:2 in b", "1:3 in -"]));
});

test("a nudge that comes during a pass keeps its trace until the next one", async () => {
  const outbox = memoryOutbox([]);
  const bus = tracedBus();
  await using relay = createOutboxRelay({ outbox, bus, shardOf, log: collectedLog().log });
  outbox.dropFacts = async () => {
    outbox.facts = [];
    if (bus.traces.length > 1) return;
    outbox.facts = [factOf(1, 2)];
    inTrace("b", () => relay.nudge(uploadIn(1)));
  };
  outbox.facts = [factOf(1, 1)];
  inTrace("a", () => relay.nudge(uploadIn(1)));
  await vi.waitFor(() => expect(bus.traces).toEqual(["1:1 in a", "1:2 in b"]));
});

test("what is left over starts a trace of its own, also where its first try had one", async () => {
  const outbox = memoryOutbox([factOf(1, 1)]);
  const bus = tracedBus();
  await using relay = createOutboxRelay({ outbox, bus, shardOf, log: collectedLog().log });
  bus.works = false;
  inTrace("a", () => relay.nudge(uploadIn(1)));
  await relay.sweep([1]);
  bus.works = true;
  await relay.sweep([1]);
  expect(bus.traces).toEqual(["1:1 in a", "1:1 in -", "1:1 in -"]);
});

test("while the bus takes nothing, a sweep of all shards reads no more than some of them", async () => {
  const outbox = memoryOutbox(Array.from({ length: 256 }, (_, shard) => factOf(shard, shard)));
  const bus = memoryBus();
  bus.works = false;
  await using relay = createOutboxRelay({ outbox, bus, shardOf, log: createLog({ level: "silent", service: "test" }) });
  const shards = Array.from({ length: 256 }, (_, shard) => shard);
  await relay.sweep(shards);
  expect(outbox.looks).toBe(1);
  bus.works = true;
  await relay.sweep(shards);
  expect(bus.published).toHaveLength(256);
});

test("a sweep tells what stays, though nudges come all the while", async () => {
  const waiting = [factOf(1, 1), factOf(2, 2)];
  const outbox = memoryOutbox(waiting);
  // Somebody changes an Upload during every try.
  const publish = async () => {
    relay.nudge(uploadIn(1));
    await setImmediate();
    throw new Error("no answer");
  };
  const relay = createOutboxRelay({ outbox, bus: { publish }, shardOf, log: { info() {}, warn() {} } });
  relay.nudge(uploadIn(1));
  expect(await relay.sweep([1, 2])).toEqual(waiting);
  expect(await relay.sweep([1, 2])).toEqual(waiting);
  await relay[Symbol.asyncDispose]();
});
