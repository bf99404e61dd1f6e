import { gatherCalls, type Log, pause, type Sqlite } from "@envoi/platform";
import type { Fact } from "@envoi/protocol";
import { maxTries, redeliveryDelayMs } from "../redelivery.ts";
import { busModule } from "./bus-module.ts";
import type { Delivery } from "./deliveries.ts";

/** Lets a loop sleep until woken. Waking it while it is awake ends its next sleep immediately. */
function createWakeUp() {
  let woken = Promise.withResolvers<void>();
  return {
    wake: () => woken.resolve(),
    /** @param longestMs - longest time to sleep; `null`: until woken */
    async sleep(longestMs: number | null): Promise<void> {
      const timer = longestMs === null ? undefined : setTimeout(() => woken.resolve(), longestMs);
      await woken.promise;
      clearTimeout(timer);
      woken = Promise.withResolvers();
    },
  };
}

export type DeliveryLoop = AsyncDisposable & {
  /** Call this when there may be something to deliver. */
  wake(): void;
};

/**
 * Delivers Facts to one consumer, up to `atOnce` concurrently.
 *
 * @param inProgress - deliveries that this consumer's loops are working on; shared between them
 * @param pollMs - interval for checking the clock while a redelivery is not yet due, and delay before retrying a Fact
 *   whose outcome could not be stored
 */
export function startDeliveryLoop(loop: {
  database: Sqlite;
  log: Log;
  durable: string;
  inProgress: Set<number>;
  handler: (fact: Fact, signal: AbortSignal) => Promise<void>;
  atOnce: number;
  pollMs: number;
}): DeliveryLoop {
  const { database, log, durable, inProgress, handler, atOnce, pollMs } = loop;
  const handling = new Set<Promise<void>>();
  const wakeUp = createWakeUp();
  const stop = new AbortController();

  /** @returns the time to sleep: 0 to continue immediately, `null` to sleep until something is published */
  const step = async (): Promise<number | null> => {
    const asked = { durable, inProgress: [...inProgress], most: atOnce - handling.size };
    const { deliveries, waitMs } = await database.call(busModule, "nextDeliveries", asked);
    if (stop.signal.aborted) return 0;
    // Another loop of this consumer may have started some of these deliveries.
    for (const delivery of deliveries) if (!inProgress.has(delivery.ordinal)) take(delivery);
    while (handling.size >= atOnce) await Promise.race(handling);
    return waitMs === null ? null : Math.min(waitMs, pollMs);
  };

  const acknowledge = gatherCalls(async (ordinals: number[]) => {
    await database.call(busModule, "acknowledge", { ordinals });
    return ordinals;
  });

  const take = (delivery: Delivery): void => {
    inProgress.add(delivery.ordinal);
    const delivered = deliver(delivery)
      .catch(async (error) => {
        log.error({ durable, err: error }, "the outcome of a fact could not be stored");
        await pause(pollMs, stop.signal);
        return "again" as const;
      })
      .then((outcome) => {
        handling.delete(delivered);
        inProgress.delete(delivery.ordinal);
        // Without this, the loop might sleep until another Fact is published.
        if (outcome === "again") wakeUp.wake();
      });
    handling.add(delivered);
  };

  /** @returns `again` if the Fact must be redelivered */
  const deliver = async ({ ordinal, fact, failures }: Delivery): Promise<"handled" | "again"> => {
    try {
      await handler(fact, stop.signal);
    } catch (error) {
      // An interruption does not count as a failure; the Fact stays pending until the consumer is back.
      if (!stop.signal.aborted) await reject({ ordinal, fact, failures: failures + 1 }, error);
      return "again";
    }
    await acknowledge(ordinal);
    return "handled";
  };

  const reject = async ({ ordinal, fact, failures }: Delivery, error: unknown): Promise<void> => {
    const about = { factId: fact.id, type: fact.type, durable, tries: failures, err: error };
    if (failures < maxTries(fact.type)) {
      log.warn(about, "a fact was not handled and will be redelivered");
      await database.call(busModule, "retryLater", { ordinal, failures, delayMs: redeliveryDelayMs(failures) });
    } else {
      log.error(about, "moving a fact to the dead letters");
      await database.call(busModule, "bury", { ordinal, error: String(error) });
    }
  };

  const run = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      let sleepMs: number | null = pollMs;
      try {
        sleepMs = await step();
      } catch (error) {
        log.error({ durable, err: error }, "facts could not be read from the database");
      }
      if (sleepMs !== 0 && !stop.signal.aborted) await wakeUp.sleep(sleepMs);
    }
  };
  const running = run();

  return {
    wake: wakeUp.wake,
    async [Symbol.asyncDispose]() {
      stop.abort();
      wakeUp.wake();
      await running;
      await Promise.all(handling);
    },
  };
}
