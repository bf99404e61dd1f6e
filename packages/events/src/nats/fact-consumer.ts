import { setTimeout as delay } from "node:timers/promises";
import type { FactType } from "@envoi/protocol";
import { nextMessage, openDurable } from "./durable-consumer.ts";
import { createMessageHandler, type MessageDeps } from "./handle-message.ts";
import type { NatsLink } from "./nats-link.ts";
import type { FactStream } from "./subjects.ts";
import { within } from "./within.ts";

const RETRY_MS = 1_000;
/** How long a handler may take to end when it was asked to. */
const STOP_MS = 10_000;

/** Hands one consumer its Facts, one at a time, whatever happens to NATS, until it is disposed. */
export function startFactConsumer<Type extends FactType>(
  deps: MessageDeps<Type> & { link: NatsLink; stream: FactStream },
): AsyncDisposable {
  const { link, log, stream, durable, types, times } = deps;
  const stop = new AbortController();
  const { signal } = stop;
  const handle = createMessageHandler(deps);
  let isFailing = false;

  /** Ends by rejecting: when the consumer is gone, its leader has changed, or the server says nothing any more. */
  async function takeMessages(): Promise<void> {
    const connection = link.connection() ?? (await link.arrival(signal));
    const consumer = await openDurable(connection, { stream, durable, types, ackWaitMs: times.ackWaitMs }, log);
    while (!signal.aborted) {
      const message = await nextMessage(consumer, signal);
      isFailing = false;
      if (message !== null) await handle(message, signal);
    }
  }
  async function run(): Promise<void> {
    while (!signal.aborted) {
      try {
        await takeMessages();
      } catch (error) {
        if (!isFailing && !signal.aborted) log.warn({ durable, err: error }, "no facts come; it is tried again");
        isFailing = true;
        await delay(RETRY_MS, null, { signal }).catch(() => {});
      }
    }
  }
  const running = run();

  return {
    async [Symbol.asyncDispose]() {
      stop.abort();
      await within(STOP_MS, running);
    },
  };
}
