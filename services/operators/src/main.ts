import { createNatsBus, createOutboxRelay, readNatsConfig } from "@envoi/events";
import { defineProcess, readOperatorConfig, readProcessConfig, runServiceProcess, systemClock } from "@envoi/platform";
import { openStores, readRedisConfig, readS3Config, shardOf } from "@envoi/store";
import { createOperators } from "./service.ts";

export const operatorsProcess = defineProcess(
  "operators",
  {
    process: readProcessConfig,
    redis: readRedisConfig,
    s3: readS3Config,
    nats: readNatsConfig,
    operators: readOperatorConfig,
  },
  (config, context) => {
    const { log, registry } = context;
    const { uploads, blobs, move } = openStores(config, context);
    const bus = createNatsBus({ address: config.nats, log, registry });
    const relay = createOutboxRelay({ outbox: uploads, bus, shardOf, log });
    const service = createOperators({
      ...context,
      uploads,
      blobs,
      move,
      bus,
      relay,
      clock: systemClock,
    });
    return { service, drivers: [relay, bus, blobs, uploads] };
  },
  () => import("@envoi/accounts"),
);

if (import.meta.main) await runServiceProcess(operatorsProcess);
