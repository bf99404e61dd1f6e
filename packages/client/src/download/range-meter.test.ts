import fc from "fast-check";
import { expect, test } from "vitest";
import { MAX_CONNECTIONS } from "../wire/connection-count.ts";
import { RangeMeter } from "./range-meter.ts";

const MiB = 1_048_576;
const STEP_MS = 50;

type Line = {
  /** Total bytes per second, by the number of ranges. */
  rate: (count: number) => number;
  /** Share of the time that the reader spends waiting. */
  waits?: number;
  most?: number;
  totalBytes?: number;
};

/** Simulates a download of this duration. @returns the number of ranges after each step */
function counts({ rate, waits = 1, most = MAX_CONNECTIONS, totalBytes = 2 ** 40 }: Line, seconds: number): number[] {
  let nowMs = 1_000;
  const meter = new RangeMeter(nowMs, { most, restBytes: totalBytes, waitMs: 200 });
  const seen: number[] = [];
  for (let passed = 0; passed < seconds * 1_000; passed += STEP_MS) {
    meter.wait(nowMs);
    nowMs += STEP_MS * waits;
    meter.endWait(nowMs);
    nowMs += STEP_MS * (1 - waits);
    meter.received((rate(meter.count) * STEP_MS) / 1_000, nowMs);
    seen.push(meter.count);
  }
  return seen;
}

test("where each connection has its own limit, the count grows to six within 15 seconds and stays there", () => {
  const seen = counts({ rate: (count) => count * 2 * MiB }, 60);
  expect(seen.indexOf(MAX_CONNECTIONS) * STEP_MS).toBeLessThan(15_000);
  expect(new Set(seen.slice(seen.indexOf(MAX_CONNECTIONS)))).toEqual(new Set([MAX_CONNECTIONS]));
});

test("where all connections share one limit, the count stays at one for most of the time", () => {
  const seen = counts({ rate: () => 20 * MiB }, 120);
  expect(Math.max(...seen)).toBe(2);
  expect(seen.at(-1)).toBe(1);
  expect(seen.filter((count) => count === 1).length / seen.length).toBeGreaterThan(0.8);
});

test("more ranges are not tried if the download soon ends", () => {
  const seen = counts({ rate: (count) => count * 2 * MiB, totalBytes: 40 * MiB }, 20);
  expect(new Set(seen)).toEqual(new Set([1]));
});

test("more ranges are not tried while the reader is slower than the network", () => {
  expect(new Set(counts({ rate: (count) => count * MiB, waits: 0.3 }, 60))).toEqual(new Set([1]));
});

test("more ranges are not tried on a network as fast as the computer", () => {
  expect(new Set(counts({ rate: (count) => count * 60 * MiB }, 60))).toEqual(new Set([1]));
});

test("a rejection lowers the count, which does not grow again immediately", () => {
  let nowMs = 0;
  const meter = new RangeMeter(nowMs, { most: 6, restBytes: 2 ** 40, waitMs: 200 });
  const run = (untilMs: number, until = (): boolean => false) => {
    for (; nowMs < untilMs && !until(); nowMs += STEP_MS) {
      meter.wait(nowMs);
      meter.received(meter.count * 100_000, nowMs);
    }
  };
  run(30_000, () => meter.count === 6);
  meter.refused(nowMs);
  expect(meter.count).toBe(2);
  run(nowMs + 60_000);
  expect(meter.count).toBe(2);
  run(nowMs + 120_000);
  expect(meter.count).toBe(6);
});

test("the speed is the last measured one, or the average if nothing has been measured yet", () => {
  const meter = new RangeMeter(0, { most: 6, restBytes: 2 ** 40, waitMs: 200 });
  expect(meter.bytesPerSecond(0)).toBe(0);
  meter.received(MiB, 500);
  expect(meter.bytesPerSecond(500)).toBe(2 * MiB);
  meter.received(2 * MiB, 1_000);
  expect(meter.bytesPerSecond(5_000)).toBe(3 * MiB);
});

test("the reader is slow if it waits for the network less than half of the time", () => {
  const meter = new RangeMeter(0, { most: 6, restBytes: 2 ** 40, waitMs: 200 });
  meter.wait(0);
  meter.endWait(499);
  meter.received(MiB, 1_000);
  expect(meter.isReaderSlow).toBe(true);
  meter.wait(1_000);
  meter.received(MiB, 2_000);
  expect(meter.isReaderSlow).toBe(false);
});

test("the count is always between one and the maximum, whatever is measured", () => {
  const received = fc.record({ bytes: fc.nat(), ms: fc.nat({ max: 10_000 }), waits: fc.boolean() });
  fc.assert(
    fc.property(
      fc.array(fc.oneof(received, fc.constant("refused" as const))),
      fc.integer({ min: 1, max: 6 }),
      (all, most) => {
        let nowMs = 0;
        const meter = new RangeMeter(nowMs, { most, restBytes: 2 ** 30, waitMs: 50 });
        for (const one of all) {
          if (one === "refused") meter.refused(nowMs);
          else {
            if (one.waits) meter.wait(nowMs);
            nowMs += one.ms;
            meter.received(one.bytes, nowMs);
            meter.endWait(nowMs);
          }
          expect(meter.count).toBeGreaterThanOrEqual(1);
          expect(meter.count).toBeLessThanOrEqual(most);
        }
      },
    ),
  );
});
