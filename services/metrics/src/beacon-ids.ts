import { hash } from "node:crypto";
import type { Beacon, MetricEvent } from "@envoi/protocol";

function sha256(parts: readonly unknown[]): string {
  return hash("sha256", JSON.stringify(parts));
}

/**
 * Derives an event's id from its contents, because pages send none. The events of a repeated beacon have the same ids.
 */
export function eventId(beacon: Beacon, event: MetricEvent): string {
  const { device_id, time, event_type, event_properties } = event;
  return sha256([beacon.session_id, device_id ?? null, time, event_type, event_properties ?? null]);
}

/** The id of the Fact about a beacon's arrival, derived from the ids of the beacon's events. */
export function beaconId(beacon: Beacon): string {
  return sha256(beacon.events.map((event) => eventId(beacon, event)));
}
