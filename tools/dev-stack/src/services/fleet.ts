import { freePort } from "@envoi/backing-stores";
import { DEPLOYED_SERVICES, type DeployedService, type EdgeOptions } from "@envoi/topology";
import type { Member, ProcessTable } from "../process/process-table.ts";
import { hostOf, type ServiceSettings, serviceCommand } from "./service-command.ts";

type Ports = { port: number; privatePort: number };

/** The replicas of all services, and the edge's routes to them. */
export type Fleet = ReturnType<typeof createFleet>;

export async function choosePorts(): Promise<Record<DeployedService, Ports>> {
  const chosen = DEPLOYED_SERVICES.map(async (name) => [
    name,
    { port: await freePort(), privatePort: await freePort() },
  ]);
  return Object.fromEntries(await Promise.all(chosen));
}

/** @param deps.route - updates the edge's list of upstreams */
export function createFleet(deps: {
  table: ProcessTable;
  ports: Record<DeployedService, Ports>;
  settings: ServiceSettings;
  route(upstreams: EdgeOptions["upstreams"]): Promise<void>;
}) {
  const { table, ports, settings } = deps;
  const routed = new Set<Member>();

  async function route(change: () => void): Promise<void> {
    change();
    const upstreams = DEPLOYED_SERVICES.map((service) => {
      const members = table.named(service).filter((member) => routed.has(member));
      const replicas = members.map(({ place }) => `${place.host}:${place.port}`);
      return [service, { replicas, healthPort: ports[service].privatePort }];
    });
    await deps.route(Object.fromEntries(upstreams));
  }
  async function start(member: Member): Promise<void> {
    try {
      await member.process.start();
    } finally {
      // Adds the route even if the start failed: starts are retried, and the edge checks the replica's health anyway.
      if (!routed.has(member)) await route(() => routed.add(member));
    }
  }
  /** Removes a replica's route before stopping it, so that no request reaches a process that would reject it. */
  async function stop(member: Member): Promise<void> {
    await route(() => routed.delete(member));
    await member.process.stop();
  }
  function addReplica(service: DeployedService, replica: number): Member {
    const place = { host: hostOf(replica), ...ports[service] };
    return table.add(service, replica, place, serviceCommand(service, replica, place, settings));
  }

  return {
    start,
    stop,
    async scale(service: DeployedService, replicas: number): Promise<void> {
      const present = table.named(service);
      const fresh = Array.from({ length: Math.max(0, replicas - present.length) }, (_, index) =>
        addReplica(service, present.length + index + 1),
      );
      await Promise.all([
        ...fresh.map(start),
        ...present.slice(replicas).map(async (member) => {
          await stop(member);
          table.remove(member.process.name);
        }),
      ]);
    },
    async restart(member: Member): Promise<void> {
      // Most replicas keep their routes: they respond until they have stopped, and while they accept no connections, the
      // edge sends requests to other replicas, or lets them wait. Loading new routes would close clients' idle
      // connections, some of which are just being used. But a gateway that is stopping rejects new uploads.
      const others = table.named(member.service).filter((other) => other !== member && routed.has(other));
      if (member.service === "upload-gateway" && others.length > 0) await stop(member);
      else await member.process.stop();
      await start(member);
    },
  };
}
