import { openAccounts, readAccountsConfig } from "@envoi/accounts";
import { createNatsBus, createOutboxRelay, readNatsConfig } from "@envoi/events";
import {
  createMemoryMarks,
  createStorage,
  createUploadQuota,
  defineProcess,
  readLimits,
  readOperatorConfig,
  readProcessConfig,
  readReplicaConfig,
  readStorageMarks,
  readStoredLimits,
  readUploadQuotas,
  runServiceProcess,
  systemClock,
} from "@envoi/platform";
import { openRedisCounts, openStores, readLeaseConfig, readRedisConfig, readS3Config, shardOf } from "@envoi/store";
import { readUploadGatewayConfig } from "./config.ts";
import { createUploadGateway } from "./service.ts";

export const uploadGatewayProcess = defineProcess(
  "upload-gateway",
  {
    process: readProcessConfig,
    operators: readOperatorConfig,
    replica: readReplicaConfig,
    limits: readLimits,
    quotas: readUploadQuotas,
    storage: readStorageMarks,
    stored: readStoredLimits,
    accounts: readAccountsConfig,
    leases: readLeaseConfig,
    redis: readRedisConfig,
    s3: readS3Config,
    nats: readNatsConfig,
    uploadGateway: readUploadGatewayConfig,
  },
  (config, context) => {
    const { log, registry } = context;
    const { uploads, blobs } = openStores(config, context);
    const bus = createNatsBus({ address: config.nats, log, registry });
    const relay = createOutboxRelay({ outbox: uploads, bus, shardOf, log });
    const counts = openRedisCounts(config.redis, "fails");
    const storage = createStorage(counts.openCount, config.storage);
    const service = createUploadGateway({
      ...context,
      uploads,
      blobs,
      relay,
      ...openAccounts(config.accounts, { ...context, clock: systemClock }),
      limits: config.limits,
      quota: createUploadQuota(counts.openCount, config.quotas, storage),
      memoryMarks: createMemoryMarks(() => uploads.readMemory(), counts.openCount),
      storage,
      stored: config.stored,
      config: config.uploadGateway,
      ticketKey: config.replica.requesterHashKey,
      clock: systemClock,
      renewSeconds: config.leases.sessionRenewSeconds,
      sessionLifeSeconds: config.leases.sessionLifeSeconds,
      sessionMaxSeconds: config.leases.sessionMaxSeconds,
    });
    return { service, drivers: [relay, bus, counts, blobs, uploads] };
  },
  () => import("@envoi/accounts"),
);

if (import.meta.main) await runServiceProcess(uploadGatewayProcess);
