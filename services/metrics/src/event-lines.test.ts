import { expect, test } from "vitest";
import { eventId } from "./beacon-ids.ts";
import { eventLines, sortLines } from "./event-lines.ts";
import { beaconFact, metricEvent } from "./testing/beacon.ts";

test("a line begins with its event's id, followed by the beacon's common fields and the event", () => {
  const [first, second] = [metricEvent(), metricEvent({ time: 7 })];
  const fact = beaconFact("fact", first, second);
  const { events: _, ...common } = fact.beacon;
  const lines = eventLines(fact);
  expect(lines.map((line) => JSON.parse(line))).toEqual(
    [first, second].map((event) => ({
      id: eventId(fact.beacon, event),
      received_at: fact.atMs,
      happened_at: fact.atMs - (fact.beacon.now - event.time),
      ...common,
      ...event,
    })),
  );
  expect(lines.map((line) => line.slice(0, '{"id":""'.length + 64))).toEqual(
    [first, second].map((event) => `{"id":"${eventId(fact.beacon, event)}"`),
  );
  expect(lines.map((line) => line.indexOf("\n"))).toEqual(lines.map((line) => line.length - 1));
});

test("a wrong clock on a device does not change the time at which an event happened", () => {
  const event = metricEvent();
  const fact = beaconFact("fact", event);
  const HOUR_MS = 3_600_000;
  const beacon = { ...fact.beacon, now: fact.beacon.now + HOUR_MS, events: [{ ...event, time: event.time + HOUR_MS }] };
  const [right, wrong] = [fact, { ...fact, beacon }].map((one) => JSON.parse(eventLines(one)[0] ?? ""));
  expect(wrong.happened_at).toBe(right.happened_at);
});

test("lines are sorted by id", () => {
  const lines = eventLines(beaconFact("fact", ...Array.from({ length: 20 }, (_, time) => metricEvent({ time }))));
  const ids = sortLines(lines).map((line) => JSON.parse(line).id);
  expect(ids).toEqual(ids.toSorted());
});

test.each([
  ["\ud800", "\ufffd"],
  ["\udc00\ud83d", "\ufffd\ufffd"],
  ["\\\udfff", "\\\ufffd"],
  ["\u{1f600}", "\u{1f600}"],
  ["\\ud800", "\\ud800"],
  ["\\\\ud800\n\u0000", "\\\\ud800\n\u0000"],
])("a line contains %j with lone surrogates replaced, even in names", (sent, kept) => {
  const fact = beaconFact("fact", metricEvent({ event_properties: { [sent]: sent } }));
  const [line = ""] = eventLines({ ...fact, beacon: { ...fact.beacon, lang: sent } });
  expect(JSON.parse(line)).toMatchObject({ lang: kept, event_properties: { [kept]: kept } });
});
