import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "@prometheus-io/client";

export { Counter, Gauge, Histogram, Registry };

/** One registry per process; label sets are closed: no ids, no raw paths. */
export function createRegistry(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}

/**
 * Begins series of a counter with one label. One that is born with its first fault has not grown by it: no rate of it,
 * and no alert, would tell.
 */
export function beginAtZero<Label extends string>(counter: Counter<Label>, values: readonly string[]): void {
  for (const value of values) counter.labels(value).inc(0);
}
