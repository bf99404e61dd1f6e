import { DEPLOYED_SERVICES, type DeployedService, type EdgeOptions, type RoutedService } from "@envoi/topology";
import type { Member, ProcessTable } from "../process/process-table.ts";
import { createHealthGate, type HealthGate } from "./health-gate.ts";
import { hostOf, type ServiceSettings, serviceCommand } from "./service-command.ts";
import type { ServicePorts } from "./service-ports.ts";

/** The replicas of all services, and the edge's routes to them. */
export type Fleet = ReturnType<typeof createFleet>;

const ROUTED = DEPLOYED_SERVICES.filter((name): name is RoutedService => name !== "janitor" && name !== "operators");
const isRouted = (service: string): service is RoutedService => ROUTED.some((name) => name === service);

/**
 * Number of replicas per service for which the edge has routes from the start, so that it needs no new configuration
 * when services are scaled. Addresses such as 127.0.0.2 need no set-up only on Linux.
 */
const SPARE_ROUTES = process.platform === "linux" ? 4 : 1;

type Deps = {
  table: ProcessTable;
  ports: Record<DeployedService, ServicePorts>;
  /** The settings at the moment. Processes get them when they are started by a command. */
  readSettings(): ServiceSettings;
  edge: { isRunning(): boolean; route(upstreams: EdgeOptions["upstreams"]): Promise<void> };
};

export function createFleet({ table, ports, readSettings, edge }: Deps) {
  const gates = new Map<Member, HealthGate>();

  /** Makes the edge check all replicas, and spare addresses. Their health gates decide which of them get requests. */
  async function routeAll(): Promise<void> {
    const upstreams = ROUTED.map((service) => {
      const highest = Math.max(SPARE_ROUTES, ...table.named(service).map(({ replica }) => replica));
      const replicas = Array.from({ length: highest }, (_, index) => `${hostOf(index + 1)}:${ports[service].port}`);
      return [service, { replicas, healthPort: ports[service].gatePort }];
    });
    await edge.route(Object.fromEntries(upstreams));
  }
  async function add(service: DeployedService, replica: number): Promise<Member> {
    const place = { host: hostOf(replica), ...ports[service] };
    const command = serviceCommand(service, replica, place, readSettings());
    const member = table.add(service, replica, place, command);
    if (!isRouted(service)) return member;
    const address = { host: place.host, port: place.gatePort };
    gates.set(member, await createHealthGate(address, { isReady: command.isReady, isEdgeRunning: edge.isRunning }));
    await routeAll();
    return member;
  }
  async function start(member: Member): Promise<void> {
    const { service, replica, place } = member;
    const address = { privatePort: 0, ...place };
    member.process.configure(serviceCommand(service as DeployedService, replica, address, readSettings()));
    // The gate is opened even if the start fails, because starts are retried.
    gates.get(member)?.open();
    await member.process.start();
    await gates.get(member)?.untilReady();
  }
  /** The edge sends a replica no requests any more before it stops, so none reaches a process that would reject it. */
  async function stop(member: Member): Promise<void> {
    await gates.get(member)?.close();
    await member.process.stop();
  }
  async function remove(member: Member): Promise<void> {
    await stop(member);
    gates.get(member)?.[Symbol.dispose]();
    gates.delete(member);
    table.remove(member.process.name);
  }

  return {
    start,
    stop,
    async scale(service: DeployedService, replicas: number): Promise<void> {
      const present = table.named(service);
      const missing = Array.from({ length: Math.max(0, replicas - present.length) }, (_, index) => index);
      const fresh = await Promise.all(missing.map((index) => add(service, present.length + index + 1)));
      await Promise.all([...fresh.map(start), ...present.slice(replicas).map(remove)]);
    },
    /** Restarts a replica. If no other one can take over, an additional one does. */
    async restart(member: Member): Promise<void> {
      const all = table.named(member.service);
      const hasOther = all.some((other) => other !== member && other.process.state() === "ready");
      if (!isRouted(member.service) || hasOther || member.process.state() !== "ready") {
        await stop(member);
        return start(member);
      }
      const substitute = await add(member.service, Math.max(...all.map(({ replica }) => replica)) + 1);
      try {
        await start(substitute);
        await stop(member);
        await start(member);
      } finally {
        await remove(substitute);
      }
    },
  };
}
