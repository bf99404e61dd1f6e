import { REPLICATED, type Replicated } from "../services/service-names.ts";

/** What a service is called among the values. */
export function valuesKeyOf(service: Replicated): string {
  return service.replace(/-[a-z]/g, (part) => part.slice(1).toUpperCase());
}

export const VALUES_KEYS: readonly string[] = REPLICATED.map(valuesKeyOf);
