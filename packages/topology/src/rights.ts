import { buildNatsPermissions } from "@envoi/events";
import type { ServiceName } from "@envoi/platform";
import { buildRedisAcl, buildS3Policy, MOVING_SERVICES } from "@envoi/store";
import { TOPOLOGY } from "./services.ts";

/** Rights of a service's user in each of its stores. */
export type StoreRights = {
  /** Rules in the format of Redis's `ACL SETUSER`. */
  redisAcl?: readonly string[];
  nats?: { publish: readonly string[]; subscribe: readonly string[] };
  s3Policy?: object;
  /** The IAM policy that replaces `s3Policy` while two BlobStores are in use. */
  s3MovePolicy?: object;
};

/** @param bucket - the bucket that the S3 policy applies to */
export function storeRights(service: ServiceName, bucket: string): StoreRights {
  const { stores } = TOPOLOGY[service];
  return {
    ...(stores.includes("redis") ? { redisAcl: buildRedisAcl(service) } : {}),
    ...(stores.includes("nats") ? { nats: buildNatsPermissions(service) } : {}),
    ...(stores.includes("s3") ? { s3Policy: buildS3Policy(service, bucket) } : {}),
    ...(MOVING_SERVICES.includes(service) ? { s3MovePolicy: buildS3Policy(service, bucket, { moves: true }) } : {}),
  };
}
