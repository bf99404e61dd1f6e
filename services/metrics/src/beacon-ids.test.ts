import { expect, test } from "vitest";
import { beaconId, eventId } from "./beacon-ids.ts";
import { createBeacon, metricEvent } from "./testing/beacon.ts";

test("a beacon sent twice has the same id both times, whenever the second attempt is made", () => {
  const beacon = createBeacon(metricEvent());
  expect(beaconId(beacon)).toMatch(/^[0-9a-f]{64}$/);
  expect(beaconId({ ...beacon, now: beacon.now + 10_000 })).toBe(beaconId(beacon));
});

test("the ids of events differ by session, device, time, type and properties", () => {
  const event = metricEvent();
  const beacon = createBeacon(event);
  const ids = [
    eventId(beacon, event),
    eventId({ ...beacon, session_id: 7 }, event),
    eventId(beacon, metricEvent({ device_id: "b3RoZXI" })),
    eventId(beacon, metricEvent({ time: 7 })),
    eventId(beacon, metricEvent({ event_type: "client_download" })),
    eventId(beacon, metricEvent({ event_properties: { status: "cancel" } })),
  ];
  expect(new Set(ids).size).toBe(ids.length);
});

test("the ids of beacons differ by their events and the events' order", () => {
  const [one, other] = [metricEvent(), metricEvent({ time: 7 })];
  const ids = [createBeacon(one), createBeacon(other), createBeacon(one, other), createBeacon(other, one)].map(
    beaconId,
  );
  expect(new Set(ids).size).toBe(ids.length);
});
