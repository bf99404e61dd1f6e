import { SERVICES } from "@envoi/platform";

/** Everything that runs in its own process: the services and the web app's origin. */
export const DEPLOYED_SERVICES = [...SERVICES, "web-origin"] as const;
export type DeployedService = (typeof DEPLOYED_SERVICES)[number];
/** Services that the edge sends requests to. All other services listen only on their private ports. */
export type RoutedService = Exclude<DeployedService, "janitor" | "operators">;

export function isDeployedService(name: string): name is DeployedService {
  return (DEPLOYED_SERVICES as readonly string[]).includes(name);
}

export type Store = "redis" | "s3" | "nats";

/** A service's properties for the edge, the chart, Compose and the development stack. */
type ServiceModel = {
  /** Path prefixes of the public origin that the edge routes to this service; `/` covers all other paths. */
  routes: readonly string[];
  /** Stores in which the service has its own user. */
  stores: readonly Store[];
  /** Whether the service needs `REQUESTER_HASH_KEY`, because it stores keyed hashes of client networks. */
  hashesRequesters: boolean;
  checksTokens: boolean;
  /** Whether the service may have open transfers, in which case it is drained before the other services stop. */
  carriesTransfers: boolean;
};

const METADATA_CALLS = ["metadata", "exists", "info", "params", "password", "delete", "events", "report", "request"];

const NO_DUTIES = { hashesRequesters: false, checksTokens: false, carriesTransfers: false };

export const TOPOLOGY: Readonly<Record<DeployedService, ServiceModel>> = {
  "upload-gateway": {
    routes: ["/api/ws", "/api/uploads", "/api/upload", "/api/requests"],
    stores: ["redis", "s3", "nats"],
    hashesRequesters: true,
    checksTokens: true,
    carriesTransfers: true,
  },
  download: {
    routes: ["/api/download", "/api/done", "/download"],
    stores: ["redis", "s3", "nats"],
    hashesRequesters: true,
    checksTokens: false,
    carriesTransfers: true,
  },
  metadata: {
    ...NO_DUTIES,
    routes: [
      ...METADATA_CALLS.map((call) => `/api/${call}`),
      ...["/config", "/__version__", "/__heartbeat__", "/__lbheartbeat__"],
    ],
    stores: ["redis", "s3", "nats"],
    hashesRequesters: true,
    checksTokens: true,
  },
  filelist: { ...NO_DUTIES, routes: ["/api/filelist"], stores: ["redis", "s3"], checksTokens: true },
  metrics: { ...NO_DUTIES, routes: ["/api/metrics"], stores: ["s3", "nats"] },
  janitor: { ...NO_DUTIES, routes: [], stores: ["redis", "s3", "nats"] },
  operators: { ...NO_DUTIES, routes: [], stores: ["redis", "s3", "nats"] },
  "web-origin": { ...NO_DUTIES, routes: ["/"], stores: [] },
};

/**
 * Patterns of request paths, and the service for each pattern. They are case-insensitive, like the services' routes.
 * All other paths belong to the web app.
 */
export const ROUTES: readonly (readonly [DeployedService, string])[] = DEPLOYED_SERVICES.flatMap((service) => {
  const prefixes = TOPOLOGY[service].routes.filter((prefix) => prefix !== "/");
  if (prefixes.length === 0) return [];
  return [[service, `^/(?:${prefixes.map((prefix) => prefix.slice(1)).join("|")})(?:[/?]|$)`] as const];
});

/** Settings of the issuer, for every service. */
export const ISSUER_VARIABLES = [
  "AUTH_ISSUER",
  "AUTH_CLIENT_ID",
  "AUTH_CLI_CLIENT_ID",
  "AUTH_KEY_SCOPE",
  "AUTH_ORIGINS",
] as const;
/** Settings with the credentials of services that check access tokens with the issuer. */
export const TOKEN_CHECK_VARIABLES = ["AUTH_INTROSPECTION_CLIENT_ID", "AUTH_CLIENT_SECRET"] as const;
