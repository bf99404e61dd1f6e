import { expect, test } from "vitest";
import { burstsOf } from "./bursts.ts";

const inSteps = (steps: number[]) => {
  let step = 0;
  return () => steps[step++ % steps.length] ?? 0;
};

test("bursts carry all bytes in order, however many there are", () => {
  for (const seconds of [1, 4, 17, 300]) {
    const bursts = burstsOf(1_200_000, { seconds, meanSeconds: 4 }, inSteps([0.1, 0.97, 0.4, 0.71]));
    const marks = bursts.map(({ upToBytes }) => upToBytes);
    expect(marks).toEqual(marks.toSorted((a, b) => a - b));
    expect(marks.at(-1)).toBe(1_200_000);
  }
});

test("no pause is longer than twice the mean one, and the last burst is in time", () => {
  const bursts = burstsOf(1_000, { seconds: 300, meanSeconds: 4 }, inSteps([0, 0.999, 0, 0.5]));
  const times = bursts.map(({ atMs }) => atMs);
  for (const [index, atMs] of times.entries()) expect(atMs - (times[index - 1] ?? 0)).toBeLessThanOrEqual(8_000);
  expect(times.at(-1)).toBeLessThan(300_000);
});
