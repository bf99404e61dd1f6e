import { freePort, type NatsProcess, startNats } from "@envoi/testkit";
import { jetstreamManager } from "@nats-io/jetstream";
import { expect, onTestFinished, test, vi } from "vitest";
import { collect, newFact, silentLog, WAIT, withConnection } from "../testing/open-nats-bus.ts";
import { createNatsBus } from "./nats-bus.ts";
import { provisionNats } from "./provision-nats.ts";
import { FACTS } from "./subjects.ts";

function formatName(index: number): string {
  return `nats-${index + 1}`;
}

async function startCluster(): Promise<NatsProcess[]> {
  const ports = [await freePort(), await freePort(), await freePort()];
  const routes = ports.map((port) => `"nats://127.0.0.1:${port}"`).join(", ");
  const nodes = ports.map((port, index) =>
    startNats({
      name: formatName(index),
      config: `cluster { name: test, listen: "127.0.0.1:${port}", routes: [${routes}] }`,
    }),
  );
  const started = await Promise.all(nodes);
  for (const node of started) onTestFinished(() => node[Symbol.asyncDispose]());
  return started;
}

test("I6: a cluster that loses its streams' leader continues and keeps every accepted Fact", async () => {
  const nodes = await startCluster();
  const [first] = nodes;
  if (first === undefined) throw new Error("no cluster");
  const address = { servers: nodes.map(({ url }) => url) };
  await provisionNats({ address, replicas: 3, log: silentLog });
  await using bus = createNatsBus({ address, log: silentLog });
  const ids = await collect(bus);
  const published: string[] = [];
  async function publishSome(): Promise<void> {
    for (let many = 0; many < 50; many++) {
      const fact = newFact();
      await vi.waitFor(() => bus.publish(fact), WAIT);
      published.push(fact.id);
    }
  }
  await publishSome();
  const { cluster, config } = await withConnection(first, async (connection) =>
    (await jetstreamManager(connection)).streams.info(FACTS),
  );
  expect(config.num_replicas).toBe(3);
  await nodes.find((_node, index) => formatName(index) === cluster?.leader)?.kill();
  await publishSome();
  await vi.waitFor(() => expect(published.filter((id) => !ids.includes(id))).toEqual([]), WAIT);
}, 120_000);
