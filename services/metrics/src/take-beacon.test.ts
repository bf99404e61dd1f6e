import { EventBusError } from "@envoi/events";
import { createRegistry, systemClock } from "@envoi/platform";
import { BlobStoreError } from "@envoi/store";
import { recordingLog } from "@envoi/testkit";
import { expect, onTestFinished, test, vi } from "vitest";
import { createMetricsReporter } from "./reporter.ts";
import { createBeaconIntake } from "./take-beacon.ts";
import { beaconFact, metricEvent } from "./testing/beacon.ts";

const FACT = beaconFact("fact", metricEvent());
const SIGNAL = new AbortController().signal;
const WAIT = { timeout: 30_000 };

function newIntake() {
  const bus = { publish: vi.fn(async () => null), ping: vi.fn(async () => {}) };
  const store = vi.fn(async () => {});
  const { log, logLines } = recordingLog("metrics");
  const registry = createRegistry();
  const report = createMetricsReporter({ clock: systemClock, log, registry });
  const intake = createBeaconIntake({ bus, store, report });
  onTestFinished(() => intake[Symbol.asyncDispose]());
  const metrics = () => registry.metrics();
  const reports = () => logLines.map((line) => JSON.parse(line).msg).filter((text) => text.includes("the bus"));
  const isBypassed = () => logLines.join("").includes("the bus does not accept beacons");
  return { bus, store, intake, metrics, isBypassed, reports };
}

const away = async () => {
  throw new EventBusError("no connection");
};

test("a beacon that the bus accepts is sent nowhere else, and is counted when the bus delivers it", async () => {
  const { store, intake, metrics } = newIntake();
  await intake.take(FACT, SIGNAL);
  expect(store).not.toHaveBeenCalled();
  expect(await metrics()).toContain('beacons_total{way="bus"} 1');
  expect(await metrics()).not.toContain('facts_total{type="metrics.received"}');
});

test("a beacon that the bus does not accept is stored and counted", async () => {
  const { bus, store, intake, metrics } = newIntake();
  bus.publish.mockImplementation(away);
  await intake.take(FACT, SIGNAL);
  expect(store).toHaveBeenCalledExactlyOnceWith(FACT, SIGNAL);
  expect(await metrics()).toContain('beacons_total{way="store"} 1');
  expect(await metrics()).toContain('facts_total{type="metrics.received"} 1');
});

test("a beacon that the bus accepts late is stored, counted on delivery, and does not delay others", async () => {
  const { bus, store, intake, metrics, isBypassed } = newIntake();
  const late = Promise.withResolvers<null>();
  bus.publish.mockReturnValueOnce(late.promise);
  await intake.take(FACT, SIGNAL);
  late.resolve(null);
  await intake.take(beaconFact("next", metricEvent()), SIGNAL);
  expect(store).toHaveBeenCalledExactlyOnceWith(FACT, SIGNAL);
  expect(await metrics()).toContain('beacons_total{way="store"} 1');
  expect(await metrics()).toContain('beacons_total{way="bus"} 1');
  expect(await metrics()).not.toContain('facts_total{type="metrics.received"}');
  expect(isBypassed()).toBe(false);
});

test("a beacon that the bus rejects late is counted, and later beacons bypass the bus", async () => {
  const { bus, store, intake, metrics, isBypassed } = newIntake();
  const late = Promise.withResolvers<null>();
  bus.publish.mockReturnValueOnce(late.promise);
  await intake.take(FACT, SIGNAL);
  late.reject(new EventBusError("no answer"));
  await vi.waitFor(() => expect(isBypassed()).toBe(true));
  expect(await metrics()).toContain('facts_total{type="metrics.received"} 1');
  await intake.take(FACT, SIGNAL);
  expect(bus.publish).toHaveBeenCalledOnce();
  expect(store).toHaveBeenCalledTimes(2);
});

test("an unresponsive bus delays no beacons, and receives no more beacons until it replies to a ping", async () => {
  const { bus, store, intake, isBypassed } = newIntake();
  const isBack = Promise.withResolvers<void>();
  bus.publish.mockReturnValueOnce(new Promise(() => {}));
  bus.ping.mockReturnValue(isBack.promise);
  await intake.take(FACT, SIGNAL);
  await vi.waitFor(() => expect(isBypassed()).toBe(true));
  for (let beacons = 1; beacons < 5; beacons += 1) await intake.take(FACT, SIGNAL);
  expect(bus.publish).toHaveBeenCalledOnce();
  expect(store).toHaveBeenCalledTimes(5);
  isBack.resolve();
  await vi.waitFor(async () => {
    await intake.take(FACT, SIGNAL);
    expect(bus.publish).toHaveBeenCalledTimes(2);
  }, WAIT);
});

test("a bus that does not reply is pinged again until it does", async () => {
  const { bus, intake } = newIntake();
  bus.publish.mockImplementationOnce(away);
  bus.ping.mockImplementationOnce(away);
  await intake.take(FACT, SIGNAL);
  await vi.waitFor(() => expect(bus.ping).toHaveBeenCalledTimes(2), WAIT);
});

test("a full bus is reported once, and reported as recovered once it accepts a beacon", async () => {
  const { bus, intake, reports } = newIntake();
  bus.publish.mockImplementation(away);
  await vi.waitFor(async () => {
    await intake.take(FACT, SIGNAL);
    expect(bus.publish.mock.calls.length).toBeGreaterThan(2);
  }, WAIT);
  expect(reports()).toEqual(["the bus does not accept beacons; they go directly to the blob store"]);
  bus.publish.mockImplementation(async () => null);
  await vi.waitFor(async () => {
    await intake.take(FACT, SIGNAL);
    expect(reports()).toContain("the bus accepts beacons again");
  }, WAIT);
});

test("a beacon that cannot be stored anywhere is rejected, and not counted", async () => {
  const { bus, store, intake, metrics } = newIntake();
  bus.publish.mockImplementation(away);
  store.mockRejectedValue(new BlobStoreError("unavailable"));
  await expect(intake.take(FACT, SIGNAL)).rejects.toThrow(BlobStoreError);
  expect(await metrics()).not.toContain("beacons_total{");
});
