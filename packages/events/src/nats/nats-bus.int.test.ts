import type { NatsProcess } from "@envoi/testkit";
import { type BusHarness, describeEventBus } from "../testing/event-bus.contract.ts";
import { describeObservers } from "../testing/observers.contract.ts";
import { addressOf, emptyStreams, readDeadLetters, sharedNats, silentLog } from "../testing/open-nats-bus.ts";
import { createNatsBus } from "./nats-bus.ts";

const server = sharedNats();

/** Short delays: the defaults add up to half an hour. */
const times = { delayMs: () => 100 };

async function openHarness(nats: NatsProcess): Promise<BusHarness> {
  await emptyStreams(nats);
  const open = () => createNatsBus({ address: addressOf(nats), log: silentLog, times });
  let bus = open();
  return {
    bus,
    // Does nothing, because the actual delays are short enough.
    passBackoff() {},
    async reopen() {
      await bus[Symbol.asyncDispose]();
      bus = open();
      return bus;
    },
    async deadLetters() {
      const letters = await readDeadLetters(nats);
      return letters.map(({ consumer, payload }) => ({ durable: consumer, factId: JSON.parse(payload).id }));
    },
    [Symbol.asyncDispose]: () => bus[Symbol.asyncDispose](),
  };
}

describeEventBus("NATS JetStream", () => openHarness(server()));
describeObservers("NATS JetStream", () => openHarness(server()));
