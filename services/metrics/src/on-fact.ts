import type { FactHandler } from "@envoi/events";
import type { FactType } from "@envoi/protocol";
import type { MetricsEvents } from "./events.ts";
import type { StageBeacon } from "./stage-beacons.ts";

/** Stages the events of beacons and counts every Fact. */
export function createFactHandler(deps: { stage: StageBeacon; events: MetricsEvents }): FactHandler<FactType> {
  return async (fact, signal) => {
    if (fact.type === "metrics.received") await deps.stage(fact, signal);
    deps.events.settled(fact);
  };
}
