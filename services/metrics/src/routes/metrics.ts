import { type Clock, clientGone } from "@envoi/platform";
import type { RequestHandler } from "express";
import { beaconId } from "../beacon-ids.ts";
import { parseBeacon } from "../parse-beacon.ts";
import type { BeaconIntake } from "../take-beacon.ts";

/** `POST /api/metrics`: answers once the beacon is durable. One without events is not stored. */
export function metricsRoute({ intake, clock }: { intake: Pick<BeaconIntake, "take">; clock: Clock }): RequestHandler {
  return async (request, response) => {
    const beacon = parseBeacon(request.body);
    if (beacon.events.length > 0) {
      const gone = clientGone(response);
      try {
        await intake.take({ id: beaconId(beacon), v: 1, atMs: clock.now(), type: "metrics.received", beacon }, gone);
      } catch (error) {
        // No client is left to answer.
        if (gone.aborted) return;
        throw error;
      }
    }
    response.type("text/plain").send("OK");
  };
}
