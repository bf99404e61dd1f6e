import type { UploadFact } from "@envoi/protocol";
import { startNats } from "@envoi/testkit";
import { jetstreamManager } from "@nats-io/jetstream";
import { expect, onTestFinished, test, vi } from "vitest";
import { CONSUMED_FACTS } from "../consumed-facts.ts";
import { createFactKeeper, type KeptFact, type KeptFacts } from "../kept-facts.ts";
import type { EventBus } from "../port.ts";
import { emptyStreams, newFact, openBus, silentLog, WAIT, withConnection } from "../testing/open-nats-bus.ts";
import { DEAD_LETTERS, FACTS, METRICS } from "./subjects.ts";

const MINUTE_MS = 60_000;

/** An outbox in memory, with a clock that the test sets. */
function createOutbox(): KeptFacts & { nowMs: number; kept: KeptFact[] } {
  return {
    nowMs: 0,
    kept: [],
    async keepFacts(published) {
      this.kept.push(...published.map((each) => ({ ...each, keptAtMs: this.nowMs })));
    },
    async keptFacts() {
      return [...this.kept];
    },
    async dropKeptFacts(kept) {
      this.kept = this.kept.filter((each) => !kept.includes(each));
    },
    async clockMs() {
      return this.nowMs;
    },
  };
}

async function startServer() {
  const server = await startNats();
  onTestFinished(() => server[Symbol.asyncDispose]());
  await emptyStreams(server);
  return server;
}

/** A janitor's bus, outbox and keeper, which have seen the bus's epoch. */
async function startKeeper(server: { url: string }) {
  const bus = openBus(server);
  const outbox = createOutbox();
  const keeper = createFactKeeper({ outbox, bus, log: silentLog });
  await keeper.settle([0]);
  outbox.nowMs = MINUTE_MS;
  return {
    bus,
    outbox,
    keeper,
    async publish(): Promise<UploadFact> {
      const fact = { ...newFact(), atMs: outbox.nowMs };
      await outbox.keepFacts([{ fact, position: (await bus.publish(fact)) ?? -1 }]);
      return fact;
    },
    keptIds: () => outbox.kept.map(({ fact }) => fact.id),
  };
}

/** @returns the ids that the consumer has handled, as they arrive */
async function handle(bus: EventBus, durable: "janitor" | "metrics"): Promise<string[]> {
  const ids: string[] = [];
  await bus.consume(durable, CONSUMED_FACTS[durable], async ({ id }) => void ids.push(id));
  return ids;
}

test("a Fact is kept until every consumer has handled it", async () => {
  const { bus, keeper, publish, keptIds } = await startKeeper(await startServer());
  const first = await publish();
  await handle(bus, "metrics");
  await keeper.settle([0]);
  expect(keptIds()).toEqual([first.id]);
  await handle(bus, "janitor");
  await vi.waitFor(async () => {
    await keeper.settle([0]);
    expect(keptIds()).toEqual([]);
  }, WAIT);
});

test("a Fact that is not handled is kept for ten minutes", async () => {
  const { outbox, keeper, publish, keptIds } = await startKeeper(await startServer());
  const fact = await publish();
  outbox.nowMs += 10 * MINUTE_MS - 1;
  await keeper.settle([0]);
  expect(keptIds()).toEqual([fact.id]);
  outbox.nowMs += 1;
  await keeper.settle([0]);
  expect(keptIds()).toEqual([]);
});

test("lost streams and consumers are made again, and the Facts lost with them are delivered, each once", async () => {
  const server = await startServer();
  const { bus, outbox, keeper, publish, keptIds } = await startKeeper(server);
  const lost = [await publish(), await publish()];
  await withConnection(server, async (connection) => {
    const { streams } = await jetstreamManager(connection);
    for (const stream of [FACTS, METRICS, DEAD_LETTERS]) await streams.delete(stream);
  });
  const [removed, counted] = [await handle(bus, "janitor"), await handle(bus, "metrics")];
  await vi.waitFor(async () => {
    await keeper.settle([0]);
    expect(removed).toEqual(lost.map(({ id }) => id));
    expect(counted).toEqual(removed);
  }, WAIT);
  const later = await publish();
  outbox.nowMs += MINUTE_MS;
  await vi.waitFor(async () => {
    await keeper.settle([0]);
    outbox.nowMs += MINUTE_MS;
    expect(keptIds()).toEqual([]);
  }, WAIT);
  expect(counted).toEqual([...lost, later].map(({ id }) => id));
});

test("after a restart of NATS, Facts that it still has are published again without effect", async () => {
  const server = await startServer();
  const { bus, outbox, keeper, publish, keptIds } = await startKeeper(server);
  const fact = await publish();
  await server.kill();
  await server.restart();
  const counted = await handle(bus, "metrics");
  const before = outbox.kept[0];
  await vi.waitFor(async () => {
    await keeper.settle([0]);
    expect(outbox.kept[0]).not.toBe(before);
  }, WAIT);
  expect(outbox.kept).toEqual([{ ...before, keptAtMs: outbox.nowMs }]);
  const next = await publish();
  await vi.waitFor(() => expect(counted).toEqual([fact.id, next.id]), WAIT);
  expect(keptIds()).toEqual([fact.id, next.id]);
});

test("a Fact that a process keeps after its stream was lost is published again, whatever position it had", async () => {
  const server = await startServer();
  const { bus, outbox, keeper, publish } = await startKeeper(server);
  const counted = [await handle(bus, "metrics"), await handle(bus, "janitor")];
  const late = await publish();
  await vi.waitFor(() => expect(counted).toEqual([[late.id], [late.id]]), WAIT);
  const written = outbox.kept;
  outbox.kept = [];
  await withConnection(server, async (connection) => (await jetstreamManager(connection)).streams.delete(FACTS));
  await keeper.settle([0]);
  const other = await publish();
  await vi.waitFor(() => expect(counted[0]).toEqual([late.id, other.id]), WAIT);
  // Its position is that of the other Fact, which has been handled.
  outbox.kept = written.map((each) => ({ ...each, keptAtMs: outbox.nowMs }));
  await keeper.settle([0]);
  await vi.waitFor(() => expect(counted[0]).toEqual([late.id, other.id, late.id]), WAIT);
});

test("while NATS is away, published Facts stay, also for ten minutes, and `settle` does not reject", async () => {
  const server = await startServer();
  const { outbox, keeper, publish, keptIds } = await startKeeper(server);
  const fact = await publish();
  await server.kill();
  await keeper.settle([0]);
  expect(keptIds()).toEqual([fact.id]);
  outbox.nowMs += 10 * MINUTE_MS;
  await keeper.settle([0]);
  expect(keptIds()).toEqual([]);
});
