import { DEPLOYED_SERVICES, type DeployedService, TOPOLOGY } from "./services.ts";

/**
 * Patterns of request paths, and the service of each. They are case-insensitive, like the services' routes. All other
 * paths belong to the web app.
 */
export const ROUTES: readonly (readonly [DeployedService, string])[] = DEPLOYED_SERVICES.flatMap((service) => {
  const prefixes = TOPOLOGY[service].routes.filter((prefix) => prefix !== "/");
  if (prefixes.length === 0) return [];
  return [[service, `^/(?:${prefixes.map((prefix) => prefix.slice(1)).join("|")})(?:[/?]|$)`] as const];
});
