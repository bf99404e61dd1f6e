import type { UploadId } from "@envoi/protocol";
import { expect, test } from "vitest";
import { decideReservation, freesPlace, isOpen, oldestFirst, requestEndMs } from "./requests.ts";

const LIMITS = { maxDeliveries: 2, maxBytes: 100, maxDeliveryBytes: 60 };
const OPEN = { ...LIMITS, expiresAtMs: 1_000, closedAtMs: null };

test.for([
  [999, null, true],
  [1_000, null, false],
  [999, 500, false],
] as const)("at %i, a request that expires at 1000 and was closed at %j is open: %j", ([nowMs, closedAtMs, open]) => {
  expect(isOpen({ expiresAtMs: 1_000, closedAtMs }, nowMs)).toBe(open);
});

test.for([
  [null, 61_000],
  [400, 60_400],
  [1_000, 61_000],
  [5_000, 61_000],
] as const)(
  "the record of a request closed at %j ends at %i, when its last delivery has expired",
  ([closedAtMs, end]) => {
    expect(requestEndMs({ expiresAtMs: 1_000, closedAtMs, deliverySeconds: 60 })).toBe(end);
  },
);

test.for([
  [{ deliveries: 0, bytes: 0 }, 0, "reserved"],
  [{ deliveries: 0, bytes: 0 }, 60, "reserved"],
  [{ deliveries: 0, bytes: 0 }, 61, "full"],
  [{ deliveries: 1, bytes: 40 }, 60, "reserved"],
  [{ deliveries: 1, bytes: 41 }, 60, "full"],
  [{ deliveries: 1, bytes: 100 }, 0, "reserved"],
  [{ deliveries: 2, bytes: 0 }, 0, "full"],
] as const)("with %j taken, a delivery of %i bytes is %s", ([taken, bytes, decision]) => {
  expect(decideReservation(OPEN, taken, bytes, 999)).toBe(decision);
});

test("an ended request reports `closed`, even if it is also full", () => {
  const taken = { deliveries: 2, bytes: 100 };
  expect(decideReservation({ ...OPEN, closedAtMs: 1 }, taken, 1, 999)).toBe("closed");
  expect(decideReservation(OPEN, taken, 1, 1_000)).toBe("closed");
});

test.for([
  ["reserved", false, true],
  ["delivered", false, true],
  ["delivered", true, false],
  ["collected", false, false],
  ["gone", false, false],
  ["gone", true, false],
] as const)("the end of a %s delivery, published: %j, frees its place: %j", ([state, wasPublished, frees]) => {
  expect(freesPlace({ state }, wasPublished)).toBe(frees);
});

test("orders deliveries by time, and those of one millisecond by id", () => {
  const delivery = (id: string, atMs: number) =>
    ({ id: id as UploadId, atMs, wrappedKey: "", bytes: 1, state: "reserved", wasCollected: false }) as const;
  const [first, second, third] = [delivery("c", 1), delivery("a", 2), delivery("b", 2)];
  expect(oldestFirst([third, first, second])).toEqual([first, second, third]);
});
