import type { EventBus, FactOf } from "@envoi/events";
import { inTime, pause } from "@envoi/platform";
import type { StoreBeacon } from "./batch-beacons.ts";
import type { MetricsReporter } from "./reporter.ts";

/** Time limit for the bus's reply. It is short, because a closing page does not wait. */
const PATIENCE_MS = 50;
const LOOK_AGAIN_MS = 1_000;

export type BeaconIntake = ReturnType<typeof createBeaconIntake>;

/** @returns whether the work succeeded in time. @throws the work's error, if it failed in time */
async function isDone(work: Promise<unknown>): Promise<boolean> {
  const done = work.then(() => true);
  return (await inTime(PATIENCE_MS, done)) ?? false;
}

/**
 * Accepts beacons, with or without the bus. A beacon that the bus accepts late is stored twice, with the same ids for
 * its events both times.
 */
export function createBeaconIntake(deps: {
  bus: Pick<EventBus, "publish" | "ping">;
  store: StoreBeacon;
  report: MetricsReporter;
}) {
  const { bus, store, report } = deps;
  const closing = new AbortController();
  /** Set while beacons bypass the bus; resolves once the bus replies to a ping. */
  let away: Promise<void> | null = null;
  /**
   * Whether it has been reported that the bus accepts no beacons. A full bus replies to pings, but rejects each beacon.
   */
  let isReported = false;

  async function askBus(): Promise<void> {
    if (!(await isDone(bus.ping()))) throw new Error("no answer in time");
  }

  async function untilBack(): Promise<void> {
    while (!closing.signal.aborted) {
      await pause(LOOK_AGAIN_MS, closing.signal);
      const isBack = await bus.ping().then(
        () => true,
        () => false,
      );
      if (isBack) return;
    }
  }

  function bypassBus(error: unknown): void {
    if (away !== null || closing.signal.aborted) return;
    if (!isReported) report.busAway(error);
    isReported = true;
    away = untilBack().finally(() => {
      away = null;
    });
  }

  /**
   * @returns whether the bus accepted the beacon in time; if it did not, decides whether later beacons bypass the bus
   */
  async function hasTaken(published: Promise<unknown>): Promise<boolean> {
    published.catch(bypassBus);
    const isTaken = await isDone(published).catch(() => false);
    if (!isTaken && away === null) askBus().catch(bypassBus);
    if (isTaken && isReported) {
      report.busBack();
      isReported = false;
    }
    return isTaken;
  }

  return {
    /**
     * Resolves once the beacon is durable: on the bus, or in the blob store.
     *
     * @throws the errors of `StoreBeacon`
     */
    async take(fact: FactOf<"metrics.received">, signal: AbortSignal): Promise<void> {
      const published = away === null ? bus.publish(fact) : null;
      if (published !== null && (await hasTaken(published))) return report.received(fact.beacon, "bus");
      await store(fact, signal);
      report.received(fact.beacon, "store");
      // If the bus accepts the beacon late, it is counted when the bus delivers it.
      if (published === null) report.settled(fact);
      else published.catch(() => report.settled(fact));
    },
    async [Symbol.asyncDispose](): Promise<void> {
      closing.abort();
      await away;
    },
  };
}
