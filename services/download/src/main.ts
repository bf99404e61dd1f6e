import { createNatsBus, createOutboxRelay, readNatsConfig } from "@envoi/events";
import {
  createGuessLimiter,
  defineProcess,
  readOperatorConfig,
  readProcessConfig,
  readReplicaConfig,
  runServiceProcess,
  systemClock,
} from "@envoi/platform";
import { openRedisCounts, openStores, readLeaseConfig, readRedisConfig, readS3Config, shardOf } from "@envoi/store";
import { readDownloadConfig, readShellConfig } from "./config.ts";
import { createDownload } from "./service.ts";
import { createWebOriginShell } from "./web-origin-shell.ts";

export const downloadProcess = defineProcess(
  "download",
  {
    process: readProcessConfig,
    operators: readOperatorConfig,
    replica: readReplicaConfig,
    leases: readLeaseConfig,
    redis: readRedisConfig,
    s3: readS3Config,
    nats: readNatsConfig,
    download: readDownloadConfig,
    shell: readShellConfig,
  },
  (config, context) => {
    const { log, registry } = context;
    const { uploads, blobs } = openStores(config, context);
    const bus = createNatsBus({ address: config.nats, log, registry });
    const relay = createOutboxRelay({ outbox: uploads, bus, shardOf, log });
    const counts = openRedisCounts(config.redis, "counts_here");
    const service = createDownload({
      ...context,
      uploads,
      blobs,
      relay,
      bus,
      guesses: createGuessLimiter(counts.openCount),
      requesterOf: context.clients.networkOf,
      shell: createWebOriginShell(config.shell.webOrigin, systemClock),
      config: config.download,
      renewSeconds: config.leases.claimRenewSeconds,
    });
    return { service, drivers: [relay, bus, counts, blobs, uploads] };
  },
  () => import("@envoi/accounts"),
);

if (import.meta.main) await runServiceProcess(downloadProcess);
