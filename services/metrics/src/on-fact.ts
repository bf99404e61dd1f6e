import type { FactHandler } from "@envoi/events";
import type { FactType } from "@envoi/protocol";
import type { MetricsReporter } from "./report.ts";
import type { StageBeacon } from "./stage-beacons.ts";

/** Stages the events of beacons and counts every Fact. */
export function createFactHandler(deps: { stage: StageBeacon; report: MetricsReporter }): FactHandler<FactType> {
  return async (fact, signal) => {
    if (fact.type === "metrics.received") await deps.stage(fact, signal);
    deps.report.settled(fact);
  };
}
