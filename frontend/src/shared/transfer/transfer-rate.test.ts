import { expect, test } from "vitest";
import { addSample, bytesPerSecond, type RateSample, secondsLeft } from "./transfer-rate.ts";

function createSamples(bytesPerMs: number, ms: number, stepMs: number): readonly RateSample[] {
  let samples: readonly RateSample[] = [];
  for (let atMs = 0; atMs <= ms; atMs += stepMs) samples = addSample(samples, { atMs, bytes: atMs * bytesPerMs });
  return samples;
}

test("the speed of a steady connection is measured", () => {
  expect(bytesPerSecond(createSamples(1000, 5_000, 16))).toBeCloseTo(1_000_000);
});

test("no speed is shown in the first moments", () => {
  expect(bytesPerSecond(createSamples(1000, 500, 16))).toBeNull();
  expect(secondsLeft([], 10)).toBeNull();
});

test("the remaining time is computed from the speed and the number of missing bytes", () => {
  expect(secondsLeft(createSamples(1, 4_000, 100), 10_000)).toBeCloseTo(6);
});

test("no remaining time is shown for a stalled connection", () => {
  expect(secondsLeft(createSamples(0, 4_000, 100), 10_000)).toBeNull();
});

test("few samples are kept on a fast connection, and old ones are dropped", () => {
  const samples = createSamples(1000, 60_000, 1);
  expect(samples.length).toBeLessThan(30);
  expect(samples[0]?.atMs).toBeGreaterThan(50_000);
});
