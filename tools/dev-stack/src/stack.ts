import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { isTracingConfigured, type Log, readProcessConfig, type ServiceName } from "@envoi/platform";
import { DEPLOYED_SERVICES, TOPOLOGY } from "@envoi/topology";
import type { StackOptions } from "./command-line.ts";
import { createEdge } from "./edge/edge.ts";
import { openSecrets } from "./kept-secrets.ts";
import type { OperatorSettings } from "./operator-settings.ts";
import { createProcessTable, type ProcessTable } from "./process/process-table.ts";
import { writeScrapeConfig, writeTargets } from "./scrape-config.ts";
import { openIssuerGroup } from "./servers/issuer-group.ts";
import { openNatsGroup } from "./servers/nats-group.ts";
import { openRedisGroup } from "./servers/redis-group.ts";
import { openS3Group } from "./servers/s3-group.ts";
import type { Server } from "./servers/server-group.ts";
import { createFleet, type Fleet } from "./services/fleet.ts";
import { hostOf, type ServiceSettings } from "./services/service-command.ts";
import { chooseServicePorts } from "./services/service-ports.ts";
import { StackError } from "./stack-error.ts";
import { writeState } from "./state-file.ts";

/** The stack's own settings from the operator's environment; the services read the rest. */
type StackConfig = ReturnType<typeof readStackConfig>;

/** @throws ConfigError */
export function readStackConfig(options: StackOptions, variables: NodeJS.ProcessEnv) {
  // The address of the stack's own object store, which direct transfers need, is known only once it has a port.
  const read = readProcessConfig({ ...variables, DIRECT_TRANSFERS: undefined });
  const port = options.port ?? read.port;
  const origin = `http://localhost:${port}`;
  return {
    host: read.host,
    port,
    /** The public origin, as in links. */
    baseUrl: read.baseUrl ?? origin,
    /** The edge's address on this host. */
    origin,
    /** Whether there are trusted proxies in front of the edge. */
    trustsProxies: read.trustedProxies !== 0,
    drainSeconds: read.drainSeconds,
    logLevel: read.logLevel,
  };
}

/** The running stack; each part is a process. */
export type Stack = {
  table: ProcessTable;
  fleet: Fleet;
  settings: OperatorSettings;
  /** Stops everything in order: transfers, then services, then servers. */
  stop(): Promise<void>;
  /** Cuts off the transfers that are still running while the stack is stopping. */
  cut(): void;
};

type Deps = { config: StackConfig; settings: OperatorSettings; log: Log; say(line: string): void };
type Servers = Awaited<ReturnType<typeof openServers>>;

async function openServers(options: StackOptions, { config, settings, log, say }: Deps) {
  const variables = settings.read();
  const { dataDirectory, serverPorts } = options;
  const secrets = await openSecrets(dataDirectory, options);
  const deps = { dataDirectory, variables };
  const [redis, nats, s3, issuer] = await Promise.all([
    openRedisGroup({ isCluster: options.redisCluster, port: serverPorts.redis, secrets }, deps),
    openNatsGroup({ isCluster: options.natsCluster, port: serverPorts.nats, secrets, log }, deps),
    openS3Group(
      { objectStore: options.objectStore, drives: options.minioDrives, port: serverPorts.minio, secrets },
      deps,
    ),
    openIssuerGroup({ isWanted: options.accounts, appOrigin: config.baseUrl, secrets, say }, deps),
  ]);
  return { redis, nats, s3, secrets, issuer };
}

/** Starts new logs and removes the files of the previous run. */
async function clearRun(dataDirectory: string): Promise<void> {
  for (const folder of ["logs", "edge", "spool"]) {
    await rm(join(dataDirectory, folder), { recursive: true, force: true });
    await mkdir(join(dataDirectory, folder), { recursive: true, mode: 0o700 });
  }
}

async function startServers(table: ProcessTable, servers: readonly Server[]): Promise<void> {
  const started = servers.map(({ command, port }, index) =>
    table.add(command.name, index + 1, { host: "127.0.0.1", port }, command).process.start(),
  );
  await Promise.all(started);
}

