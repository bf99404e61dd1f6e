import type { EventBus } from "@envoi/events";
import type { Clock } from "@envoi/platform";
import type { RequestHandler } from "express";
import { beaconId } from "../beacon-ids.ts";
import type { MetricsEvents } from "../events.ts";
import { parseBeacon } from "../parse-beacon.ts";

export type MetricsRouteDeps = { bus: Pick<EventBus, "publish">; clock: Clock; events: MetricsEvents };

/** `POST /api/metrics`: answers once the beacon is durable. One without events has nothing to keep. */
export function metricsRoute({ bus, clock, events }: MetricsRouteDeps): RequestHandler {
  return async (request, response) => {
    const beacon = parseBeacon(request.body);
    if (beacon.events.length > 0) {
      await bus.publish({ id: beaconId(beacon), v: 1, atMs: clock.now(), type: "metrics.received", beacon });
      events.received(beacon);
    }
    response.type("text/plain").send("OK");
  };
}
