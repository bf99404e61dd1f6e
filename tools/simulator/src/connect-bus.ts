import type { EventBus, FactHandler, FactOf, Observer } from "@envoi/events";
import type { FactType } from "@envoi/protocol";
import { type CallFaults, connectFaulty, type FaultyWorld } from "./faulty-calls.ts";
import { runOutside, type SimulatedProcess } from "./simulated-process.ts";

/**
 * A process's connection to the bus, which all processes share. Publishing is as faulty as other calls. Deliveries take
 * time, a killed process handles none, and an acknowledgement may be lost, so that the Fact is delivered again.
 */
export function connectBus(bus: EventBus, process: SimulatedProcess, faults: CallFaults, world: FaultyWorld): EventBus {
  const { time, random, trace, areFaulty } = world;
  const publishing = connectFaulty(
    bus,
    {
      name: "bus",
      process,
      faults,
      fail: () => new Error("the bus did not accept a fact"),
      asynchronous: (method) => method === "publish",
      isShared: true,
    },
    world,
  );
  const deliver = (run: () => void) => time.after(random.between(0, faults.delayMs), () => process.deliver(run));

  function handleIn<Type extends FactType>(handler: FactHandler<Type>): FactHandler<Type> {
    return (fact, signal) => {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      process.onKill(() => reject(new Error("the consumer has been killed")));
      const isAnswerLost = areFaulty() && random.chance(faults.lostReply);
      deliver(() => {
        handler(fact, signal).then(() => {
          trace.add("handled", process.name, fact.type, fact.id, isAnswerLost ? "reply lost" : "");
          if (isAnswerLost) reject(new Error("the acknowledgement is lost"));
          else resolve();
        }, reject);
      });
      return promise;
    };
  }

  return {
    ...bus,
    publish: (fact) => publishing.publish(fact),
    async consume(durable, types, handler, options) {
      const subscription = await runOutside(() => bus.consume(durable, types, handleIn(handler), options));
      process.onKill(() => void subscription[Symbol.asyncDispose]());
      return subscription;
    },
    async observe<Type extends FactType>(types: readonly Type[], observer: Observer<Type>) {
      const delivering: Observer<Type> = {
        onFact: (fact: FactOf<Type>, position) => deliver(() => observer.onFact(fact, position)),
        onNotice: (notice) => deliver(() => observer.onNotice(notice)),
        onGap: () => deliver(() => observer.onGap()),
      };
      const observing = await runOutside(() => bus.observe(types, delivering));
      process.onKill(() => void observing[Symbol.asyncDispose]());
      return observing;
    },
    // The bus outlives its clients.
    async [Symbol.asyncDispose]() {},
  };
}
