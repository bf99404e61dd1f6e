import { isDeepStrictEqual } from "node:util";
import type { Log } from "@envoi/platform";
import type { FactType } from "@envoi/protocol";
import {
  AckPolicy,
  type Consumer,
  type ConsumerConfig,
  DeliverPolicy,
  JetStreamApiCodes,
  JetStreamApiError,
  type JsMsg,
  jetstream,
  jetstreamManager,
} from "@nats-io/jetstream";
import { type NatsConnection, nanos } from "@nats-io/transport-node";
import { maxTries } from "../redelivery.ts";
import { type FactStream, subjectOf } from "./subjects.ts";

/** A Fact is redelivered if the process handling it does not respond within this time. */
export const ACK_WAIT_MS = 30_000;
/**
 * Maximum number of a consumer's Facts that are in progress or waiting for a retry. At the limit, it receives no new
 * Facts.
 */
const MAX_UNACKNOWLEDGED = 10_000;
/** The `max_deliver` value for no limit. */
const UNLIMITED = -1;
const ANSWER_MS = 5_000;
/** How long the server keeps a pull request for Facts open, and how often it sends a heartbeat during that time. */
const PULL_MS = 10_000;
const HEARTBEAT_MS = 2_000;

type DurableOptions = { durable: string; types: readonly FactType[]; ackWaitMs?: number };

export function durableConfig({ durable, types, ackWaitMs = ACK_WAIT_MS }: DurableOptions) {
  const tries = Math.min(...types.map(maxTries));
  return {
    durable_name: durable,
    ack_policy: AckPolicy.Explicit,
    // Includes earlier Facts, because this consumer may replace a lost consumer.
    deliver_policy: DeliverPolicy.All,
    filter_subjects: types.map(subjectOf),
    ack_wait: nanos(ackWaitMs),
    max_deliver: Number.isFinite(tries) ? tries : UNLIMITED,
    max_ack_pending: MAX_UNACKNOWLEDGED,
  } satisfies Partial<ConsumerConfig>;
}

function isNoConsumer(error: unknown): boolean {
  return error instanceof JetStreamApiError && error.code === JetStreamApiCodes.ConsumerNotFound;
}

/**
 * Finds the durable consumer, or creates it if permitted. Does not change its subjects: during an upgrade, processes
 * of two versions share the consumer, and only `provisionNats` decides what it receives.
 */
export async function openDurable(
  connection: NatsConnection,
  wanted: DurableOptions & { stream: FactStream },
  log: Log,
): Promise<Consumer> {
  const { stream, durable } = wanted;
  const config = durableConfig(wanted);
  const { consumers } = jetstream(connection, { timeout: ANSWER_MS });
  const manager = await jetstreamManager(connection, { checkAPI: false, timeout: ANSWER_MS });
  try {
    const consumer = await consumers.get(stream, durable);
    const { filter_subjects = [] } = (await consumer.info(true)).config;
    if (isDeepStrictEqual(filter_subjects.toSorted(), config.filter_subjects.toSorted())) return consumer;
    log.warn({ durable }, "the consumer was provisioned for other facts");
    return consumer;
  } catch (error) {
    if (!isNoConsumer(error)) throw error;
    await manager.consumers.add(stream, config);
    return consumers.get(stream, durable);
  }
}

/** Number of messages not acknowledged by the consumer, including undelivered ones. */
export async function countPending(connection: NatsConnection, stream: FactStream, durable: string): Promise<number> {
  const manager = await jetstreamManager(connection, { checkAPI: false, timeout: 1_000 });
  const { num_pending, num_ack_pending } = await manager.consumers.info(stream, durable);
  return num_pending + num_ack_pending;
}

/**
 * Waits up to `PULL_MS` for messages, and calls `take` with each as it arrives. Don't request more than can be handled
 * immediately: further messages would wait here while other processes are idle.
 */
export async function takeMessages(
  consumer: Consumer,
  atMost: number,
  take: (message: JsMsg) => void,
  signal: AbortSignal,
): Promise<void> {
  const messages = await consumer.fetch({
    max_messages: atMost,
    expires: PULL_MS,
    idle_heartbeat: HEARTBEAT_MS,
    bind: true,
  });
  const stop = () => messages.stop();
  signal.addEventListener("abort", stop, { once: true });
  if (signal.aborted) stop();
  try {
    for await (const message of messages) take(message);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}
