import { Counter, type Registry } from "./metrics.ts";

const counters = new WeakMap<Registry, Counter<"credential">>();

/** Counts proofs and owner tokens that did not match: one counter for all services of a process. */
export function refusedCredentials(registry: Registry): Counter<"credential"> {
  let counter = counters.get(registry);
  if (counter === undefined) {
    counter = new Counter({
      name: "refused_credentials_total",
      help: "Proofs and owner tokens that did not match",
      labelNames: ["credential"],
      registers: [registry],
    });
    counters.set(registry, counter);
  }
  return counter;
}
