import { AsyncLocalStorage } from "node:async_hooks";
import { setImmediate } from "node:timers/promises";
import { createLog } from "@envoi/platform";
import { type Fact, factSubject, type RequestId, type UploadFact, type UploadId } from "@envoi/protocol";
import { type Context, context, ROOT_CONTEXT, trace } from "@opentelemetry/api";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createOutboxRelay, type Outbox } from "./outbox-relay.ts";

const active = new AsyncLocalStorage<Context>();

// Replaces the SDK's context manager, to test traces without it.
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

/** An Upload id in this shard. */
function uploadIn(shard: number, tail = "0"): string {
  return shard.toString(16).padStart(2, "0").padEnd(16, tail);
}
const shardOf = (uploadId: string) => Number.parseInt(uploadId.slice(0, 2), 16);

function createFact(shard: number, n: number, uploadId = uploadIn(shard)): UploadFact {
  return { id: `${shard}:${n}`, v: 1, type: "upload.deleted", atMs: n, uploadId: uploadId as UploadId, downloads: 0 };
}

/** An in-memory outbox. `reads` counts calls to `pendingFacts`. */
function memoryOutbox(facts: UploadFact[]): Outbox & { facts: UploadFact[]; kept: object[]; reads: number } {
  return {
    facts,
    kept: [],
    reads: 0,
    async pendingFacts(shards, limit) {
      this.reads++;
      return this.facts.filter((fact) => shards.includes(shardOf(factSubject(fact)))).slice(0, limit);
    },
    async dropFacts(dropped) {
      this.facts = this.facts.filter((fact) => !dropped.includes(fact));
    },
    async keepFacts(published) {
      await this.dropFacts(published.map(({ fact }) => fact));
      this.kept.push(...published);
    },
  };
}

/** A bus that accepts Facts while `works` is true. */
function memoryBus(): { works: boolean; published: string[]; publish(fact: Fact): Promise<number | null> } {
  return {
    works: true,
    published: [],
    async publish(fact) {
      if (!this.works) throw new Error("no bus");
      this.published.push(fact.id);
      return null;
    },
  };
}

function collectedLog(): { lines: string[]; log: ReturnType<typeof createLog> } {
  const lines: string[] = [];
  const destination = { write: (line: string) => void lines.push(JSON.parse(line).msg) };
  return { lines, log: createLog({ level: "info", service: "test", destination }) };
}

test("publishes and drops the Facts in a nudged shard", async () => {
  const outbox = memoryOutbox([createFact(1, 1), createFact(2, 1), createFact(1, 2)]);
  const bus = memoryBus();
  await using relay = createOutboxRelay({ outbox, bus, shardOf, log: collectedLog().log });
  relay.nudge(uploadIn(1));
  await vi.waitFor(() => expect(outbox.facts).toEqual([createFact(2, 1)]));
  expect(bus.published).toEqual(["1:1", "1:2"]);
});

test("combines nudges during a pass into one read of the outbox", async () => {
  const outbox = memoryOutbox([]);
  const bus = memoryBus();
  await using relay = createOutboxRelay({ outbox, bus, shardOf, log: collectedLog().log });
  relay.nudge(uploadIn(1));
  for (let n = 0; n < 100; n++) relay.nudge(uploadIn(n % 5));
  await relay.sweep([7]);
  expect(outbox.reads).toBe(2);
});

test("gathers nudges that follow soon after a pass, and publishes their Facts on disposal", async () => {
  const outbox = memoryOutbox([createFact(1, 1)]);
  const bus = memoryBus();
  const relay = createOutboxRelay({ outbox, bus, shardOf, log: collectedLog().log });
  relay.nudge(uploadIn(1));
  await vi.waitFor(() => expect(outbox.facts).toEqual([]));
  const { reads } = outbox;
  outbox.facts = Array.from({ length: 5 }, (_, shard) => createFact(shard, 2));
  for (let shard = 0; shard < 5; shard++) {
    relay.nudge(uploadIn(shard));
    await setImmediate();
  }
  expect(outbox.reads).toBe(reads);
  await relay[Symbol.asyncDispose]();
  expect([outbox.reads, outbox.facts]).toEqual([reads + 1, []]);
  expect(bus.published.toSorted()).toEqual(["0:2", "1:1", "1:2", "2:2", "3:2", "4:2"]);
});

