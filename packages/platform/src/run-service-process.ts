import { type Clients, createClients } from "./clients.ts";
import { systemClock } from "./clock.ts";
import { ConfigError, readConfigs } from "./config.ts";
import { createLoadShedding, type WatchedLoad } from "./limits/load-shedding.ts";
import { createLog, type Log } from "./log.ts";
import { createRegistry, type Registry } from "./metrics.ts";
import { type Audit, createAudit } from "./operators/audit.ts";
import {
  type LoadOperatorIssuer,
  NO_OPERATORS,
  type OperatorAccess,
  type OperatorConfig,
  openOperatorAccess,
} from "./operators/operators.ts";
import type { ProcessConfig, ReplicaConfig } from "./process-config.ts";
import { type RunningServices, type RunOptions, runServices } from "./run-services.ts";
import type { Service } from "./service.ts";
import { checkExtraCertificates } from "./settings/extra-certificates.ts";
import { readSettingsFiles } from "./settings/settings-files.ts";
import { warnOfIneffectiveSettings } from "./settings/unknown-settings.ts";
import { endOnSignals, stopOnSignals } from "./stop-on-signals.ts";

/**
 * The service of a process, and its drivers. On shutdown, the service is disposed of first, then the drivers in the
 * given order.
 */
export type OpenedService = { service: Service; drivers: readonly AsyncDisposable[] };

type Readers = Record<string, (variables: NodeJS.ProcessEnv) => unknown> & {
  process: (variables: NodeJS.ProcessEnv) => ProcessConfig;
  replica?: (variables: NodeJS.ProcessEnv) => ReplicaConfig;
  operators?: (variables: NodeJS.ProcessEnv) => OperatorConfig;
};
type Context = {
  log: Log;
  registry: Registry;
  baseUrl: string;
  clients: Clients;
  load: WatchedLoad;
  operators: OperatorAccess;
  audit: Audit;
};
type Configs<Named extends Readers> = { [Name in keyof Named]: ReturnType<Named[Name]> };

export type ServiceProcess = {
  /**
   * Opens the process's drivers and its service, but does not start the service.
   *
   * @throws ConfigError before a socket opens
   */
  open(variables: NodeJS.ProcessEnv): Promise<OpenedService & { options: RunOptions }>;
};

/**
 * Defines a service's process: the configuration that it reads, and how it creates the service from that.
 *
 * @param loadOperatorIssuer - called only if an issuer of operators' tokens is configured; `null` if there can be none
 */
export function defineProcess<const Named extends Readers>(
  name: string,
  readers: Named,
  openService: (config: Configs<Named>, context: Context) => OpenedService,
  loadOperatorIssuer: LoadOperatorIssuer | null = null,
): ServiceProcess {
  return {
    async open(variables) {
      const { config, log } = readSettings(name, variables, () => readConfigs(readers, variables));
      const { baseUrl } = config.process;
      if (baseUrl === null) throw new ConfigError(["BASE_URL: is needed, such as https://send.example.com"]);
      const registry = createRegistry();
      const replica = config.replica as ReplicaConfig | undefined;
      const { trustedProxies, prefixes } = config.process;
      const clients = createClients({ trustedProxies, prefixes, baseUrl, key: replica?.requesterHashKey, log });
      const load = createLoadShedding(config.process.maxLoopDelayMs, registry);
      const settings = (config.operators as OperatorConfig | undefined) ?? NO_OPERATORS;
      const audit = createAudit(settings, log);
      const access = await openOperatorAccess(settings, loadOperatorIssuer, { clock: systemClock, log });
      const shared = { log, registry, baseUrl, clients, load };
      const hosted = openService(config, { ...shared, operators: access, audit });
      const operators = { access, audit, settings: config };
      return { ...hosted, options: { ...config.process, ...shared, operators } };
    },
  };
}

/**
 * Reads the settings of a process, opens its log, and warns about settings without effect.
 *
 * @throws ConfigError
 */
export function readSettings<Config extends { process: Pick<ProcessConfig, "logLevel"> }>(
  service: string,
  variables: NodeJS.ProcessEnv,
  read: () => Config,
): { config: Config; log: Log } {
  const files = readSettingsFiles(process.execArgv);
  checkExtraCertificates(variables);
  const config = read();
  const log = createLog({ level: config.process.logLevel, service });
  warnOfIneffectiveSettings(variables, files, log);
  return { config, log };
}

/** Runs a service as a process of its own, until SIGTERM. */
export async function runServiceProcess({ open }: ServiceProcess): Promise<void> {
  await runUntilSignal(async () => {
    const { service, drivers, options } = await open(process.env);
    const { log } = options;
    const { port, privatePort, cut, ...running } = await runServices(options, [service]);
    // Written at every log level, because the parent process waits for this line.
    log.child({}, { level: "info" }).info({ port, privatePort }, "ready");
    const stop = async () => {
      await running.stop();
      for (const driver of drivers) await driver[Symbol.asyncDispose]();
    };
    return { stop, cut, log };
  });
}

/** Starts this process and runs it until SIGTERM. Prints the reason if it cannot start. */
export async function runUntilSignal(
  start: () => Promise<Pick<RunningServices, "stop" | "cut"> & { log: Log }>,
): Promise<void> {
  const starting = endOnSignals();
  try {
    const running = await start();
    // The order matters: a signal that arrives before its handler is installed would be lost, and the process would
    // never end.
    stopOnSignals(running, running.log);
    starting[Symbol.dispose]();
  } catch (error) {
    process.stderr.write(`${error instanceof ConfigError ? error.message : (error as Error).stack}\n`);
    process.exit(1);
  }
}
