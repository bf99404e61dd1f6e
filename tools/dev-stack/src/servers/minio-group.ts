import { join } from "node:path";
import { freePort, minioCommand } from "@envoi/backing-stores";
import { SERVICES } from "@envoi/platform";
import { buildS3Policy, provisionBucket } from "@envoi/store";
import type { Secrets } from "../kept-secrets.ts";
import type { StackState } from "../state-file.ts";
import { type MinioUser, provisionMinioUsers } from "./minio-users.ts";
import { adminCredentials, BUCKET, REGION, s3Variables, userCredentials } from "./s3-credentials.ts";
import { defineServer, programEnvironment, type ServerDeps, type ServerGroup } from "./server-group.ts";

/** A user for each service, with the rights that the service needs. */
function minioUsers(secrets: Secrets): MinioUser[] {
  return SERVICES.map((service) => ({
    ...userCredentials(service, secrets),
    policyName: service,
    policy: buildS3Policy(service, BUCKET),
  }));
}

export async function openMinioGroup(
  options: { drives: number; port: number | null; secrets: Secrets },
  deps: ServerDeps,
): Promise<ServerGroup<StackState["servers"]["s3"]>> {
  const { drives, secrets } = options;
  const port = options.port ?? (await freePort());
  const root = adminCredentials(secrets);
  const directory = join(deps.dataDirectory, "minio");
  const server = defineServer("minio", await minioCommand({ port, directory, drives, ...root }), deps);
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
