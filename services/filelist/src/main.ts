import { accountsOff, readLimits, readProcessConfig, runServiceProcess } from "@envoi/platform";
import { openStores, readRedisConfig, readS3Config } from "@envoi/store";
import { createFilelist } from "./service.ts";

await runServiceProcess(
  "filelist",
  { process: readProcessConfig, limits: readLimits, redis: readRedisConfig, s3: readS3Config },
  (config, context) => {
    const { uploads, blobs } = openStores(config, context);
    const service = createFilelist({ ...context, uploads, blobs, verifier: accountsOff, limits: config.limits });
    return { service, drivers: [blobs, uploads] };
  },
);
