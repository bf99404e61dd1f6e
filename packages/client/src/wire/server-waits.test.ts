import { expect, test } from "vitest";
import { MAX_WAIT_SECONDS, parseWaitSeconds, waitMs } from "./server-waits.ts";

const NOW_MS = Date.UTC(2026, 0, 1, 12);

test.each([
  ["0", 0],
  ["120", 120],
  [" 7 ", 7],
  ["9999999", MAX_WAIT_SECONDS],
  ["9".repeat(400), MAX_WAIT_SECONDS],
  ["Thu, 01 Jan 2026 12:01:30 GMT", 90],
  ["Thu, 01 Jan 2026 11:00:00 GMT", 0],
  ["Wed, 01 Jan 2099 12:00:00 GMT", MAX_WAIT_SECONDS],
  ["Thu, 99 Jan 2026 12:00:00 GMT", undefined],
  ["-5", undefined],
  ["1.5", undefined],
  ["1e9", undefined],
  ["soon", undefined],
  ["", undefined],
  [null, undefined],
  [undefined, undefined],
  [2.2, 3],
  [1e300, MAX_WAIT_SECONDS],
  [Number.POSITIVE_INFINITY, MAX_WAIT_SECONDS],
  [-1, undefined],
  [Number.NaN, undefined],
  [{}, undefined],
])("reads %j as a wait of %s seconds", (value, seconds) => {
  expect(parseWaitSeconds(value, NOW_MS)).toBe(seconds);
});

test("if a server always asks for an immediate retry, retries at increasing intervals, up to a limit", () => {
  const limits = { delaysMs: [1_000, 2_000, 8_000], maxMs: 60_000 };
  for (const [fruitless, ms] of [1_000, 2_000, 8_000, 8_000].entries()) {
    const wait = waitMs(0, fruitless, limits);
    expect(wait).toBeGreaterThanOrEqual(ms * 0.75);
    expect(wait).toBeLessThanOrEqual(ms * 1.25);
  }
  expect(waitMs(30_000, 0, limits)).toBe(30_000);
  expect(waitMs(Number.MAX_VALUE, 0, limits)).toBe(60_000);
});
