import { accountsOff, observeOperations, readLimits, readProcessConfig, runServiceProcess } from "@envoi/platform";
import { openBlobStore, openUploadStore, readRedisConfig, readS3Config } from "@envoi/store";
import { createFilelist } from "./service.ts";

await runServiceProcess(
  "filelist",
  { process: readProcessConfig, limits: readLimits, redis: readRedisConfig, s3: readS3Config },
  (config, context) => {
    const { log, registry } = context;
    const stores = { uploads: openUploadStore(config, log), blobs: openBlobStore(config.s3, log) };
    const { uploads, blobs } = observeOperations(stores, registry);
    const service = createFilelist({ ...context, uploads, blobs, verifier: accountsOff, limits: config.limits });
    return { service, drivers: [blobs, uploads] };
  },
);