function serviceSettings(options: StackOptions, webOriginPort: number, servers: Servers, deps: Deps): ServiceSettings {
  const { redis, nats, s3, secrets, issuer } = servers;
  const { config, settings } = deps;
  const variables = settings.read();
  return {
    variables,
    baseUrl: config.baseUrl,
    webOrigin: `http://${hostOf(1)}:${webOriginPort}`,
    requesterHashKey: secrets("requester hash"),
    drainSeconds: readProcessConfig({ ...variables, DIRECT_TRANSFERS: undefined }).drainSeconds,
    dataDirectory: options.dataDirectory,
    issuerVariables: issuer.variablesOf,
    storeVariables: (service: ServiceName) => ({
      redis: redis.variablesOf(service),
      nats: nats.variablesOf(service),
      s3: s3.variablesOf(service),
    }),
  };
}

/** Starts everything, servers first. @throws if any process does not start; those already started are stopped */
export async function startStack(options: StackOptions, deps: Deps, signal: AbortSignal): Promise<Stack> {
  const { dataDirectory } = options;
  const { config, say } = deps;
  const variables = deps.settings.read();
  const servers = await openServers(options, deps);
  await clearRun(dataDirectory);
  const access = { redis: servers.redis.access, nats: servers.nats.access, s3: servers.s3.access };
  const table = createProcessTable({
    say,
    onChange: (processes) => {
      writeState(dataDirectory, { origin: config.origin, processes, servers: access });
      writeTargets(dataDirectory, processes);
    },
  });
  writeScrapeConfig(dataDirectory);
  const ports = await chooseServicePorts(dataDirectory);
  const isTraced = isTracingConfigured(variables);
  const edge = createEdge(
    { host: config.host, port: config.port, keepsTraces: config.trustsProxies, isTraced },
    { dataDirectory, variables, isRunning: () => table.named("edge")[0]?.process.state() === "ready" },
  );
  const readSettings = () => serviceSettings(options, ports["web-origin"].port, servers, deps);
  const fleet = createFleet({ table, ports, readSettings, edge });
  const stack = { table, fleet, settings: deps.settings, ...createShutdown(table) };
  const onAbort = () => void table.killAll();
  signal.addEventListener("abort", onAbort);
  try {
    await startAll(table, servers, async () => {
      await Promise.all(DEPLOYED_SERVICES.map((service) => fleet.scale(service, options.replicas[service])));
      await table.add("edge", 1, { host: config.host, port: config.port }, edge.command).process.start();
    });
    signal.throwIfAborted();
  } catch (error) {
    await table.killAll();
    throw signal.aborted ? new StackError("stopped during the start") : error;
  } finally {
    signal.removeEventListener("abort", onAbort);
  }
  return stack;
}

async function startAll(
  table: ProcessTable,
  { redis, nats, s3, issuer }: Servers,
  startServices: () => Promise<void>,
): Promise<void> {
  await Promise.all([redis, nats, s3, issuer].map(({ servers }) => startServers(table, servers)));
  // Starts the services without waiting for the streams, because a NATS cluster takes a few seconds to elect leaders.
  const streams = nats.provision();
  await Promise.all([streams, Promise.all([redis.provision(), s3.provision()]).then(startServices)]);
}

function createShutdown(table: ProcessTable): Pick<Stack, "stop" | "cut"> {
  async function stopAll(isMeant: (service: string) => boolean): Promise<void> {
    const meant = table.all().filter(({ service }) => isMeant(service));
    await Promise.all(meant.map(({ process }) => process.stop()));
  }
  const among = (names: readonly string[]) => (service: string) => names.includes(service);
  return {
    async stop() {
      // Services that carry transfers stop first: until those transfers end, users may still need the other services.
      await stopAll(among(DEPLOYED_SERVICES.filter((service) => TOPOLOGY[service].carriesTransfers)));
      await stopAll(among(DEPLOYED_SERVICES));
      await stopAll(among(["edge"]));
      await stopAll(() => true);
    },
    cut() {
      for (const { process } of table.all()) process.hurry();
    },
  };
}
