import { join } from "node:path";
import { freePort, natsCommand } from "@envoi/backing-stores";
import { natsAuthorization, provisionNats } from "@envoi/events";
import { type Log, SERVICES, type ServiceName } from "@envoi/platform";
import type { Secrets } from "../kept-secrets.ts";
import type { StackState } from "../state-file.ts";
import { defineServer, memberNames, portsFrom, type ServerDeps, type ServerGroup } from "./server-group.ts";

const CLUSTER_NODES = 3;
const ADMIN = "envoi-admin";
const passwordFor = (secrets: Secrets, user: string) => secrets(`nats ${user}`);

/** Configuration lines with the users of NATS: an administrator, and one for each service. */
export function natsUsers(secrets: Secrets): string {
  return natsAuthorization({
    services: SERVICES.map((service) => ({ service, password: passwordFor(secrets, service) })),
    admin: { user: ADMIN, password: passwordFor(secrets, ADMIN) },
  });
}

/**
 * The environment variables with which a service connects to NATS. @param service - `null` for an administrator's
 * variables
 */
export function natsVariables(
  urls: readonly string[],
  service: ServiceName | null,
  secrets: Secrets,
): Record<string, string> {
  const user = service ?? ADMIN;
  return { NATS_URLS: urls.join(","), NATS_USER: user, NATS_PASSWORD: passwordFor(secrets, user) };
}

/** Configuration lines that make a server a member of a cluster. */
function clusterLines(ports: readonly number[], own: number, password: string): string {
  const routes = ports.map((port) => `nats://route:${password}@127.0.0.1:${port}`);
  const authorization = { user: "route", password };
  return `cluster: ${JSON.stringify({ name: "envoi", listen: `127.0.0.1:${own}`, authorization, routes })}`;
}

export async function openNatsGroup(
  options: { isCluster: boolean; port: number | null; secrets: Secrets; log: Log },
  deps: ServerDeps,
): Promise<ServerGroup<StackState["servers"]["nats"]>> {
  const { isCluster, secrets, log } = options;
  const names = memberNames("nats", isCluster ? CLUSTER_NODES : 1);
  const ports = await portsFrom(options.port, names.length);
  const routePorts = await portsFrom(null, names.length);
  const users = natsUsers(secrets);
  const servers = await Promise.all(
    ports.map(async (port, index) => {
      const name = names[index] as string;
      const cluster = clusterLines(routePorts, routePorts[index] as number, passwordFor(secrets, "route"));
      const config = isCluster ? `${users}\n${cluster}` : users;
      const directory = join(deps.dataDirectory, name);
      // In a cluster, health is not checked: a node is also unhealthy while other nodes are down.
      const health = isCluster ? {} : { healthPort: await freePort() };
      return defineServer(name, await natsCommand({ port, directory, name, config, ...health }), deps);
    }),
  );
  const urls = ports.map((port) => `nats://127.0.0.1:${port}`);
  const access = { servers: urls, user: ADMIN, password: passwordFor(secrets, ADMIN) };
  return {
    servers,
    provision: () => provisionNats({ address: access, replicas: names.length, log }),
    variablesOf: (service) => ({ ...natsVariables(urls, service, secrets), NATS_REPLICAS: String(names.length) }),
    access,
  };
}
