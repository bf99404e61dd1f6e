import { jetstreamManager, type StreamUpdateConfig } from "@nats-io/jetstream";
import { nanos } from "@nats-io/transport-node";
import { beforeEach, expect, test, vi } from "vitest";
import { CONSUMED_FACTS } from "../consumed-facts.ts";
import {
  addressOf,
  emptyStreams,
  newBeacon,
  newFact,
  openBus,
  sharedNats,
  silentLog,
  WAIT,
  withConnection,
} from "../testing/open-nats-bus.ts";
import { provisionNats } from "./provision-nats.ts";
import { FACTS, METRICS, subjectOf } from "./subjects.ts";

const server = sharedNats();
const provision = () => provisionNats({ address: addressOf(server()), replicas: 1, log: silentLog });
beforeEach(() => emptyStreams(server()));

test("preserves Facts and consumer positions when provisioning again", async () => {
  const bus = openBus(server());
  const [before, after] = [newFact(), newFact()];
  await bus.publish(before);
  const ids: string[] = [];
  await bus.consume("janitor", CONSUMED_FACTS.janitor, async ({ id }) => void ids.push(id));
  await vi.waitFor(() => expect(ids).toEqual([before.id]), WAIT);
  await provision();
  await bus.publish(after);
  await vi.waitFor(() => expect(ids).toEqual([before.id, after.id]), WAIT);
  const waiting: string[] = [];
  await bus.consume("metrics", CONSUMED_FACTS.metrics, async ({ id }) => void waiting.push(id));
  await vi.waitFor(() => expect(waiting).toEqual([before.id, after.id]), WAIT);
});

test("updates the configuration of an older version", async () => {
  await withConnection(server(), async (connection) => {
    const { streams, consumers } = await jetstreamManager(connection);
    const read = async () => {
      const [facts, beacons] = [await streams.info(FACTS), await streams.info(METRICS)];
      const consumer = await consumers.info(FACTS, "metrics");
      return { facts: facts.config, beacons: beacons.config, consumer: consumer.config };
    };
    const current = await read();
    await streams.delete(METRICS);
    const older = { max_age: nanos(86_400_000), subjects: ["envoi.>"], republish: undefined };
    // The value `undefined` removes a setting, although the library's types do not allow it.
    await streams.update(FACTS, older as unknown as Partial<StreamUpdateConfig>);
    expect((await streams.info(FACTS)).config.republish).toBeUndefined();
    const filter = [...CONSUMED_FACTS.metrics, ...CONSUMED_FACTS.beacons].map(subjectOf);
    await consumers.update(FACTS, "metrics", { filter_subjects: filter, max_deliver: 5 });
    await provision();
    expect(await read()).toEqual(current);
  });
  const bus = openBus(server());
  const beacon = newBeacon();
  await bus.publish(beacon);
  const ids: string[] = [];
  await bus.consume("beacons", CONSUMED_FACTS.beacons, async ({ id }) => void ids.push(id));
  await vi.waitFor(() => expect(ids).toEqual([beacon.id]), WAIT);
});
