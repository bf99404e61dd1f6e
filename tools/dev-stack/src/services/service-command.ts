import { join } from "node:path";
import { withinProbe } from "@envoi/backing-stores";
import type { ServiceName } from "@envoi/platform";
import { type DeployedService, ISSUER_VARIABLES, type Store, TOKEN_CHECK_VARIABLES, TOPOLOGY } from "@envoi/topology";
import type { ProcessCommand } from "../process/managed-process.ts";
import { NODE_FLAGS, ROOT } from "../root.ts";

const STORES_AND_PLACES =
  /^(REDIS_|NATS_|S3_(?!PUBLIC_ENDPOINT$)|SPOOL_DIR$|REQUESTER_HASH_KEY$|WEB_ORIGIN$|OTEL_SERVICE_NAME$|NODE_OPTIONS$)/;
const ALL_ISSUER_VARIABLES: readonly string[] = [...ISSUER_VARIABLES, ...TOKEN_CHECK_VARIABLES];

/** Whether the stack sets this variable, because the operator's value would belong to another deployment. */
function isDecided(name: string): boolean {
  return STORES_AND_PLACES.test(name) || ALL_ISSUER_VARIABLES.includes(name);
}

/** A service's environment variables for each store. */
type StoreVariables = (service: ServiceName) => Record<Store, Record<string, string>>;

export type ReplicaAddress = { host: string; port: number; privatePort: number };

/** Replicas of a service share its ports; each has its own loopback address, like a pod. */
export function hostOf(replica: number): string {
  return `127.0.0.${replica}`;
}

export type ServiceSettings = {
  /** The operator's environment. Envoi settings in it apply to every service. */
  variables: NodeJS.ProcessEnv;
  baseUrl: string;
  webOrigin: string;
  requesterHashKey: string;
  drainSeconds: number;
  dataDirectory: string;
  storeVariables: StoreVariables;
  /** Variables that configure the stack's own issuer, or the one chosen by the operator. */
  issuerVariables(service: DeployedService): Record<string, string>;
};

/**
 * The same values as in `deploy/service.Dockerfile`. glibc retains freed memory per thread, and Node has several
 * threads.
 */
const MEMORY_VARIABLES = { MALLOC_ARENA_MAX: "2" };

/** The environment of one process: the operator's settings, overridden by the stack's own. */
export function serviceEnvironment(
  service: DeployedService,
  replica: number,
  { host, port, privatePort }: ReplicaAddress,
  settings: ServiceSettings,
): Record<string, string> {
  const own = Object.entries(settings.variables).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && !isDecided(entry[0]),
  );
  const stores = service === "web-origin" ? null : settings.storeVariables(service);
  return {
    ...MEMORY_VARIABLES,
    // Browsers on this machine reach the stack's object store at the same address as the services.
    ...(settings.variables["DIRECT_TRANSFERS"] && {
      S3_PUBLIC_ENDPOINT: settings.storeVariables("download").s3["S3_ENDPOINT"] ?? "",
    }),
    ...Object.fromEntries(own),
    HOST: host,
    PORT: String(port),
    PRIVATE_HOST: host,
    PRIVATE_PORT: String(privatePort),
    BASE_URL: settings.baseUrl,
    DRAIN_SECONDS: String(settings.drainSeconds),
    // TRUST_PROXY keeps the operator's value: the proxies in front of the edge.
    BEHIND_EDGE: "true",
    OTEL_SERVICE_NAME: service,
    ...settings.issuerVariables(service),
    ...(service === "web-origin"
      ? {}
      : {
          ...(TOPOLOGY[service].hashesRequesters ? { REQUESTER_HASH_KEY: settings.requesterHashKey } : {}),
          ...(service === "download" ? { WEB_ORIGIN: settings.webOrigin } : {}),
          SPOOL_DIR: join(settings.dataDirectory, "spool", `${service}-${replica}`),
        }),
    ...Object.assign({}, ...TOPOLOGY[service].stores.map((store) => stores?.[store])),
  };
}

/** Time after the drain for closing lingering sockets, drivers and telemetry. */
const CLOSE_SECONDS = 15;

export function serviceCommand(
  service: DeployedService,
  replica: number,
  address: ReplicaAddress,
  settings: ServiceSettings,
): ProcessCommand {
  const name = `${service}-${replica}`;
  return {
    name,
    program: process.execPath,
    args: [...NODE_FLAGS, "--import=@envoi/platform/telemetry", `services/${service}/dist/main.js`],
    env: serviceEnvironment(service, replica, address, settings),
    cwd: ROOT,
    logFile: join(settings.dataDirectory, "logs", `${name}.log`),
    isReady: async () => (await fetch(`http://${address.host}:${address.privatePort}/readyz`, withinProbe())).ok,
    stopSeconds: settings.drainSeconds + CLOSE_SECONDS,
  };
}
