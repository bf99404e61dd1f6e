import { hash } from "node:crypto";
import type { Beacon, MetricEvent } from "@envoi/protocol";

function sha256(parts: readonly unknown[]): string {
  return hash("sha256", JSON.stringify(parts));
}

/** Events have no id, so it is derived from their contents. The events of a repeated beacon have the same ids. */
export function eventId(beacon: Beacon, event: MetricEvent): string {
  const { device_id, time, event_type, event_properties } = event;
  return sha256([beacon.session_id, device_id ?? null, time, event_type, event_properties ?? null]);
}

/** Id of the Fact that a beacon arrived, derived from the ids of its events. */
export function beaconId(beacon: Beacon): string {
  return sha256(beacon.events.map((event) => eventId(beacon, event)));
}
