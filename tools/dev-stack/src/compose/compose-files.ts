import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { seaweedfsSigningVariables, seaweedfsUsersFile } from "@envoi/backing-stores";
import { SERVICES } from "@envoi/platform";
import { type Store, TOPOLOGY } from "@envoi/topology";
import { openSecrets, type Secrets, SINGLE_SERVERS } from "../kept-secrets.ts";
import { natsUsers, natsVariables } from "../servers/nats-group.ts";
import { redisUsers, redisVariables } from "../servers/redis-group.ts";
import { adminCredentials, s3Users, s3Variables, seaweedfsSigningKey } from "../servers/s3-group.ts";

/** URLs of the servers in `deploy/compose.yaml`. */
const REDIS_URL = "redis://redis:6379";
const NATS_URL = "nats://nats:4222";
const S3_ENDPOINT = "http://seaweedfs:8333";

function envFile(variables: Record<string, string>): string {
  return Object.entries(variables)
    .map(([name, value]) => `${name}=${value}\n`)
    .join("");
}

const NATS_CONFIG = `server_name: nats
listen: "0.0.0.0:4222"
http: "127.0.0.1:8222"
jetstream { store_dir: "/data", sync_interval: always }
`;

/** Generates the users, rights and passwords for `deploy/compose.yaml`. @returns the files' contents by name */
export function composeFiles(secrets: Secrets): Record<string, string> {
  const services = SERVICES.map((service) => {
    const variables: Record<Store, Record<string, string>> = {
      redis: redisVariables({ mode: "single", urls: [REDIS_URL] }, service, secrets),
      nats: natsVariables([NATS_URL], service, secrets),
      s3: s3Variables(S3_ENDPOINT, service, secrets),
    };
    const ofStores = TOPOLOGY[service].stores.map((store) => variables[store]);
    const own = TOPOLOGY[service].hashesRequesters ? { REQUESTER_HASH_KEY: secrets("requester hash") } : {};
    return [`${service}.env`, envFile(Object.assign(own, ...ofStores))];
  });
  return {
    "redis-users.acl": redisUsers(secrets),
    "nats.conf": `${NATS_CONFIG}${natsUsers(secrets)}\n`,
    "seaweedfs-users.json": seaweedfsUsersFile(adminCredentials(secrets), s3Users(secrets)),
    "seaweedfs.env": envFile(seaweedfsSigningVariables(seaweedfsSigningKey(secrets))),
    "provision.env": envFile({
      ...s3Variables(S3_ENDPOINT, null, secrets),
      ...natsVariables([NATS_URL], null, secrets),
    }),
    ...Object.fromEntries(services),
  };
}

/**
 * Writes the files; the passwords stay the same each time. Only the directory's owner can enter it, but every user in a
 * container can read the files.
 */
export async function writeComposeFiles(directory: string): Promise<void> {
  const secrets = await openSecrets(directory, SINGLE_SERVERS);
  for (const [name, content] of Object.entries(composeFiles(secrets))) {
    await writeFile(join(directory, name), content, { mode: 0o644 });
  }
}
