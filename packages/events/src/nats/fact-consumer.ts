import { pause, succeedsInTime } from "@envoi/platform";
import type { FactType } from "@envoi/protocol";
import type { JsMsg } from "@nats-io/jetstream";
import { openDurable, takeMessages } from "./durable-consumer.ts";
import { createMessageHandler, type MessageDeps } from "./handle-message.ts";
import type { NatsLink } from "./nats-link.ts";
import type { FactStream } from "./subjects.ts";

const RETRY_MS = 1_000;
/** How long a handler may take to end when it was asked to. */
const STOP_MS = 10_000;

/** Hands one consumer its Facts, `atOnce` at a time, whatever happens to NATS, until it is disposed. */
export function startFactConsumer<Type extends FactType>(
  deps: MessageDeps<Type> & { link: NatsLink; stream: FactStream; atOnce: number },
): AsyncDisposable {
  const { link, log, stream, durable, types, times, atOnce } = deps;
  const stop = new AbortController();
  const { signal } = stop;
  const handle = createMessageHandler(deps);
  const hands = new Set<Promise<void>>();
  let isFailing = false;

  function take(message: JsMsg): void {
    isFailing = false;
    const handled = handle(message, signal)
      // It comes again: nobody was left to take the answer.
      .catch((error: unknown) => log.warn({ durable, err: error }, "a fact could not be answered"))
      .finally(() => hands.delete(handled));
    hands.add(handled);
  }

  /** Ends by rejecting: when the consumer is gone, its leader has changed, or the server says nothing any more. */
  async function takeFacts(): Promise<void> {
    const connection = link.connection() ?? (await link.arrival(signal));
    const consumer = await openDurable(connection, { stream, durable, types, ackWaitMs: times.ackWaitMs }, log);
    while (!signal.aborted) {
      if (hands.size >= atOnce) await Promise.race(hands);
      await takeMessages(consumer, atOnce - hands.size, take, signal);
      isFailing = false;
    }
  }
  async function run(): Promise<void> {
    while (!signal.aborted) {
      try {
        await takeFacts();
      } catch (error) {
        if (!isFailing && !signal.aborted) log.warn({ durable, err: error }, "no facts come; it is tried again");
        isFailing = true;
        await pause(RETRY_MS, signal);
      }
    }
  }
  const running = run();

  return {
    async [Symbol.asyncDispose]() {
      stop.abort();
      await succeedsInTime(STOP_MS, Promise.all([running, ...hands]));
    },
  };
}
