import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { seaweedfsUsersFile } from "@envoi/backing-stores";
import { SERVICES, type ServiceName } from "@envoi/platform";
import { type Store, TOPOLOGY } from "@envoi/topology";
import { openSecrets, type Secrets, SINGLE_SERVERS } from "../kept-secrets.ts";
import { natsUsers, natsVariables } from "../servers/nats-group.ts";
import { redisPassword, redisUsers, redisVariables } from "../servers/redis-group.ts";
import { adminCredentials, s3Users, s3Variables, seaweedfsSigningKey } from "../servers/s3-group.ts";

type Contents = Record<string, string>;

/** @param keys - for each variable, the suffix of its key in the Secret */
function secretForServices(store: Store, variablesOf: (service: ServiceName) => Contents, keys: Contents): Contents {
  const services = SERVICES.filter((service) => TOPOLOGY[service].stores.includes(store));
  const entries = services.flatMap((service) => {
    const variables = variablesOf(service);
    return Object.entries(keys).map(([variable, key]) => [`${service}-${key}`, variables[variable] ?? ""]);
  });
  return Object.fromEntries(entries);
}

/** The Secrets that `deploy/k8s` names: the stores' users, rights and passwords. @returns their contents by name */
export function kubernetesSecrets(secrets: Secrets): Record<string, Contents> {
  const redis = (service: ServiceName) => redisVariables({ mode: "single", urls: [] }, service, secrets);
  const nats = (service: ServiceName | null) => natsVariables([], service, secrets);
  const s3 = (service: ServiceName | null) => s3Variables("", service, secrets);
  const { NATS_USER = "", NATS_PASSWORD = "" } = nats(null);
  const { S3_ACCESS_KEY_ID = "", S3_SECRET_ACCESS_KEY = "" } = s3(null);
  return {
    "envoi-redis": { "users.acl": redisUsers(secrets), "default-password": redisPassword(secrets, "default") },
    "envoi-redis-users": secretForServices("redis", redis, { REDIS_USERNAME: "username", REDIS_PASSWORD: "password" }),
    "envoi-nats": { "users.conf": `${natsUsers(secrets)}\n` },
    "envoi-nats-users": secretForServices("nats", nats, { NATS_USER: "username", NATS_PASSWORD: "password" }),
    "envoi-seaweedfs": {
      "users.json": seaweedfsUsersFile(adminCredentials(secrets), s3Users(secrets)),
      "signing-key": seaweedfsSigningKey(secrets),
    },
    "envoi-seaweedfs-users": secretForServices("s3", s3, {
      S3_ACCESS_KEY_ID: "access-key-id",
      S3_SECRET_ACCESS_KEY: "secret-access-key",
    }),
    "envoi-provision": {
      "nats-username": NATS_USER,
      "nats-password": NATS_PASSWORD,
      "s3-access-key-id": S3_ACCESS_KEY_ID,
      "s3-secret-access-key": S3_SECRET_ACCESS_KEY,
    },
    "envoi-requester-hash": { key: secrets("requester hash") },
  };
}

function manifest([name, contents]: [string, Contents]): string {
  // JSON strings are valid YAML.
  const lines = Object.entries(contents).map(([key, value]) => `  ${key}: ${JSON.stringify(value)}\n`);
  return `apiVersion: v1\nkind: Secret\nmetadata: { name: ${name} }\nstringData:\n${lines.join("")}`;
}

/**
 * Writes the Secrets as manifests; the passwords stay the same each time. Only the directory's owner can enter it.
 *
 * @returns the file
 */
export async function writeKubernetesSecrets(directory: string): Promise<string> {
  const secrets = await openSecrets(directory, SINGLE_SERVERS);
  const file = join(directory, "secrets.yaml");
  const manifests = Object.entries(kubernetesSecrets(secrets)).map(manifest);
  await writeFile(file, manifests.join("---\n"), { mode: 0o600 });
  return file;
}
