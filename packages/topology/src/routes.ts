import { DEPLOYED_SERVICES, type DeployedService, TOPOLOGY } from "./services.ts";

/**
 * Patterns of request paths, and the service of each. They are matched without regard to case, as the services do. A path
 * that none matches is the web app's.
 */
export const ROUTES: readonly (readonly [DeployedService, string])[] = DEPLOYED_SERVICES.flatMap((service) => {
  const prefixes = TOPOLOGY[service].routes.filter((prefix) => prefix !== "/");
  if (prefixes.length === 0) return [];
  return [[service, `^/(?:${prefixes.map((prefix) => prefix.slice(1)).join("|")})(?:[/?]|$)`] as const];
});
