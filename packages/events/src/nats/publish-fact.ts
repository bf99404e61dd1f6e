import type { Fact } from "@envoi/protocol";
import { jetstream } from "@nats-io/jetstream";
import { EventBusError } from "../port.ts";
import type { BusMetrics } from "./bus-metrics.ts";
import type { NatsLink } from "./nats-link.ts";
import { subjectOf } from "./subjects.ts";
import { inProducerSpan } from "./tracing.ts";

/** Maximum time that a Fact waits for the connection, and then for the stream's acknowledgement. */
const CONNECTION_MS = 2_000;
const ANSWER_MS = 3_000;
/** Maximum number of Facts being published concurrently. */
const MAX_IN_FLIGHT = 1_000;

/**
 * @returns a function that publishes a Fact and returns its sequence number in the stream. Its promise settles within 5
 *   s; nothing is sent after that
 */
export function createFactPublisher(deps: { link: NatsLink; metrics: BusMetrics }): (fact: Fact) => Promise<number> {
  const { link, metrics } = deps;
  let inFlight = 0;

  function send(fact: Fact): Promise<number> {
    const subject = subjectOf(fact.type);
    return inProducerSpan(subject, async (headers) => {
      // Does not await when connected, so Facts are sent in call order.
      const connection = link.connection() ?? (await link.arrival(AbortSignal.timeout(CONNECTION_MS)));
      const options = { msgID: fact.id, headers, timeout: ANSWER_MS };
      return (await jetstream(connection).publish(subject, JSON.stringify(fact), options)).seq;
    });
  }

  return async (fact) => {
    if (inFlight >= MAX_IN_FLIGHT) throw new EventBusError("too many facts are waiting for NATS");
    const startedAt = performance.now();
    const took = () => (performance.now() - startedAt) / 1_000;
    inFlight += 1;
    try {
      const sequence = await send(fact);
      metrics.published("taken", took());
      return sequence;
    } catch (cause) {
      metrics.published("failed", took());
      throw new EventBusError("the bus did not accept a fact", { cause });
    } finally {
      inFlight -= 1;
    }
  };
}
