import { openAccounts, readAccountsConfig } from "@envoi/accounts";
import { createNatsBus, createOutboxRelay, readNatsConfig } from "@envoi/events";
import {
  createGuessLimiter,
  defineProcess,
  readLimits,
  readOperatorConfig,
  readProcessConfig,
  readReplicaConfig,
  runServiceProcess,
  systemClock,
} from "@envoi/platform";
import { openRedisCounts, openStores, readRedisConfig, readS3Config, shardOf } from "@envoi/store";
import { readMetadataConfig } from "./config.ts";
import { createMetadata } from "./service.ts";

export const metadataProcess = defineProcess(
  "metadata",
  {
    process: readProcessConfig,
    operators: readOperatorConfig,
    replica: readReplicaConfig,
    limits: readLimits,
    accounts: readAccountsConfig,
    redis: readRedisConfig,
    s3: readS3Config,
    nats: readNatsConfig,
    metadata: readMetadataConfig,
  },
  (config, context) => {
    const { log, registry } = context;
    const { uploads, blobs } = openStores(config, context);
    const bus = createNatsBus({ address: config.nats, log, registry });
    const relay = createOutboxRelay({ outbox: uploads, bus, shardOf, log });
    const counts = openRedisCounts(config.redis, "counts_here");
    const service = createMetadata({
      ...context,
      uploads,
      blobs,
      relay,
      bus,
      guesses: createGuessLimiter(counts.openCount),
      openCount: counts.openCount,
      ticketKey: config.replica.requesterHashKey,
      requesterOf: context.clients.networkOf,
      ...openAccounts(config.accounts, { ...context, clock: systemClock }),
      limits: config.limits,
      config: config.metadata,
      clock: systemClock,
    });
    return { service, drivers: [relay, bus, counts, blobs, uploads] };
  },
  () => import("@envoi/accounts"),
);

if (import.meta.main) await runServiceProcess(metadataProcess);
