import { natsPermissionsOf } from "@envoi/events";
import type { ServiceName } from "@envoi/platform";
import { redisAclOf, s3PolicyOf } from "@envoi/store";
import { PATHS } from "../edge/routes.ts";
import { CHECKS_TOKENS, HASHES_REQUESTERS, STORES_OF, type Store } from "../services/service-command.ts";
import { REPLICATED, type Replicated } from "../services/service-names.ts";

/** Stands in policies for the name of the bucket. None can have it. */
const BUCKET_PLACEHOLDER = "{bucket}";

/** What the chart is told of a service by the code. */
type ChartService = {
  stores: readonly Store[];
  hashesRequesters: boolean;
  checksTokens: boolean;
  /** Whether bodies that it stores may wait in a folder. */
  hasSpool: boolean;
  /** Paths that the ingress sends to it. */
  routes: readonly string[];
  /** Variables that it reads. */
  settings: readonly string[];
  redisAcl?: readonly string[];
  nats?: { publish: readonly string[]; subscribe: readonly string[] };
  s3Policy?: object;
};

function rightsOf(service: ServiceName): Pick<ChartService, "redisAcl" | "nats" | "s3Policy"> {
  const stores = STORES_OF[service];
  return {
    ...(stores.includes("redis") ? { redisAcl: redisAclOf(service) } : {}),
    ...(stores.includes("nats") ? { nats: natsPermissionsOf(service) } : {}),
    ...(stores.includes("s3") ? { s3Policy: s3PolicyOf(service, BUCKET_PLACEHOLDER) } : {}),
  };
}

function routesOf(service: Replicated): readonly string[] {
  if (service === "web-origin") return ["/"];
  return PATHS.find(([name]) => name === service)?.[1] ?? [];
}

/** @param settingsOf - names of the variables that a service reads */
export function chartServices(settingsOf: (service: Replicated) => readonly string[]): Record<string, ChartService> {
  const services = REPLICATED.map((service) => {
    const rights = service === "web-origin" ? {} : rightsOf(service);
    const told: ChartService = {
      stores: STORES_OF[service],
      hashesRequesters: HASHES_REQUESTERS.includes(service),
      checksTokens: CHECKS_TOKENS.includes(service),
      hasSpool: JSON.stringify(rights.s3Policy ?? {}).includes('"s3:PutObject"'),
      routes: routesOf(service),
      settings: settingsOf(service),
      ...rights,
    };
    return [service, told];
  });
  return Object.fromEntries(services);
}
