import { setFlagsFromString } from "node:v8";
import { createNatsBus, readNatsConfig } from "@envoi/events";
import { defineProcess, readOperatorConfig, readProcessConfig, runServiceProcess, systemClock } from "@envoi/platform";
import { openBlobStore, readS3Config } from "@envoi/store";
import { readMetricsConfig } from "./config.ts";
import { createMetrics } from "./service.ts";

export const metricsProcess = defineProcess(
  "metrics",
  {
    process: readProcessConfig,
    operators: readOperatorConfig,
    s3: readS3Config,
    nats: readNatsConfig,
    metrics: readMetricsConfig,
  },
  (config, context) => {
    const { log, registry } = context;
    const blobs = openBlobStore(config.s3, context);
    const bus = createNatsBus({ address: config.nats, log, registry });
    const service = createMetrics({ ...context, bus, blobs, clock: systemClock, config: config.metrics });
    return { service, drivers: [bus, blobs] };
  },
  () => import("@envoi/accounts"),
);

if (import.meta.main) {
  // Other processes run with a heap growth of 150%, which suits uploads better. In this process, 150% would allow 40
  // MiB more garbage than 50% does. Going from 50% to 20% saves another 13 MiB and costs a tenth more CPU.
  setFlagsFromString("--heap-growing-percent=20");
  await runServiceProcess(metricsProcess);
}
