import { type Log, pause } from "@envoi/platform";
import type { FactType } from "@envoi/protocol";
import {
  DiscardPolicy,
  JetStreamApiCodes,
  JetStreamApiError,
  type JetStreamManager,
  jetstreamManager,
  RetentionPolicy,
  StorageType,
} from "@nats-io/jetstream";
import { nanos } from "@nats-io/transport-node";
import { CONSUMED_FACTS } from "../consumed-facts.ts";
import { EventBusError } from "../port.ts";
import { durableConfig } from "./durable-consumer.ts";
import { type NatsAddress, openNatsLink } from "./nats-link.ts";
import {
  ALL_DEAD_LETTER_SUBJECTS,
  ALL_GIVEN_UP_ADVISORIES,
  DEAD_LETTERS,
  FACTS,
  findStream,
  METRICS,
  REPUBLISH,
  subjectsIn,
} from "./subjects.ts";

/** Time within which NATS must start, and a cluster must elect leaders. */
const READY_MS = 60_000;
const RETRY_MS = 500;
const ANSWER_MS = 5_000;

const DAY_MS = 86_400_000;
/** How long the server remembers Fact ids so that it can ignore duplicates: longer than any is kept in the outbox. */
const MEMORY_MS = 900_000;
const FACTS_KEPT_MS = 14 * DAY_MS;
const BEACONS_KEPT_MS = 7 * DAY_MS;
const DEAD_LETTERS_KEPT_MS = 90 * DAY_MS;
/**
 * Limits that prevent requests from filling the disk: above a limit, the oldest messages are deleted. If a Fact is
 * deleted before every consumer has received it, only statistics are wrong, because the janitor also finds its work in
 * the UploadStore. The default is enough for about 300,000 Facts.
 */
const DEFAULT_SIZES = { maxFactBytes: 134_217_728, maxBeaconBytes: 1_073_741_824 };
const MAX_DEAD_LETTER_BYTES = 268_435_456;
const MAX_DEAD_LETTERS = 100_000;

type Sizes = { replicas: number; maxFactBytes: number; maxBeaconBytes: number };

function streams({ replicas, maxFactBytes, maxBeaconBytes }: Sizes) {
  const shared = {
    storage: StorageType.File,
    retention: RetentionPolicy.Limits,
    discard: DiscardPolicy.Old,
    num_replicas: replicas,
    duplicate_window: nanos(MEMORY_MS),
  };
  // The order matters: a stream must release a subject before another can use it.
  return [
    {
      ...shared,
      name: FACTS,
      subjects: subjectsIn(FACTS),
      max_age: nanos(FACTS_KEPT_MS),
      max_bytes: maxFactBytes,
      republish: REPUBLISH,
    },
    {
      ...shared,
      name: METRICS,
      subjects: subjectsIn(METRICS),
      max_age: nanos(BEACONS_KEPT_MS),
      max_bytes: maxBeaconBytes,
    },
    {
      ...shared,
      name: DEAD_LETTERS,
      subjects: [ALL_DEAD_LETTER_SUBJECTS, ALL_GIVEN_UP_ADVISORIES],
      max_age: nanos(DEAD_LETTERS_KEPT_MS),
      max_msgs: MAX_DEAD_LETTERS,
      max_bytes: MAX_DEAD_LETTER_BYTES,
    },
  ];
}

/** Creates or updates a stream or consumer. */
type Write = { update(): Promise<unknown>; create(): Promise<unknown> };

/** The streams, and after them their durable consumers. */
function writes({ streams: streamApi, consumers }: JetStreamManager, sizes: Sizes): Write[] {
  const ofStreams = streams(sizes).map((config) => ({
    update: () => streamApi.update(config.name, config),
    create: () => streamApi.add(config),
  }));
  const ofConsumers = Object.entries<readonly FactType[]>(CONSUMED_FACTS).map(([durable, types]) => {
    const stream = findStream(types);
    const { durable_name, ack_policy, deliver_policy, ...changeable } = durableConfig({ durable, types });
    return {
      update: () => consumers.update(stream, durable, changeable),
      create: () => consumers.add(stream, { durable_name, ack_policy, deliver_policy, ...changeable }),
    };
  });
  return [...ofStreams, ...ofConsumers];
}

async function provision(manager: JetStreamManager, sizes: Sizes): Promise<void> {
  const absent: readonly number[] = [JetStreamApiCodes.StreamNotFound, JetStreamApiCodes.ConsumerNotFound];
  for (const { update, create } of writes(manager, sizes)) {
    try {
      await update();
    } catch (error) {
      if (!(error instanceof JetStreamApiError && absent.includes(error.code))) throw error;
      await create();
    }
  }
}

/** Codes of errors about a stream or consumer of this name with another configuration, as two versions of NATS name it. */
const EXISTS: readonly number[] = [10_058, 10_105, 10_148];

/** Creates the streams and consumers that do not exist, with the default sizes. Does not change the others. */
export async function makeLostStreams(manager: JetStreamManager, replicas: number): Promise<void> {
  for (const { create } of writes(manager, { ...DEFAULT_SIZES, replicas })) {
    try {
      await create();
    } catch (error) {
      if (!(error instanceof JetStreamApiError && EXISTS.includes(error.code))) throw error;
    }
  }
}

/**
 * Creates or updates the streams and the product's durable consumers. Needs a user with all permissions. Idempotent.
 *
 * @param replicas - number of servers that store each Fact: 1, or 3 if NATS is a cluster
 * @param maxFactBytes - size of the stream for all Facts except beacons; default: 128 MiB
 * @param maxBeaconBytes - size of the stream for beacons; default: 1 GiB. NATS needs this much free space
 * @throws EventBusError if it does not succeed within a minute
 */
export async function provisionNats(options: {
  address: NatsAddress;
  replicas: number;
  maxFactBytes?: number;
  maxBeaconBytes?: number;
  log: Log;
}): Promise<void> {
  const { address, replicas, log } = options;
  const { maxFactBytes, maxBeaconBytes } = { ...DEFAULT_SIZES, ...options };
  const link = openNatsLink({ address, log });
  const deadline = AbortSignal.timeout(READY_MS);
  try {
    for (;;) {
      try {
        const connection = link.connection() ?? (await link.arrival(deadline));
        await provision(await jetstreamManager(connection, { timeout: ANSWER_MS, checkAPI: false }), {
          replicas,
          maxFactBytes,
          maxBeaconBytes,
        });
        return;
      } catch (cause) {
        if (deadline.aborted) throw new EventBusError("the streams could not be created", { cause });
        log.debug({ err: cause }, "the streams cannot be created yet");
        await pause(RETRY_MS);
      }
    }
  } finally {
    await link.close();
  }
}
