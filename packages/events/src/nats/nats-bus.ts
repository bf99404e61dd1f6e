import { type Log, type Registry, succeedsInTime } from "@envoi/platform";
import type { FactType } from "@envoi/protocol";
import { type EventBus, EventBusError, type Observer } from "../port.ts";
import { redeliveryDelayMs } from "../redelivery.ts";
import { createBusMetrics } from "./bus-metrics.ts";
import { readBusProgress } from "./bus-progress.ts";
import { createDeadLetters } from "./dead-letters.ts";
import { ACK_WAIT_MS, countPending } from "./durable-consumer.ts";
import { startFactConsumer } from "./fact-consumer.ts";
import { startFactObserver } from "./fact-observer.ts";
import type { RedeliveryTimes } from "./handle-message.ts";
import { type NatsAddress, openNatsLink } from "./nats-link.ts";
import { createFactPublisher } from "./publish-fact.ts";
import { type FactStream, findStream, noticeSubjectOf } from "./subjects.ts";

export type { NatsAddress } from "./nats-link.ts";

const PING_MS = 2_000;

/**
 * The EventBus for multiple processes: NATS JetStream, with the streams created by `provisionNats`. Keeps trying to
 * connect until disposed, so NATS may be unavailable at first. A consumer belongs to one stream: `consume` rejects with
 * a RangeError if its types span two.
 */
export function createNatsBus(options: {
  address: NatsAddress;
  log: Log;
  registry?: Registry;
  times?: Partial<RedeliveryTimes>;
}): EventBus {
  const { address, log, registry } = options;
  const times = { ackWaitMs: ACK_WAIT_MS, delayMs: redeliveryDelayMs, ...options.times };
  const link = openNatsLink({ address, log });
  const metrics = createBusMetrics(registry);
  const letters = createDeadLetters(link);
  const consumers = new Set<AsyncDisposable>();

  async function readPending(stream: FactStream, durable: string): Promise<number | null> {
    const connection = link.connection();
    return connection === null ? null : countPending(connection, stream, durable).catch(() => null);
  }

  return {
    publish: createFactPublisher({ link, metrics }),
    readProgress: () => readBusProgress(link, address.replicas ?? 1),
    async consume(durable, types, handler, { atOnce = 1 } = {}) {
      const stream = findStream(types);
      const consumer = startFactConsumer({ link, log, metrics, times, stream, durable, types, handler, atOnce });
      consumers.add(consumer);
      metrics.watchPending(durable, () => readPending(stream, durable));
      return {
        async [Symbol.asyncDispose]() {
          consumers.delete(consumer);
          await consumer[Symbol.asyncDispose]();
        },
      };
    },
    async observe<Type extends FactType>(types: readonly Type[], observer: Observer<Type>) {
      const observing = startFactObserver({ link, log, types, observer });
      return {
        async [Symbol.asyncDispose]() {
          observing[Symbol.dispose]();
        },
      };
    },
    notify(notice) {
      try {
        link.connection()?.publish(noticeSubjectOf(notice.type), JSON.stringify(notice));
      } catch (error) {
        log.debug({ err: error }, "a notice was dropped");
      }
    },
    deadLetters: letters.list,
    retryDeadLetter: letters.retry,
    async ping() {
      const answered = link.arrival(AbortSignal.timeout(PING_MS)).then((connection) => connection.flush());
      if (!(await succeedsInTime(PING_MS, answered))) throw new EventBusError("NATS does not answer");
    },
    async [Symbol.asyncDispose]() {
      await Promise.all(Array.from(consumers, (consumer) => consumer[Symbol.asyncDispose]()));
      await link.close();
    },
  };
}
