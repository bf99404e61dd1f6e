import type { FactOf } from "@envoi/events";
import type { Beacon, MetricEvent } from "@envoi/protocol";

export function metricEvent(overrides: Partial<MetricEvent> = {}): MetricEvent {
  return {
    device_id: "ZGV2aWNl",
    event_type: "client_upload",
    event_properties: { status: "ok", size: 6, file_count: 2 },
    user_properties: { anonymous: true },
    time: 1_700_000_000_000,
    ...overrides,
  };
}

export function createBeacon(...events: MetricEvent[]): Beacon {
  return { now: 1_700_000_000_500, session_id: 1_699_999_999_000, lang: "de", platform: "web", events };
}

/** 2026-11-21T04:05:06Z */
const RECEIVED_AT_MS = Date.UTC(2026, 10, 21, 4, 5, 6);

export function beaconFact(id: string, ...events: MetricEvent[]): FactOf<"metrics.received"> {
  return { id, v: 1, atMs: RECEIVED_AT_MS, type: "metrics.received", beacon: createBeacon(...events) };
}
