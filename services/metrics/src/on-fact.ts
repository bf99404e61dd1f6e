import type { FactHandler } from "@envoi/events";
import type { FactType } from "@envoi/protocol";
import type { StoreBeacon } from "./batch-beacons.ts";
import type { MetricsReporter } from "./reporter.ts";

/** Handles Facts from the bus: stores the events of beacons, and counts every Fact. */
export function createFactHandler(deps: { store: StoreBeacon; report: MetricsReporter }): FactHandler<FactType> {
  return async (fact, signal) => {
    if (fact.type === "metrics.received") await deps.store(fact, signal);
    deps.report.settled(fact);
  };
}
