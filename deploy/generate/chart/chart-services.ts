import {
  DEPLOYED_SERVICES,
  type DeployedService,
  type Store,
  type StoreRights,
  storeRights,
  TOPOLOGY,
} from "@envoi/topology";

/** Placeholder for the bucket's name in policies. No bucket can have this name. */
const BUCKET_PLACEHOLDER = "{bucket}";

/** Services that store bodies from clients. `metrics` needs no spool, because it builds its bodies in memory. */
const SPOOLING: readonly DeployedService[] = ["upload-gateway", "filelist"];

/** Properties of a service that the chart takes from the code. */
type ChartService = StoreRights & {
  stores: readonly Store[];
  hashesRequesters: boolean;
  checksTokens: boolean;
  /** Whether the service spools bodies in a folder before it stores them. */
  hasSpool: boolean;
  /** Paths that the ingress routes to the service. */
  routes: readonly string[];
  settings: readonly string[];
};

/** @param listSettings - returns the names of the variables that a service reads */
export function chartServices(
  listSettings: (service: DeployedService) => readonly string[],
): Record<string, ChartService> {
  const services = DEPLOYED_SERVICES.map((service) => {
    const { stores, routes, hashesRequesters, checksTokens } = TOPOLOGY[service];
    const rights = service === "web-origin" ? {} : storeRights(service, BUCKET_PLACEHOLDER);
    const definition: ChartService = {
      stores,
      hashesRequesters,
      checksTokens,
      hasSpool: SPOOLING.includes(service),
      routes,
      settings: listSettings(service),
      ...rights,
    };
    return [service, definition];
  });
  return Object.fromEntries(services);
}

export function toValuesKey(service: DeployedService): string {
  return service.replace(/-[a-z]/g, (part) => part.slice(1).toUpperCase());
}

export const VALUES_KEYS: readonly string[] = DEPLOYED_SERVICES.map(toValuesKey);
