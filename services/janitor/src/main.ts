import { setFlagsFromString } from "node:v8";
import { createNatsBus, createOutboxRelay, readNatsConfig } from "@envoi/events";
import {
  createStorage,
  defineProcess,
  readOperatorConfig,
  readProcessConfig,
  readStorageMarks,
  runServiceProcess,
  systemClock,
} from "@envoi/platform";
import { openRedisCounts, openStores, readRedisConfig, readS3Config, shardOf } from "@envoi/store";
import { readJanitorConfig } from "./config.ts";
import { createJanitor } from "./service.ts";

export const janitorProcess = defineProcess(
  "janitor",
  {
    process: readProcessConfig,
    redis: readRedisConfig,
    s3: readS3Config,
    nats: readNatsConfig,
    janitor: readJanitorConfig,
    storage: readStorageMarks,
    operators: readOperatorConfig,
  },
  (config, context) => {
    const { log, registry } = context;
    const { uploads, blobs, move } = openStores(config, context);
    const bus = createNatsBus({ address: config.nats, log, registry });
    const relay = createOutboxRelay({ outbox: uploads, bus, shardOf, log });
    const counts = openRedisCounts(config.redis, "fails");
    const service = createJanitor({
      ...context,
      uploads,
      blobs,
      move,
      bus,
      relay,
      clock: systemClock,
      config: config.janitor,
      storage: createStorage(counts.openCount, config.storage),
    });
    return { service, drivers: [relay, bus, counts, blobs, uploads] };
  },
  () => import("@envoi/accounts"),
);

if (import.meta.main) {
  // Other processes run with a heap growth of 150%, which suits uploads better. In this process, it would allow 20 MiB
  // more garbage.
  setFlagsFromString("--heap-growing-percent=50");
  await runServiceProcess(janitorProcess);
}
