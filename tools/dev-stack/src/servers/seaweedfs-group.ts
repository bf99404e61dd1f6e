import { join } from "node:path";
import { freePort, type SeaweedfsUser, seaweedfsCommand } from "@envoi/backing-stores";
import { SERVICES } from "@envoi/platform";
import { buildS3Policy, provisionBucket } from "@envoi/store";
import type { Secrets } from "../kept-secrets.ts";
import type { StackState } from "../state-file.ts";
import { adminCredentials, BUCKET, REGION, s3Variables, userCredentials } from "./s3-credentials.ts";
import { defineServer, type ServerDeps, type ServerGroup } from "./server-group.ts";

export function seaweedfsUsers(secrets: Secrets): SeaweedfsUser[] {
  return SERVICES.map((name) => ({ name, ...userCredentials(name, secrets), policy: buildS3Policy(name, BUCKET) }));
}

export const seaweedfsSigningKey = (secrets: Secrets) => secrets("seaweedfs signing");

/** An object store that installs in a second. It acknowledges writes before they are on the disk. */
export async function openSeaweedfsGroup(
  { secrets }: { secrets: Secrets },
  deps: ServerDeps,
): Promise<ServerGroup<StackState["servers"]["s3"]>> {
  const port = await freePort();
  const admin = adminCredentials(secrets);
  const directory = join(deps.dataDirectory, "seaweedfs");
  const users = seaweedfsUsers(secrets);
  const command = await seaweedfsCommand({
    ...{ port, directory, ...admin, users },
    signingKey: seaweedfsSigningKey(secrets),
  });
  const endpoint = `http://127.0.0.1:${port}`;
  const access = { endpoint, region: REGION, bucket: BUCKET, pathStyle: true, ...admin };
  return {
    servers: [defineServer("seaweedfs", command, deps)],
    provision: () => provisionBucket(access),
    variablesOf: (service) => s3Variables(endpoint, service, secrets),
    access,
  };
}
