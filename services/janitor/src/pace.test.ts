import { expect, test } from "vitest";
import { createPace } from "./pace.ts";

const never = new AbortController().signal;

function pacedBy(perSecond: number) {
  const waited: number[] = [];
  let nowMs = 1_000_000;
  const pace = createPace({ perSecond, clock: { now: () => nowMs }, wait: async (ms) => void waited.push(ms) });
  return { pace, waited, advance: (ms: number) => (nowMs += ms) };
}

test("without a limit, no caller waits", async () => {
  const { pace, waited } = pacedBy(0);
  for (let n = 0; n < 100; n++) await pace(never);
  expect(waited).toEqual([]);
});

test("after a call for several units, the next caller waits proportionally longer", async () => {
  const { pace, waited } = pacedBy(1_000);
  await pace(never, 2_000);
  await pace(never, 500);
  await pace(never);
  expect(waited).toEqual([2_000, 2_500]);
});

test("calls are evenly spaced, and unused capacity does not accumulate", async () => {
  const { pace, waited, advance } = pacedBy(4);
  for (let n = 0; n < 3; n++) await pace(never);
  expect(waited).toEqual([250, 500]);
  advance(10_000);
  for (let n = 0; n < 2; n++) await pace(never);
  expect(waited).toEqual([250, 500, 250]);
});
