import { DEPLOYED_SERVICES, type DeployedService } from "@envoi/topology";

/** The key of a service in the values. */
export function toValuesKey(service: DeployedService): string {
  return service.replace(/-[a-z]/g, (part) => part.slice(1).toUpperCase());
}

export const VALUES_KEYS: readonly string[] = DEPLOYED_SERVICES.map(toValuesKey);
