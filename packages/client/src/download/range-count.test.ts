import fc from "fast-check";
import { expect, test } from "vitest";
import { countAfterRefusal, MAX_RANGES, nextCount, ONE_RANGE, RangeMeter } from "./range-count.ts";

const MiB = 1_048_576;
const STEP_MS = 50;

type Line = {
  /** Total bytes per second, by the number of ranges. */
  rate: (count: number) => number;
  /** Share of the time that the reader spends waiting. */
  waits?: number;
  most?: number;
};

/** Simulates a download of this duration. @returns the number of ranges after each step */
function counts({ rate, waits = 1, most = MAX_RANGES }: Line, seconds: number): number[] {
  let nowMs = 1_000;
  const meter = new RangeMeter(nowMs, most);
  const seen: number[] = [];
  for (let passed = 0; passed < seconds * 1_000; passed += STEP_MS) {
    meter.wait(nowMs);
    nowMs += STEP_MS * waits;
    meter.endWait(nowMs);
    nowMs += STEP_MS * (1 - waits);
    meter.received((rate(meter.count) * STEP_MS) / 1_000, 200, nowMs);
    seen.push(meter.count);
  }
  return seen;
}

test("where each connection has its own limit, the count grows to six within five seconds and stays there", () => {
  const seen = counts({ rate: (count) => count * 2 * MiB }, 60);
  expect(seen.indexOf(MAX_RANGES) * STEP_MS).toBeLessThan(5_000);
  expect(new Set(seen.slice(seen.indexOf(MAX_RANGES)))).toEqual(new Set([MAX_RANGES]));
});

test("where all connections share one limit, the count stays at one for most of the time", () => {
  const seen = counts({ rate: () => 20 * MiB }, 120);
  expect(Math.max(...seen)).toBe(3);
  expect(seen.at(-1)).toBe(1);
  expect(seen.filter((count) => count === 1).length / seen.length).toBeGreaterThan(0.8);
});

test("the count stops growing where more ranges bring no gain", () => {
  const seen = counts({ rate: (count) => Math.min(count, 2) * MiB }, 60);
  expect(seen.at(-1)).toBe(3);
  expect(seen.filter((count) => count === 6).length / seen.length).toBeLessThan(0.2);
});

test("more ranges are not tried while the reader is slower than the network", () => {
  expect(new Set(counts({ rate: (count) => count * MiB, waits: 0.3 }, 60))).toEqual(new Set([1]));
});

test("more ranges are not tried on a network as fast as the computer", () => {
  expect(new Set(counts({ rate: (count) => count * 60 * MiB }, 60))).toEqual(new Set([1]));
});

test.each([1, 2, 3, 5])("there are never more ranges than the server allows: %i", (most) => {
  const seen = counts({ rate: (count) => count * MiB, most }, 60);
  expect(Math.max(...seen)).toBe(most);
});

test("a rejection lowers the count, which does not grow again immediately", () => {
  const six = { ...ONE_RANGE, count: 6 };
  const refused = countAfterRefusal(six);
  expect(refused).toMatchObject({ count: 3, before: null });
  expect(countAfterRefusal(ONE_RANGE)).toMatchObject({ count: 1 });
  let now = refused;
  for (let n = 0; n < refused.rest; n += 1) {
    now = nextCount(now, { bytesPerSecond: MiB, waitedShare: 1 });
    expect(now.count).toBe(3);
  }
  expect(nextCount(now, { bytesPerSecond: MiB, waitedShare: 1 }).count).toBe(6);
});

test("each unsuccessful trial doubles the wait for the next one, up to a limit", () => {
  const rests: number[] = [];
  let now = ONE_RANGE;
  for (let n = 0; n < 400; n += 1) {
    const next = nextCount(now, { bytesPerSecond: MiB, waitedShare: 1 });
    if (next.count < now.count) rests.push(next.rest);
    now = next;
  }
  expect(rests.slice(0, 5)).toEqual([4, 8, 16, 32, 32]);
});

test("the count is always between one and the maximum, whatever is measured", () => {
  const measurement = fc.record({ bytesPerSecond: fc.nat(), waitedShare: fc.double({ min: 0, max: 1, noNaN: true }) });
  fc.assert(
    fc.property(
      fc.array(fc.oneof(measurement, fc.constant("refused" as const))),
      fc.integer({ min: 1, max: 6 }),
      (all, most) => {
        let now = ONE_RANGE;
        for (const one of all) {
          now = one === "refused" ? countAfterRefusal(now) : nextCount(now, one, most);
          expect(now.count).toBeGreaterThanOrEqual(1);
          expect(now.count).toBeLessThanOrEqual(most);
        }
      },
    ),
  );
});
