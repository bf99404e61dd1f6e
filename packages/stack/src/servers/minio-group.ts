import { join } from "node:path";
import { SERVICES, type ServiceName } from "@envoi/platform";
import { freePort, minioCommand } from "@envoi/servers";
import { provisionBucket, s3PolicyOf } from "@envoi/store";
import type { Secrets } from "../kept-secrets.ts";
import type { StackState } from "../state-file.ts";
import { type MinioUser, provisionMinioUsers } from "./minio-users.ts";
import { programEnvironment, type ServerDeps, type ServerGroup, serverOf } from "./server-group.ts";

const BUCKET = "envoi";
const REGION = "us-east-1";
const ADMIN = "admin";
const ACCESS_KEY_CHARACTERS = 20;

/** Random both: this MinIO lets anyone write who knows an access key. */
function credentialsOf(user: string, secrets: Secrets) {
  return {
    accessKeyId: secrets(`s3 access key ${user}`).slice(0, ACCESS_KEY_CHARACTERS),
    secretAccessKey: secrets(`s3 ${user}`),
  };
}

/** A user for each service, who may do what the service does. */
export function minioUsers(secrets: Secrets): MinioUser[] {
  return SERVICES.map((service) => ({
    ...credentialsOf(service, secrets),
    policyName: service,
    policy: s3PolicyOf(service, BUCKET),
  }));
}

/** What a service is told of MinIO; without one, what whoever may do everything is told. */
export function s3Variables(endpoint: string, service: ServiceName | null, secrets: Secrets): Record<string, string> {
  const { accessKeyId, secretAccessKey } = credentialsOf(service ?? ADMIN, secrets);
  return {
    S3_ENDPOINT: endpoint,
    S3_REGION: REGION,
    S3_BUCKET: BUCKET,
    S3_PATH_STYLE: "true",
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  };
}

export async function openMinioGroup(
  options: { drives: number; port: number | null; secrets: Secrets },
  deps: ServerDeps,
): Promise<ServerGroup<StackState["servers"]["s3"]>> {
  const { drives, secrets } = options;
  const port = options.port ?? (await freePort());
  const root = credentialsOf(ADMIN, secrets);
  const directory = join(deps.dataDirectory, "minio");
  const server = serverOf("minio", await minioCommand({ port, directory, drives, ...root }), deps);
  const endpoint = `http://127.0.0.1:${port}`;
  const access = { endpoint, region: REGION, bucket: BUCKET, pathStyle: true, ...root };
  return {
    servers: [server],
    async provision() {
      const tool = { directory: join(deps.dataDirectory, "mc"), env: programEnvironment(deps.variables) };
      await Promise.all([provisionBucket(access), provisionMinioUsers(access, minioUsers(secrets), tool)]);
    },
    variablesOf: (service) => s3Variables(endpoint, service, secrets),
    access,
  };
}
