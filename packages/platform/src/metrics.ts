import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "@prometheus-io/client";

export { Counter, Gauge, Histogram, Registry };

/** One registry per process; label sets are closed: no ids, no raw paths. */
export function createRegistry(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}
