import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { freePort, joinRedisCluster, redisCommand } from "@envoi/backing-stores";
import { SERVICES, type ServiceName } from "@envoi/platform";
import { buildRedisAcl } from "@envoi/store";
import type { Secrets } from "../kept-secrets.ts";
import type { StackState } from "../state-file.ts";
import { defineServer, memberNames, portsFrom, type ServerDeps, type ServerGroup } from "./server-group.ts";

const CLUSTER_MASTERS = 3;
export const redisPassword = (secrets: Secrets, user: string): string => secrets(`redis ${user}`);

/** The ACL file for Redis: the default user has all rights, each service only its own. */
export function redisUsers(secrets: Secrets): string {
  const line = (user: string, rules: readonly string[]) => {
    const hash = createHash("sha256").update(redisPassword(secrets, user)).digest("hex");
    return `user ${user} on #${hash} ${rules.join(" ")}\n`;
  };
  const services = SERVICES.map((service) => line(service, buildRedisAcl(service)));
  return [line("default", ["~*", "&*", "+@all"]), ...services].join("");
}

export function redisVariables(
  { mode, urls }: { mode: "single" | "cluster"; urls: readonly string[] },
  service: ServiceName,
  secrets: Secrets,
): Record<string, string> {
  return {
    [mode === "cluster" ? "REDIS_CLUSTER_URLS" : "REDIS_URL"]: urls.join(","),
    REDIS_USERNAME: service,
    REDIS_PASSWORD: redisPassword(secrets, service),
  };
}

export async function openRedisGroup(
  options: { isCluster: boolean; port: number | null; secrets: Secrets },
  deps: ServerDeps,
): Promise<ServerGroup<StackState["servers"]["redis"]>> {
  const { isCluster, secrets } = options;
  const names = memberNames("redis", isCluster ? 2 * CLUSTER_MASTERS : 1);
  const ports = await portsFrom(options.port, names.length);
  const password = redisPassword(secrets, "default");
  const nodes = await Promise.all(ports.map(async (port) => ({ port, clusterPort: await freePort(), password })));
  const servers = await Promise.all(
    nodes.map(async (node, index) => {
      const name = names[index] as string;
      const directory = join(deps.dataDirectory, name);
      const users = join(directory, "users.acl");
      await mkdir(directory, { recursive: true });
      await writeFile(users, redisUsers(secrets), { mode: 0o600 });
      // The password of replicas is not an argument, because any user on the host could read it.
      const secret = join(directory, "secret.conf");
      await writeFile(secret, `masterauth ${password}\n`, { mode: 0o600 });
      const settings = { aclfile: users, include: secret };
      const command = await redisCommand({
        ...node,
        directory,
        settings,
        ...(isCluster ? { cluster: "member" as const } : {}),
      });
      return defineServer(name, command, deps);
    }),
  );
  const urls = ports.map((port) => `redis://127.0.0.1:${port}`);
  const access = { mode: isCluster ? ("cluster" as const) : ("single" as const), urls, password };
  return {
    servers,
    async provision() {
      if (isCluster) await joinRedisCluster(nodes.slice(0, CLUSTER_MASTERS), nodes.slice(CLUSTER_MASTERS));
    },
    variablesOf: (service) => redisVariables(access, service, secrets),
    access,
  };
}
