import { createRegistry } from "@envoi/platform";
import { jetstreamManager } from "@nats-io/jetstream";
import { beforeEach, expect, test, vi } from "vitest";
import { CONSUMED_FACTS } from "../consumed-facts.ts";
import {
  addressOf,
  collect,
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
import { FACTS, type FactStream, METRICS } from "./subjects.ts";

const server = sharedNats();
const MAX_BEACON_BYTES = 200_000;
const MAX_FACT_BYTES = 20_000;
beforeEach(async () => {
  await emptyStreams(server());
  await provisionNats({
    address: addressOf(server()),
    replicas: 1,
    maxBeaconBytes: MAX_BEACON_BYTES,
    maxFactBytes: MAX_FACT_BYTES,
    log: silentLog,
  });
});

const readState = (stream: FactStream) =>
  withConnection(
    server(),
    async (connection) => (await (await jetstreamManager(connection)).streams.info(stream)).state,
  );

test("a flood of beacons displaces only older beacons, and other Facts are still delivered", async () => {
  const registry = createRegistry();
  const bus = openBus(server(), { registry });
  const [before, after] = [newFact(), newFact()];
  await bus.publish(before);
  const beacons = Array.from({ length: 100 }, () => newBeacon(10));
  for (const beacon of beacons) await bus.publish(beacon);
  await bus.publish(after);

  const { bytes, messages } = await readState(METRICS);
  expect(bytes).toBeLessThanOrEqual(MAX_BEACON_BYTES);
  expect(messages).toBeGreaterThan(10);
  expect(messages).toBeLessThan(beacons.length);

  const facts = await collect(bus);
  await vi.waitFor(() => expect(facts).toEqual([before.id, after.id]), WAIT);
  const stored: string[] = [];
  const release = Promise.withResolvers<void>();
  await bus.consume("beacons", CONSUMED_FACTS.beacons, async ({ id }) => {
    await release.promise;
    stored.push(id);
  });
  expect(await registry.metrics()).toContain(`bus_pending_messages{consumer="beacons"} ${messages}`);
  release.resolve();
  await vi.waitFor(() => expect(stored).toEqual(beacons.slice(-messages).map(({ id }) => id)), WAIT);
});

test("if too many Facts accumulate without a consumer, drops the oldest and delivers the newest later", async () => {
  const bus = openBus(server());
  const facts = Array.from({ length: 200 }, newFact);
  for (const fact of facts) await bus.publish(fact);
  const { bytes, messages } = await readState(FACTS);
  expect(bytes).toBeLessThanOrEqual(MAX_FACT_BYTES);
  expect(messages).toBeGreaterThan(10);
  const taken = await collect(bus);
  await vi.waitFor(() => expect(taken).toEqual(facts.slice(-messages).map(({ id }) => id)), WAIT);
});

test("rejects a consumer for both beacons and other Facts", async () => {
  await expect(openBus(server()).consume("c", ["upload.deleted", "metrics.received"], async () => {})).rejects.toThrow(
    RangeError,
  );
});
