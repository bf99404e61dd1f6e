import { gatherCalls, type Log, type Sqlite } from "@envoi/platform";
import type { Fact, FactType } from "@envoi/protocol";
import type { ConsumeOptions, EventBus, FactHandler, FactOf, Observer } from "../port.ts";
import { busModule } from "./bus-module.ts";
import { type DeliveryLoop, startDeliveryLoop } from "./delivery-loop.ts";
import { createObservers } from "./observers.ts";

/** This process's delivery loops for one durable name, and the deliveries that they are handling. */
type Consumer = { loops: Set<DeliveryLoop>; inProgress: Set<number> };

/**
 * The EventBus of a single process. Facts and consumers are stored in a database file and survive kill -9. Only one
 * process may use the file at a time.
 */
export function createInProcessBus({
  database,
  log,
  pollMs = 1_000,
}: {
  /** The database, opened with `busModule`. Its clock decides when a redelivery is due. The caller disposes of it. */
  database: Sqlite;
  log: Log;
  pollMs?: number;
}): EventBus {
  const consumers = new Map<string, Consumer>();
  const observers = createObservers();

  const ensureConsumer = (durable: string): Consumer => {
    const existing = consumers.get(durable);
    if (existing !== undefined) return existing;
    const consumer: Consumer = { loops: new Set(), inProgress: new Set() };
    consumers.set(durable, consumer);
    return consumer;
  };
  const wake = (durable: string): void => {
    for (const loop of consumers.get(durable)?.loops ?? []) loop.wake();
  };

  // Calls are combined, because a relay publishes many Facts at once.
  const publish = gatherCalls((facts: Fact[]) => database.call(busModule, "publish", { facts }));

  return {
    async publish(fact) {
      const waiting = await publish(fact);
      if (waiting === "full") throw new Error("too many beacons are waiting");
      if (waiting === null) return null;
      for (const durable of waiting) wake(durable);
      observers.reportFact(fact);
      return null;
    },
    readProgress: async () => null,
    async consume<Type extends FactType>(
      durable: string,
      types: readonly Type[],
      handler: FactHandler<Type>,
      { atOnce = 1 }: ConsumeOptions = {},
    ) {
      await database.call(busModule, "subscribe", { durable, types });
      const consumer = ensureConsumer(durable);
      const loop = startDeliveryLoop({
        database,
        log,
        durable,
        inProgress: consumer.inProgress,
        // `subscribe` has removed this consumer's deliveries of other types.
        handler: (fact: Fact, signal) => handler(fact as FactOf<Type>, signal),
        atOnce,
        pollMs,
      });
      consumer.loops.add(loop);
      return {
        async [Symbol.asyncDispose]() {
          consumer.loops.delete(loop);
          await loop[Symbol.asyncDispose]();
          // Wakes other consumers of the same name to handle the Facts that this consumer did not finish.
          wake(durable);
        },
      };
    },
    async observe<Type extends FactType>(types: readonly Type[], observer: Observer<Type>) {
      return observers.add(types, observer);
    },
    notify: observers.reportNotice,
    deadLetters: (limit) => database.call(busModule, "deadLetters", { limit }),
    async retryDeadLetter(id) {
      const letter = await database.call(busModule, "unbury", { ordinal: Number(id) });
      if (letter === null) return null;
      wake(letter.durable);
      return "retried";
    },
    ping: () => database.call(busModule, "ping", {}),
    async [Symbol.asyncDispose]() {
      const loops = [...consumers.values()].flatMap((consumer) => [...consumer.loops]);
      await Promise.all(loops.map((loop) => loop[Symbol.asyncDispose]()));
    },
  };
}
