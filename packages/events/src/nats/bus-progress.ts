import type { FactType } from "@envoi/protocol";
import { JetStreamApiCodes, JetStreamApiError, type JetStreamManager, jetstreamManager } from "@nats-io/jetstream";
import type { NatsConnection } from "@nats-io/transport-node";
import { CONSUMED_FACTS } from "../consumed-facts.ts";
import { type BusProgress, EventBusError } from "../port.ts";
import type { NatsLink } from "./nats-link.ts";
import { makeLostStreams } from "./provision-nats.ts";
import { FACTS, findStream } from "./subjects.ts";

const ANSWER_MS = 3_000;

/** The durable consumers of the stream of Facts, and the types that each handles. */
const CONSUMERS = Object.entries<readonly FactType[]>(CONSUMED_FACTS).filter(
  ([, types]) => findStream(types) === FACTS,
);

function isLost(error: unknown): boolean {
  const codes: readonly number[] = [JetStreamApiCodes.StreamNotFound, JetStreamApiCodes.ConsumerNotFound];
  return error instanceof JetStreamApiError && codes.includes(error.code);
}

/**
 * The stream's epoch. In a cluster, another leader means a new epoch. A server outside a cluster has a new id after each
 * start.
 */
async function readEpoch({ streams }: JetStreamManager, connection: NatsConnection): Promise<string> {
  const { created, cluster } = await streams.info(FACTS);
  const { cluster: clusterName, server_id } = connection.info ?? {};
  return `${created} ${clusterName === undefined ? server_id : cluster?.leader}`;
}

/** @throws EventBusError if the epoch changes meanwhile: positions of two epochs cannot be compared */
async function readOnce(manager: JetStreamManager, connection: NatsConnection): Promise<BusProgress> {
  const epoch = await readEpoch(manager, connection);
  const floors = await Promise.all(
    CONSUMERS.map(async ([durable, types]) => ({
      types,
      handled: (await manager.consumers.info(FACTS, durable)).ack_floor.stream_seq,
    })),
  );
  if ((await readEpoch(manager, connection)) !== epoch) throw new EventBusError("the stream of facts has a new leader");
  return {
    epoch,
    handledUpTo: (type) =>
      Math.min(...floors.filter(({ types }) => types.includes(type)).map(({ handled }) => handled)),
  };
}

/**
 * Reads how far the durable consumers have got. Makes streams and consumers again that NATS has lost.
 *
 * @param replicas - number of servers that store each Fact
 * @throws EventBusError if NATS does not answer or refuses
 */
export async function readBusProgress(link: NatsLink, replicas: number): Promise<BusProgress> {
  try {
    const connection = await link.arrival(AbortSignal.timeout(ANSWER_MS));
    const manager = await jetstreamManager(connection, { timeout: ANSWER_MS, checkAPI: false });
    try {
      return await readOnce(manager, connection);
    } catch (error) {
      if (!isLost(error)) throw error;
      await makeLostStreams(manager, replicas);
      return await readOnce(manager, connection);
    }
  } catch (cause) {
    throw cause instanceof EventBusError ? cause : new EventBusError("its progress cannot be read", { cause });
  }
}
