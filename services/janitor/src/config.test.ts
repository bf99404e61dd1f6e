import { expect, test } from "vitest";
import { readJanitorConfig } from "./config.ts";

test("by default the janitor checks for due entries every 2 s and sweeps every 10 min", () => {
  expect(readJanitorConfig({})).toEqual({
    intervalSeconds: 2,
    concurrency: 64,
    maxPerSecond: 0,
    dryRun: false,
    sweep: { intervalSeconds: 600, firstSeconds: 20, minAgeSeconds: 3_600, ceiling: 1_000 },
    capacityBytes: 0,
    move: { concurrency: 8, bytesPerSecond: 67_108_864 },
  });
});

test("all invalid settings are reported together", () => {
  const read = () =>
    readJanitorConfig({
      JANITOR_INTERVAL_SECONDS: "0",
      JANITOR_DRY_RUN: "maybe",
      SWEEP_CEILING: "0",
    });
  for (const name of ["JANITOR_INTERVAL_SECONDS", "JANITOR_DRY_RUN", "SWEEP_CEILING"]) {
    expect(read).toThrow(name);
  }
});
