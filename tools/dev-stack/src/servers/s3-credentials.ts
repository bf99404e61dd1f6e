import type { ServiceName } from "@envoi/platform";
import type { Secrets } from "../kept-secrets.ts";

export const BUCKET = "envoi";
export const REGION = "us-east-1";
const ADMIN = "admin";
const ACCESS_KEY_CHARACTERS = 20;

type Credentials = { accessKeyId: string; secretAccessKey: string };

/** Both parts are random: MinIO's last release lets anyone who knows an access key write. */
export function userCredentials(user: string, secrets: Secrets): Credentials {
  return {
    accessKeyId: secrets(`s3 access key ${user}`).slice(0, ACCESS_KEY_CHARACTERS),
    secretAccessKey: secrets(`s3 ${user}`),
  };
}

/** Credentials with full access. */
export const adminCredentials = (secrets: Secrets): Credentials => userCredentials(ADMIN, secrets);

/** Environment that gives a service access to the object store; `null` gives full access. */
export function s3Variables(endpoint: string, service: ServiceName | null, secrets: Secrets): Record<string, string> {
  const { accessKeyId, secretAccessKey } =
    service === null ? adminCredentials(secrets) : userCredentials(service, secrets);
  return {
    S3_ENDPOINT: endpoint,
    S3_REGION: REGION,
    S3_BUCKET: BUCKET,
    S3_PATH_STYLE: "true",
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  };
}
