import { beaconSchema } from "@envoi/protocol";
import fc from "fast-check";
import { expect, it } from "vitest";
import { eventLines, sortLines } from "./event-lines.ts";

const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 20 }),
  fc.constantFrom("\ud800", "\\ud800", "\n", "\u2028", "\\", '"'),
);
const properties = fc.dictionary(
  fc.oneof(text, fc.constantFrom("__proto__", "id")),
  fc.oneof(text, fc.double({ noNaN: true, noDefaultInfinity: true }), fc.boolean()),
);
const event = fc.record(
  {
    event_type: fc.constantFrom("client_visit", "client_upload"),
    time: fc.maxSafeNat(),
    event_properties: properties,
    device_id: text,
  },
  { requiredKeys: ["event_type", "time"] },
);
const beacon = fc.record({
  ...{ now: fc.maxSafeNat(), session_id: fc.nat(), lang: text, platform: fc.constantFrom("web", "android") },
  events: fc.array(event, { maxLength: 5 }),
});

it("each event of a beacon is one line of well-formed JSON, the same each time", () => {
  fc.assert(
    fc.property(beacon, fc.nat(), (given, atMs) => {
      const parsed = beaconSchema.safeParse(JSON.parse(JSON.stringify(given)));
      if (!parsed.success) return;
      const fact = { type: "metrics.received", id: "a", v: 1, atMs, beacon: parsed.data } as const;
      const lines = eventLines(fact);
      expect(lines).toHaveLength(given.events.length);
      for (const [at, line] of lines.entries()) {
        expect(line.indexOf("\n")).toBe(line.length - 1);
        expect(line.isWellFormed()).toBe(true);
        const read = JSON.parse(line) as Record<string, unknown>;
        expect(JSON.stringify(read).isWellFormed()).toBe(true);
        expect(read).toMatchObject({ event_type: given.events[at]?.event_type, received_at: atMs });
        expect(line.startsWith(`{"id":"${read["id"]}"`)).toBe(true);
      }
      expect(eventLines(fact)).toEqual(lines);
      expect(sortLines(lines.toReversed())).toEqual(sortLines(lines));
    }),
  );
});
