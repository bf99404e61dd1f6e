import { expect, test } from "vitest";
import { addSample, bytesPerSecond, type RateSample, secondsLeft } from "./transfer-rate.ts";

function samplesOf(bytesPerMs: number, ms: number, stepMs: number): readonly RateSample[] {
  let samples: readonly RateSample[] = [];
  for (let atMs = 0; atMs <= ms; atMs += stepMs) samples = addSample(samples, { atMs, bytes: atMs * bytesPerMs });
  return samples;
}

test("a steady line has its speed", () => {
  expect(bytesPerSecond(samplesOf(1000, 5_000, 16))).toBeCloseTo(1_000_000);
});

test("nothing is said in the first moments", () => {
  expect(bytesPerSecond(samplesOf(1000, 500, 16))).toBeNull();
  expect(secondsLeft([], 10)).toBeNull();
});

test("the time left follows from what is missing", () => {
  expect(secondsLeft(samplesOf(1, 4_000, 100), 10_000)).toBeCloseTo(6);
});

test("a line that stands still says no time", () => {
  expect(secondsLeft(samplesOf(0, 4_000, 100), 10_000)).toBeNull();
});

test("a fast line keeps few samples, and old ones go", () => {
  const samples = samplesOf(1000, 60_000, 1);
  expect(samples.length).toBeLessThan(30);
  expect(samples[0]?.atMs).toBeGreaterThan(50_000);
});
