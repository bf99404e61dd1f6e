import { createNatsBus, readNatsConfig } from "@envoi/events";
import { readProcessConfig, runServiceProcess, systemClock } from "@envoi/platform";
import { openBlobStore, readS3Config } from "@envoi/store";
import { createMetrics } from "./service.ts";

await runServiceProcess(
  "metrics",
  { process: readProcessConfig, s3: readS3Config, nats: readNatsConfig },
  (config, context) => {
    const { log, registry } = context;
    const blobs = openBlobStore(config.s3, context);
    const bus = createNatsBus({ address: config.nats, log, registry });
    const service = createMetrics({ ...context, bus, blobs, clock: systemClock });
    return { service, drivers: [bus, blobs] };
  },
);
