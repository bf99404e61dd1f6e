import { join } from "node:path";
import {
  freePort,
  minioCommand,
  type S3Credentials,
  type S3User,
  type ServerCommand,
  seaweedfsCommand,
} from "@envoi/backing-stores";
import { SERVICES, type ServiceName } from "@envoi/platform";
import { buildS3Policy, provisionBucket } from "@envoi/store";
import type { ObjectStore } from "../command-line.ts";
import type { Secrets } from "../kept-secrets.ts";
import type { StackState } from "../state-file.ts";
import { provisionMinioUsers } from "./minio-users.ts";
import { defineServer, programEnvironment, type ServerDeps, type ServerGroup } from "./server-group.ts";

const BUCKET = "envoi";
const REGION = "us-east-1";
const ADMIN = "admin";
const ACCESS_KEY_CHARACTERS = 20;

/**
 * A user's credentials. The access key is random, too: MinIO's last release lets anyone who knows an access key write.
 */
function userCredentials(user: string, secrets: Secrets): S3Credentials {
  return {
    accessKeyId: secrets(`s3 access key ${user}`).slice(0, ACCESS_KEY_CHARACTERS),
    secretAccessKey: secrets(`s3 ${user}`),
  };
}

/** Credentials with full access to the object store. */
export const adminCredentials = (secrets: Secrets): S3Credentials => userCredentials(ADMIN, secrets);

/** A user for each service, with the rights that it needs. */
export function s3Users(secrets: Secrets): S3User[] {
  return SERVICES.map((name) => ({ name, ...userCredentials(name, secrets), policy: buildS3Policy(name, BUCKET) }));
}

export const seaweedfsSigningKey = (secrets: Secrets) => secrets("seaweedfs signing");

/** A service's variables for the object store, or, for `null`, variables that give full access. */
export function s3Variables(endpoint: string, service: ServiceName | null, secrets: Secrets): Record<string, string> {
  const { accessKeyId, secretAccessKey } = userCredentials(service ?? ADMIN, secrets);
  return {
    S3_ENDPOINT: endpoint,
    S3_REGION: REGION,
    S3_BUCKET: BUCKET,
    S3_PATH_STYLE: "true",
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  };
}

/** Opens MinIO, or SeaweedFS, which installs within a second but acknowledges writes before they are on disk. */
export async function openS3Group(
  options: { objectStore: ObjectStore; drives: number; port: number | null; secrets: Secrets },
  deps: ServerDeps,
): Promise<ServerGroup<StackState["servers"]["s3"]>> {
  const { objectStore, drives, secrets } = options;
  const port = options.port ?? (await freePort());
  const users = s3Users(secrets);
  const place = { port, directory: join(deps.dataDirectory, objectStore), ...adminCredentials(secrets) };
  const command: ServerCommand =
    objectStore === "minio"
      ? await minioCommand({ ...place, drives })
      : await seaweedfsCommand({ ...place, users, signingKey: seaweedfsSigningKey(secrets) });
  const endpoint = `http://127.0.0.1:${port}`;
  const access = { endpoint, region: REGION, bucket: BUCKET, pathStyle: true, ...adminCredentials(secrets) };
  return {
    servers: [defineServer(objectStore, command, deps)],
    async provision() {
      const tool = { directory: join(deps.dataDirectory, "mc"), env: programEnvironment(deps.variables) };
      const provisionUsers = async () => objectStore === "minio" && (await provisionMinioUsers(access, users, tool));
      await Promise.all([provisionBucket(access), provisionUsers()]);
    },
    variablesOf: (service) => s3Variables(endpoint, service, secrets),
    access,
  };
}
