import { provisionNats, readNatsConfig } from "@envoi/events";
import { ConfigError, createLog, endOnSignals, env, readConfigs, readEnv } from "@envoi/platform";
import { provisionBucket, readS3Config } from "@envoi/store";

/*
 * Makes what the services need in NATS and S3 and ends: where the stack is not what starts them. It may run again at any
 * time. Its users may do everything; no service's may.
 */
const readReplicas = (variables: NodeJS.ProcessEnv) =>
  readEnv({ NATS_REPLICAS: env.whole(1, { min: 1, max: 5 }), LOG_LEVEL: env.text("info") }, variables);

endOnSignals();
try {
  const { nats, s3, own } = readConfigs({ nats: readNatsConfig, s3: readS3Config, own: readReplicas }, process.env);
  const log = createLog({ level: own.LOG_LEVEL, service: "provision" });
  await provisionBucket(s3.address);
  await provisionNats({ address: nats, replicas: own.NATS_REPLICAS, log });
  log.info("the bucket, the streams and the consumers are there");
} catch (error) {
  process.stderr.write(`${error instanceof ConfigError ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}
