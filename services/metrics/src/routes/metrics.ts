import { type Clients, type Clock, clientGone, limitCalls } from "@envoi/platform";
import { type Beacon, beaconSchema, ProtocolError } from "@envoi/protocol";
import type { RequestHandler } from "express";
import type { BatchQuota } from "../batch-quota.ts";
import { beaconId } from "../beacon-ids.ts";
import type { BeaconIntake } from "../take-beacon.ts";

/** Rejects a beacon before its body is read, if its network exceeds the rate, or the storage is full. */
export function limitBeacons(deps: {
  clients: Pick<Clients, "networkOf">;
  quota: Pick<BatchQuota, "admit">;
  perMinute: number;
}): RequestHandler {
  const { clients, quota } = deps;
  const countBeacon = limitCalls("beacons", deps.perMinute);
  return async (request, _response, next) => {
    await countBeacon(clients.networkOf(request));
    await quota.admit();
    next();
  };
}

/** @throws ProtocolError `bad_request` for anything but a beacon */
function parseBeacon(text: unknown): Beacon {
  try {
    return beaconSchema.parse(JSON.parse(String(text)));
  } catch (cause) {
    throw new ProtocolError("bad_request", { cause });
  }
}

/** `POST /api/metrics`: responds once the beacon is durable. A beacon without events is not stored. */
export function metricsRoute({ intake, clock }: { intake: Pick<BeaconIntake, "take">; clock: Clock }): RequestHandler {
  return async (request, response) => {
    const beacon = parseBeacon(request.body);
    if (beacon.events.length > 0) {
      const gone = clientGone(response);
      try {
        await intake.take({ id: beaconId(beacon), v: 1, atMs: clock.now(), type: "metrics.received", beacon }, gone);
      } catch (error) {
        // The client has disconnected, so it needs no response.
        if (gone.aborted) return;
        throw error;
      }
    }
    response.type("text/plain").send("OK");
  };
}
