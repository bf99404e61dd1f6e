import { setTimeout as delay } from "node:timers/promises";
import type { EventBus, FactOf } from "@envoi/events";
import type { MetricsEvents } from "./events.ts";
import type { StageBeacon } from "./stage-beacons.ts";

/** A bus that takes longer has other troubles than beacons; a page that closes waits for nobody. */
const PATIENCE_MS = 50;
const LOOK_AGAIN_MS = 1_000;

export type BeaconIntake = {
  /**
   * Resolves once the beacon is durable: on the bus, or staged without it.
   *
   * @throws what staging does
   */
  take(fact: FactOf<"metrics.received">, signal: AbortSignal): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
};

/**
 * Takes beacons, with or without the bus. One that the bus answers too late is on both ways: their events have the same
 * ids, and a batch has each once.
 */
export function createBeaconIntake(deps: {
  bus: Pick<EventBus, "publish" | "ping">;
  stage: StageBeacon;
  events: MetricsEvents;
}): BeaconIntake {
  const { bus, stage, events } = deps;
  const closing = new AbortController();
  let returning: Promise<void> | null = null;

  async function untilBack(): Promise<void> {
    while (!closing.signal.aborted) {
      await delay(LOOK_AGAIN_MS, null, { signal: closing.signal }).catch(() => {});
      const isBack = await bus.ping().then(
        () => true,
        () => false,
      );
      if (isBack) return events.busBack();
    }
  }

  async function isPublished(fact: FactOf<"metrics.received">): Promise<boolean> {
    const patience = new AbortController();
    const late = delay(PATIENCE_MS, new Error("no answer in time"), patience);
    const published = bus.publish(fact).then(
      () => null,
      (error: unknown) => error,
    );
    const error = await Promise.race([published, late]);
    patience.abort();
    if (error !== null) goAround(error);
    return error === null;
  }

  function goAround(error: unknown): void {
    if (returning !== null) return;
    events.busAway(error);
    returning = untilBack().finally(() => {
      returning = null;
    });
  }

  return {
    async take(fact, signal) {
      if (returning === null && (await isPublished(fact))) return events.received(fact.beacon, "bus");
      await stage(fact, signal);
      events.received(fact.beacon, "store");
      events.settled(fact);
    },
    async [Symbol.asyncDispose]() {
      closing.abort();
      await returning;
    },
  };
}
