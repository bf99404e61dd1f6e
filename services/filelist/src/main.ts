import { openAccounts, readAccountsConfig } from "@envoi/accounts";
import {
  defineProcess,
  readLimits,
  readOperatorConfig,
  readProcessConfig,
  runServiceProcess,
  systemClock,
} from "@envoi/platform";
import { openRedisCounts, openStores, readRedisConfig, readS3Config } from "@envoi/store";
import { readFilelistConfig } from "./config.ts";
import { createFilelist } from "./service.ts";

export const filelistProcess = defineProcess(
  "filelist",
  {
    process: readProcessConfig,
    operators: readOperatorConfig,
    limits: readLimits,
    accounts: readAccountsConfig,
    redis: readRedisConfig,
    s3: readS3Config,
    filelist: readFilelistConfig,
  },
  (config, context) => {
    const { uploads, blobs } = openStores(config, context);
    const { verifier } = openAccounts(config.accounts, { ...context, clock: systemClock });
    const counts = openRedisCounts(config.redis, "counts_here");
    const service = createFilelist({
      ...context,
      openCount: counts.openCount,
      uploads,
      blobs,
      verifier,
      limits: config.limits,
      config: config.filelist,
    });
    return { service, drivers: [counts, blobs, uploads] };
  },
  () => import("@envoi/accounts"),
);

if (import.meta.main) await runServiceProcess(filelistProcess);
