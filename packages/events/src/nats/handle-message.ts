import type { Log } from "@envoi/platform";
import { type Fact, type FactType, factSchema } from "@envoi/protocol";
import type { JsMsg } from "@nats-io/jetstream";
import { EventBusError, type FactHandler, type FactOf } from "../port.ts";
import { maxTries } from "../redelivery.ts";
import type { BusMetrics } from "./bus-metrics.ts";
import { publishDeadLetter } from "./dead-letters.ts";
import type { NatsLink } from "./nats-link.ts";
import { subjectOf } from "./subjects.ts";
import { inConsumerSpan } from "./tracing.ts";

/** Redelivery delays. Tests shorten them. */
export type RedeliveryTimes = {
  /**
   * A Fact is redelivered if the process handling it has not responded for this long. Applies to consumers created by
   * the bus.
   */
  ackWaitMs: number;
  /** @param failures - number of attempts so far, from 1 */
  delayMs(failures: number): number;
};

export type MessageDeps<Type extends FactType> = {
  link: Pick<NatsLink, "connection">;
  log: Log;
  metrics: BusMetrics;
  times: RedeliveryTimes;
  durable: string;
  types: readonly Type[];
  handler: FactHandler<Type>;
};

/**
 * @returns a function that handles a message and sends the outcome to the server; the function rejects if the outcome
 *   cannot be sent
 */
export function createMessageHandler<Type extends FactType>(
  deps: MessageDeps<Type>,
): (message: JsMsg, signal: AbortSignal) => Promise<void> {
  const { link, log, metrics, times, durable, types, handler } = deps;
  const subjects = types.map(subjectOf);
  const isWanted = (fact: Fact): fact is FactOf<Type> => (types as readonly FactType[]).includes(fact.type);
  const about = (message: JsMsg) => ({
    factId: message.headers?.get("Nats-Msg-Id"),
    subject: message.subject,
    durable,
  });

  function parse(message: JsMsg): FactOf<Type> | null {
    try {
      const fact = factSchema.parse(message.json());
      return isWanted(fact) ? fact : null;
    } catch {
      return null;
    }
  }

  async function bury(message: JsMsg, error: unknown): Promise<void> {
    const tries = message.info.deliveryCount;
    log.error({ ...about(message), tries, err: error }, "moving a fact to the dead letters");
    metrics.delivered(durable, "given_up");
    try {
      const connection = link.connection();
      if (connection === null) throw new EventBusError("no connection");
      await publishDeadLetter(connection, { durable, message, error });
      message.term();
      metrics.buried(durable);
    } catch (cause) {
      log.error({ ...about(message), err: cause }, "a fact could not be written to the dead letters");
      message.nak(times.delayMs(tries));
    }
  }

  function retry(message: JsMsg, error: unknown): void {
    const tries = message.info.deliveryCount;
    log.warn({ ...about(message), tries, err: error }, "a fact was not handled and will be redelivered");
    metrics.delivered(durable, "failed");
    message.nak(times.delayMs(tries));
  }

  async function handle(fact: FactOf<Type>, message: JsMsg, signal: AbortSignal): Promise<void> {
    const working = setInterval(() => message.working(), times.ackWaitMs / 3);
    try {
      const { subject, headers: carrier } = message;
      await inConsumerSpan({ subject, durable, carrier }, () => handler(fact, signal));
      message.ack();
      metrics.delivered(durable, "handled");
    } catch (error) {
      if (signal.aborted) requeue(message);
      else if (message.info.deliveryCount < maxTries(fact.type)) retry(message, error);
      else await bury(message, error);
    } finally {
      clearInterval(working);
    }
  }

  /** An interrupted handler has not failed: another process may handle the Fact immediately. */
  function requeue(message: JsMsg): void {
    message.nak();
    metrics.delivered(durable, "cut_short");
  }

  return async (message, signal) => {
    if (signal.aborted) return requeue(message);
    // A newer version has added this subject: leave the message to a process of that version.
    if (!subjects.includes(message.subject)) return message.nak(times.delayMs(message.info.deliveryCount));
    const fact = parse(message);
    if (fact === null) await bury(message, new Error("not a fact"));
    else await handle(fact, message, signal);
  };
}
