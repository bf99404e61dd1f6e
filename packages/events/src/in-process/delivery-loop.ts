import { type Log, pause, type Sqlite } from "@envoi/platform";
import type { Fact } from "@envoi/protocol";
import { maxTries, redeliveryDelayMs } from "../redelivery.ts";
import { busModule } from "./bus-module.ts";
import type { Delivery } from "./deliveries.ts";
import { createWakeUp } from "./wake-up.ts";

export type DeliveryLoop = AsyncDisposable & {
  /** There may be something to deliver. */
  wake(): void;
};

/**
 * Hands one consumer its Facts, `atOnce` at a time.
 *
 * @param underWay - deliveries that loops of the same consumer work on; shared between them
 * @param pollMs - how often to look at the clock while a redelivery waits for its time, and how long a Fact is left
 *   alone when what became of it could not be written down
 */
export function startDeliveryLoop(loop: {
  database: Sqlite;
  log: Log;
  durable: string;
  underWay: Set<number>;
  handler: (fact: Fact, signal: AbortSignal) => Promise<void>;
  atOnce: number;
  pollMs: number;
}): DeliveryLoop {
  const { database, log, durable, underWay, handler, atOnce, pollMs } = loop;
  const hands = new Set<Promise<void>>();
  const wakeUp = createWakeUp();
  const stop = new AbortController();

  /** @returns how long to sleep: 0 to go on at once, `null` until something is published */
  const step = async (): Promise<number | null> => {
    const next = await database.call(busModule, "nextDelivery", { durable, underWay: [...underWay] });
    if (next === null) return null;
    const { delivery, waitMs } = next;
    if (waitMs > 0) return Math.min(waitMs, pollMs);
    // Another loop of this consumer may have taken it while the answer was on its way.
    if (underWay.has(delivery.ordinal) || stop.signal.aborted) return 0;
    take(delivery);
    while (hands.size >= atOnce) await Promise.race(hands);
    return 0;
  };

  const take = (delivery: Delivery): void => {
    underWay.add(delivery.ordinal);
    const delivered = deliver(delivery)
      .catch(async (error) => {
        log.error({ durable, err: error }, "what became of a fact could not be written down");
        await pause(pollMs, stop.signal);
      })
      .finally(() => {
        hands.delete(delivered);
        underWay.delete(delivery.ordinal);
        // The loop may have found nothing else to wait for.
        wakeUp.wake();
      });
    hands.add(delivered);
  };

  const deliver = async ({ ordinal, fact, failures }: Delivery): Promise<void> => {
    try {
      await handler(fact, stop.signal);
    } catch (error) {
      // A handler that was cut short has not failed; the Fact waits for the consumer's return.
      if (stop.signal.aborted) return;
      await reject({ ordinal, fact, failures: failures + 1 }, error);
      return;
    }
    await database.call(busModule, "acknowledge", { ordinal });
  };

  const reject = async ({ ordinal, fact, failures }: Delivery, error: unknown): Promise<void> => {
    const about = { factId: fact.id, type: fact.type, durable, tries: failures, err: error };
    if (failures < maxTries(fact.type)) {
      log.warn(about, "a fact was not handled and comes again");
      await database.call(busModule, "retryLater", { ordinal, failures, delayMs: redeliveryDelayMs(failures) });
    } else {
      log.error(about, "a fact goes to the dead letters");
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
      await Promise.all(hands);
    },
  };
}