test("sweeps all Facts left in its shards, in order and in batches", async () => {
  const facts = Array.from({ length: 450 }, (_, n) => createFact(n % 3, n));
  const outbox = memoryOutbox(facts);
  const bus = memoryBus();
  await using relay = createOutboxRelay({ outbox, bus, shardOf, log: collectedLog().log });
  await relay.sweep([0, 1]);
  expect(bus.published).toEqual(facts.filter((_, n) => n % 3 < 2).map((fact) => fact.id));
  expect(outbox.facts).toHaveLength(150);
  await relay.sweep([]);
  expect(outbox.facts).toHaveLength(150);
});

test("drops Facts only after the bus has accepted them", async () => {
  const outbox = memoryOutbox([createFact(1, 1)]);
  const taken = Promise.withResolvers<null>();
  const publish = vi.fn(() => taken.promise);
  await using relay = createOutboxRelay({ outbox, bus: { publish }, shardOf, log: collectedLog().log });
  const swept = relay.sweep([1]);
  await vi.waitFor(() => expect(publish).toHaveBeenCalledOnce());
  expect(outbox.facts).toHaveLength(1);
  taken.resolve(null);
  await swept;
  expect(outbox.facts).toEqual([]);
});

test("keeps Facts that the bus can still lose, with their positions", async () => {
  const outbox = memoryOutbox([createFact(1, 1), createFact(1, 2), createFact(1, 3)]);
  const publish = async (fact: Fact) => {
    if (fact.id === "1:2") throw new Error("refused");
    return fact.atMs * 10;
  };
  await using relay = createOutboxRelay({ outbox, bus: { publish }, shardOf, log: collectedLog().log });
  await relay.sweep([1]);
  expect(outbox.facts).toEqual([createFact(1, 2)]);
  expect(outbox.kept).toEqual([
    { fact: createFact(1, 1), position: 10 },
    { fact: createFact(1, 3), position: 30 },
  ]);
});

test("keeps unpublished Facts in the outbox, logs this once, and publishes them in a later sweep", async () => {
  const outbox = memoryOutbox([createFact(1, 1), createFact(2, 1)]);
  const bus = memoryBus();
  const { lines, log } = collectedLog();
  await using relay = createOutboxRelay({ outbox, bus, shardOf, log });
  bus.works = false;
  await relay.sweep([1, 2]);
  expect(await relay.sweep([1, 2])).toEqual([createFact(1, 1), createFact(2, 1)]);
  expect(outbox.facts).toHaveLength(2);
  bus.works = true;
  expect(await relay.sweep([1, 2])).toEqual([]);
  expect(outbox.facts).toEqual([]);
  expect(lines).toEqual(["facts stay in the outbox until they can be published", "facts can be published again"]);
});

test("does not delay other Facts when the bus rejects one", async () => {
  const outbox = memoryOutbox([createFact(1, 1), createFact(1, 2), createFact(1, 3)]);
  const publish = async (fact: Fact) => {
    if (fact.id === "1:2") throw new Error("refused");
    return null;
  };
  await using relay = createOutboxRelay({ outbox, bus: { publish }, shardOf, log: collectedLog().log });
  expect(await relay.sweep([1])).toEqual([createFact(1, 2)]);
  expect(outbox.facts).toEqual([createFact(1, 2)]);
});

