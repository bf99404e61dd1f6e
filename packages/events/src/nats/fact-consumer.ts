import { pause, succeedsInTime } from "@envoi/platform";
import type { FactType } from "@envoi/protocol";
import type { JsMsg } from "@nats-io/jetstream";
import { openDurable, takeMessages } from "./durable-consumer.ts";
import { createMessageHandler, type MessageDeps } from "./handle-message.ts";
import type { NatsLink } from "./nats-link.ts";
import type { FactStream } from "./subjects.ts";

const RETRY_MS = 1_000;
/** Time that a handler may take to stop after its signal is aborted. */
const STOP_MS = 10_000;

/** Delivers Facts to one consumer, up to `atOnce` concurrently, until disposed. Reconnects after any NATS failure. */
export function startFactConsumer<Type extends FactType>(
  deps: MessageDeps<Type> & { link: NatsLink; stream: FactStream; atOnce: number },
): AsyncDisposable {
  const { link, log, stream, durable, types, times, atOnce } = deps;
  const stop = new AbortController();
  const { signal } = stop;
  const handle = createMessageHandler(deps);
  const handling = new Set<Promise<void>>();
  let isFailing = false;

  function take(message: JsMsg): void {
    isFailing = false;
    const handled = handle(message, signal)
      // The server did not receive the outcome, so it will redeliver the Fact.
      .catch((error: unknown) => log.warn({ durable, err: error }, "the outcome of a fact could not be sent to NATS"))
      .finally(() => handling.delete(handled));
    handling.add(handled);
  }

  /** Rejects when the consumer is deleted, when its leader changes, or when the server stops responding. */
  async function takeFacts(): Promise<void> {
    const connection = link.connection() ?? (await link.arrival(signal));
    const consumer = await openDurable(connection, { stream, durable, types, ackWaitMs: times.ackWaitMs }, log);
    while (!signal.aborted) {
      if (handling.size >= atOnce) await Promise.race(handling);
      await takeMessages(consumer, atOnce - handling.size, take, signal);
      isFailing = false;
    }
  }
  async function run(): Promise<void> {
    while (!signal.aborted) {
      try {
        await takeFacts();
      } catch (error) {
        if (!isFailing && !signal.aborted) log.warn({ durable, err: error }, "no facts can be received; retrying");
        isFailing = true;
        await pause(RETRY_MS, signal);
      }
    }
  }
  const running = run();

  return {
    async [Symbol.asyncDispose]() {
      stop.abort();
      await succeedsInTime(STOP_MS, Promise.all([running, ...handling]));
    },
  };
}
