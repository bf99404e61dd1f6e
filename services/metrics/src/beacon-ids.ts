import { hash } from "node:crypto";
import type { Beacon, MetricEvent } from "@envoi/protocol";

function sha256(parts: readonly unknown[]): string {
  return hash("sha256", JSON.stringify(parts));
}

/** Events come without an id: session, device, time, type and properties are one. A beacon that is sent twice has the same. */
export function eventId(beacon: Beacon, event: MetricEvent): string {
  const { device_id, time, event_type, event_properties } = event;
  return sha256([beacon.session_id, device_id ?? null, time, event_type, event_properties ?? null]);
}

/** Id of the Fact that a beacon arrived, made from the ids of its events. */
export function beaconId(beacon: Beacon): string {
  return sha256(beacon.events.map((event) => eventId(beacon, event)));
}
