import { SERVICES } from "@envoi/platform";

/** Everything that runs as a process of its own: the services, and the web app's origin. */
export const DEPLOYED_SERVICES = [...SERVICES, "web-origin"] as const;
export type DeployedService = (typeof DEPLOYED_SERVICES)[number];
/** Those that the edge sends requests to. The others serve only their private ports. */
export type RoutedService = Exclude<DeployedService, "janitor" | "operators">;

export function isDeployedService(name: string): name is DeployedService {
  return (DEPLOYED_SERVICES as readonly string[]).includes(name);
}

export type Store = "redis" | "s3" | "nats";

/** A service, as described to the edge, the chart, compose and the development stack. */
type ServiceModel = {
  /** Path prefixes of the public origin that the edge routes to it; `/` takes all other paths. */
  routes: readonly string[];
  /** Stores in which it has its own user. */
  stores: readonly Store[];
  /** Needs `REQUESTER_HASH_KEY`, because it stores keyed hashes of client networks. */
  hashesRequesters: boolean;
  /** Checks access tokens with the issuer. */
  checksTokens: boolean;
  /** May have transfers under way, so it is drained before the others stop. */
  carriesTransfers: boolean;
};

const METADATA_CALLS = ["metadata", "exists", "info", "params", "password", "delete", "events", "report"];

export const TOPOLOGY: Readonly<Record<DeployedService, ServiceModel>> = {
  "upload-gateway": {
    routes: ["/api/ws", "/api/uploads", "/api/upload"],
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
    routes: [
      ...METADATA_CALLS.map((call) => `/api/${call}`),
      ...["/config", "/__version__", "/__heartbeat__", "/__lbheartbeat__"],
    ],
    stores: ["redis", "s3", "nats"],
    hashesRequesters: true,
    checksTokens: true,
    carriesTransfers: false,
  },
  filelist: {
    routes: ["/api/filelist"],
    stores: ["redis", "s3"],
    hashesRequesters: false,
    checksTokens: true,
    carriesTransfers: false,
  },
  metrics: {
    routes: ["/api/metrics"],
    stores: ["s3", "nats"],
    hashesRequesters: false,
    checksTokens: false,
    carriesTransfers: false,
  },
  janitor: {
    routes: [],
    stores: ["redis", "s3", "nats"],
    hashesRequesters: false,
    checksTokens: false,
    carriesTransfers: false,
  },
  operators: {
    routes: [],
    stores: ["redis", "s3", "nats"],
    hashesRequesters: false,
    checksTokens: false,
    carriesTransfers: false,
  },
  "web-origin": {
    routes: ["/"],
    stores: [],
    hashesRequesters: false,
    checksTokens: false,
    carriesTransfers: false,
  },
};
