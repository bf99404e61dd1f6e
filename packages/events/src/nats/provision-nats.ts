import { setTimeout as delay } from "node:timers/promises";
import type { Log } from "@envoi/platform";
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
/** How long the server remembers Fact ids so that it can ignore duplicates. */
const MEMORY_MS = 300_000;
const FACTS_KEPT_MS = 14 * DAY_MS;
const BEACONS_KEPT_MS = 7 * DAY_MS;
const DEAD_LETTERS_KEPT_MS = 90 * DAY_MS;
/**
 * Limits that prevent requests from filling the disk: above a limit, the oldest messages are deleted. If a Fact is
 * deleted before every consumer has received it, only statistics are wrong, because the janitor also finds its work in
 * the UploadStore. MAX_FACT_BYTES is enough for about 300,000 Facts.
 */
const MAX_FACT_BYTES = 134_217_728;
const MAX_BEACON_BYTES = 1_073_741_824;
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

/** Runs `update`, or `create` if the stream or consumer does not exist. */
async function upsert(update: () => Promise<unknown>, create: () => Promise<unknown>): Promise<void> {
  const absent: readonly number[] = [JetStreamApiCodes.StreamNotFound, JetStreamApiCodes.ConsumerNotFound];
  try {
    await update();
  } catch (error) {
    if (!(error instanceof JetStreamApiError && absent.includes(error.code))) throw error;
    await create();
  }
}

async function provision({ streams: streamApi, consumers }: JetStreamManager, sizes: Sizes): Promise<void> {
  for (const config of streams(sizes)) {
    await upsert(
      () => streamApi.update(config.name, config),
      () => streamApi.add(config),
    );
  }
  for (const [durable, types] of Object.entries<readonly FactType[]>(CONSUMED_FACTS)) {
    const stream = findStream(types);
    const { durable_name, ack_policy, deliver_policy, ...changeable } = durableConfig({ durable, types });
    await upsert(
      () => consumers.update(stream, durable, changeable),
      () => consumers.add(stream, { durable_name, ack_policy, deliver_policy, ...changeable }),
    );
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
  const { maxFactBytes = MAX_FACT_BYTES, maxBeaconBytes = MAX_BEACON_BYTES } = options;
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
        await delay(RETRY_MS);
      }
    }
  } finally {
    await link.close();
  }
}