test("neither `nudge` nor `sweep` rejects while the store is unavailable", async () => {
  const outbox = memoryOutbox([createFact(1, 1)]);
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

test("waits for the current pass on disposal, and starts no other", async () => {
  const outbox = memoryOutbox([createFact(1, 1)]);
  const bus = memoryBus();
  const relay = createOutboxRelay({ outbox, bus, shardOf, log: collectedLog().log });
  relay.nudge(uploadIn(1));
  await relay[Symbol.asyncDispose]();
  expect(outbox.facts).toEqual([]);
  const { reads } = outbox;
  relay.nudge(uploadIn(1));
  await relay.sweep([1]);
  expect(outbox.reads).toBe(reads);
});

/** A bus that records each Fact's trace: the first digit of the trace id, or `-` for none. */
function tracedBus() {
  const traces: string[] = [];
  return {
    traces,
    works: true,
    async publish(fact: Fact) {
      traces.push(`${fact.id} in ${trace.getActiveSpan()?.spanContext().traceId[0] ?? "-"}`);
      if (!this.works) throw new Error("no bus");
      return null;
    },
  };
}

test("publishes a Fact in the trace of the nudge for its Upload or request, not in that of another nudge", async () => {
  const [one, other, request] = [uploadIn(1, "a"), uploadIn(1, "b"), uploadIn(1, "c")];
  const about = { requestId: request as RequestId, uploadId: one as UploadId };
  const delivered: UploadFact = { id: "1:4", v: 1, type: "request.delivered", atMs: 4, ...about };
  const outbox = memoryOutbox([createFact(1, 1, one), createFact(1, 2, other), createFact(1, 3), delivered]);
  const bus = tracedBus();
  await using relay = createOutboxRelay({ outbox, bus, shardOf, log: collectedLog().log });
  inTrace("a", () => relay.nudge(one));
  inTrace("b", () => relay.nudge(other));
  inTrace("c", () => relay.nudge(request));
  await vi.waitFor(() => expect(bus.traces).toEqual(["1:1 in a", "1:2 in b", "1:3 in -", "1:4 in c"]));
});

test("uses the trace of a nudge that arrives during a pass for the next pass", async () => {
  const outbox = memoryOutbox([]);
  const bus = tracedBus();
  await using relay = createOutboxRelay({ outbox, bus, shardOf, log: collectedLog().log });
  outbox.dropFacts = async () => {
    outbox.facts = [];
    if (bus.traces.length > 1) return;
    outbox.facts = [createFact(1, 2)];
    inTrace("b", () => relay.nudge(uploadIn(1)));
  };
  outbox.facts = [createFact(1, 1)];
  inTrace("a", () => relay.nudge(uploadIn(1)));
  await vi.waitFor(() => expect(bus.traces).toEqual(["1:1 in a", "1:2 in b"]));
});

test("publishes a leftover Fact in a new trace, even if the first attempt had one", async () => {
  const outbox = memoryOutbox([createFact(1, 1)]);
  const bus = tracedBus();
  await using relay = createOutboxRelay({ outbox, bus, shardOf, log: collectedLog().log });
  bus.works = false;
  inTrace("a", () => relay.nudge(uploadIn(1)));
  await relay.sweep([1]);
  bus.works = true;
  await relay.sweep([1]);
  expect(bus.traces).toEqual(["1:1 in a", "1:1 in -", "1:1 in -"]);
});

test("reads only some shards in a sweep while the bus is unavailable", async () => {
  const outbox = memoryOutbox(Array.from({ length: 256 }, (_, shard) => createFact(shard, shard)));
  const bus = memoryBus();
  bus.works = false;
  await using relay = createOutboxRelay({ outbox, bus, shardOf, log: createLog({ level: "silent", service: "test" }) });
  const shards = Array.from({ length: 256 }, (_, shard) => shard);
  await relay.sweep(shards);
  expect(outbox.reads).toBe(1);
  bus.works = true;
  await relay.sweep(shards);
  expect(bus.published).toHaveLength(256);
});

test("returns the Facts that a sweep leaves in the outbox, even if nudges keep arriving", async () => {
  const waiting = [createFact(1, 1), createFact(2, 2)];
  const outbox = memoryOutbox(waiting);
  // During every attempt, an Upload changes and nudges the relay.
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
