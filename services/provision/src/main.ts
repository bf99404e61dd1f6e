import { provisionNats, readNatsConfig } from "@envoi/events";
import { ConfigError, createLog, endOnSignals, env, readConfigs, readEnv } from "@envoi/platform";
import { allowTransfersFrom, provisionBucket, readS3Config } from "@envoi/store";

/*
 * Creates what the services need in NATS and S3, and then exits. Used in deployments not started by the stack. It can
 * be rerun at any time. Unlike the services, this program needs users with all permissions.
 */
const readOwn = (variables: NodeJS.ProcessEnv) =>
  readEnv({ LOG_LEVEL: env.text("info"), BASE_URL: env.origin() }, variables);

endOnSignals();
try {
  const { nats, s3, own } = readConfigs({ nats: readNatsConfig, s3: readS3Config, own: readOwn }, process.env);
  const log = createLog({ level: own.LOG_LEVEL, service: "provision" });
  await provisionBucket(s3.address);
  if (s3.address.publicOrigin && own.BASE_URL !== undefined) {
    const answer = await allowTransfersFrom(s3.address, own.BASE_URL);
    if (answer === "refused")
      log.warn("the object store accepts no CORS rule for the bucket; it must allow BASE_URL by itself");
  }
  await provisionNats({ address: nats, replicas: nats.replicas ?? 1, log });
  log.info("bucket, streams and consumers are provisioned");
} catch (error) {
  process.stderr.write(`${error instanceof ConfigError ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}
