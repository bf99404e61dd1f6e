import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { UploadFact } from "@envoi/protocol";
import { type NatsProcess, startNats } from "@envoi/testkit";
import { expect, onTestFinished, test, vi } from "vitest";
import { createOutboxRelay, type Outbox } from "../outbox-relay.ts";
import { EventBusError } from "../port.ts";
import { collect, emptyStreams, newFact, openBus, silentLog, WAIT } from "../testing/open-nats-bus.ts";

async function startServer(): Promise<NatsProcess> {
  const server = await startNats();
  onTestFinished(() => server[Symbol.asyncDispose]());
  await emptyStreams(server);
  return server;
}

test("I6: after a kill and restart, NATS has every accepted Fact, and consumers continue", async () => {
  const server = await startServer();
  const [publisher, consumer] = [openBus(server), openBus(server)];
  const handled = await collect(consumer);
  const published: string[] = [];
  let isOver = false;
  const publishing = (async () => {
    while (!isOver) {
      const { id, ...fact } = newFact();
      await publisher.publish({ id, ...fact }).then(
        () => published.push(id),
        () => {},
      );
    }
  })();
  for (const many of [10, 200, 400]) {
    await vi.waitFor(() => expect(published.length).toBeGreaterThan(many), WAIT);
    await server.kill();
    await server.restart();
  }
  await vi.waitFor(() => expect(published.length).toBeGreaterThan(600), WAIT);
  isOver = true;
  await publishing;
  await vi.waitFor(() => expect(published.filter((id) => !handled.includes(id))).toEqual([]), WAIT);
});

test("I6: opens while NATS is unavailable, rejects Facts, and consumes them later", async () => {
  const server = await startServer();
  await server.kill();
  const bus = openBus(server);
  const ids = await collect(bus);
  await expect(bus.ping()).rejects.toThrow(EventBusError);
  const [early, late] = [newFact(), newFact()];
  await expect(bus.publish(early)).rejects.toMatchObject({ code: "unavailable", status: 503 });
  await server.restart();
  await vi.waitFor(() => bus.ping(), WAIT);
  await bus.publish(late);
  await vi.waitFor(() => expect(ids).toEqual([late.id]), WAIT);
});

test("queues a limited number of Facts for NATS, and rejects any more immediately", async () => {
  const server = await startServer();
  await server.kill();
  const bus = openBus(server);
  const waiting = Array.from({ length: 1_000 }, () => bus.publish(newFact()));
  await expect(bus.publish(newFact())).rejects.toThrow("too many facts");
  const settled = await Promise.allSettled(waiting);
  expect(settled.filter(({ status }) => status === "fulfilled")).toEqual([]);
});

test("I6: publish and ping time out while NATS does not respond, and succeed once it responds again", async () => {
  const server = await startServer();
  const bus = openBus(server);
  const ids = await collect(bus);
  await bus.publish(newFact());
  await vi.waitFor(() => expect(ids).toHaveLength(1), WAIT);
  server.pause();
  await Promise.all([
    expect(bus.publish(newFact())).rejects.toThrow(EventBusError),
    expect(bus.ping()).rejects.toThrow(EventBusError),
  ]);
  server.resume();
  const last = newFact();
  await vi.waitFor(() => bus.publish(last), WAIT);
  await vi.waitFor(() => expect(ids).toContain(last.id), WAIT);
});

test("closes while NATS does not respond", async () => {
  const server = await startServer();
  const bus = openBus(server);
  await collect(bus);
  await bus.ping();
  server.pause();
  await bus[Symbol.asyncDispose]();
  await expect(bus.ping()).rejects.toThrow(EventBusError);
  server.resume();
});

test("I6: keeps Facts in the outbox while NATS is unavailable, and delivers them all once NATS is back", async () => {
  const server = await startServer();
  const bus = openBus(server);
  const ids = await collect(bus);
  await server.kill();
  const kept = new Map<string, UploadFact>();
  const outbox: Outbox = {
    pendingFacts: async (_shards, limit) => [...kept.values()].slice(0, limit),
    async dropFacts(facts) {
      for (const { id } of facts) kept.delete(id);
    },
    async keepFacts(published) {
      for (const { fact } of published) kept.delete(fact.id);
    },
  };
  const relay = createOutboxRelay({ outbox, bus, shardOf: () => 0, log: silentLog });
  onTestFinished(() => relay[Symbol.asyncDispose]());
  const facts = Array.from({ length: 250 }, () => newFact());
  for (const fact of facts) kept.set(fact.id, fact);
  await relay.sweep([0]);
  expect(kept.size).toBe(facts.length);
  await server.restart();
  await vi.waitFor(async () => {
    await relay.sweep([0]);
    expect(kept.size).toBe(0);
  }, WAIT);
  await vi.waitFor(() => expect(new Set(ids)).toEqual(new Set(facts.map(({ id }) => id))), WAIT);
  expect(ids).toHaveLength(facts.length);
});

test("I6: if a process is killed while handling a Fact, redelivers the Fact to another process", async () => {
  const server = await startServer();
  const script = fileURLToPath(new URL("../testing/nats-crash-child.ts", import.meta.url));
  const child = spawn(process.execPath, [script, server.url], { stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  const bus = openBus(server);
  const fact = newFact();
  await bus.publish(fact);
  const [taken] = await once(createInterface({ input: child.stdout }), "line");
  expect(taken).toBe(fact.id);
  const ids = await collect(bus);
  child.kill("SIGKILL");
  await vi.waitFor(() => expect(ids).toEqual([fact.id]), WAIT);
});
