import { createRegistry } from "@envoi/platform";
import { expect, test } from "vitest";
import { reportClockDifference } from "./clock-difference.ts";

/** A process whose calls to the store take `callMs`, and a store whose clock is ahead. */
function clocks({ aheadMs, callMs }: { aheadMs: number; callMs: number }) {
  let nowMs = 1_000_000;
  const clock = { now: () => nowMs };
  const store = {
    async clockMs() {
      nowMs += callMs / 2;
      const storeMs = nowMs + aheadMs;
      nowMs += callMs / 2;
      return storeMs;
    },
  };
  return { clock, store };
}

async function readGauge(store: { clockMs(): Promise<number> }, clock = { now: Date.now }): Promise<string> {
  const registry = createRegistry();
  reportClockDifference(store, registry, clock);
  return registry.getSingleMetricAsString("store_clock_difference_seconds");
}

test.each([
  [5_000, "5"],
  [-3_500, "-3.5"],
])("reports a store's clock that differs by %i ms", async (aheadMs, seconds) => {
  const { clock, store } = clocks({ aheadMs, callMs: 100 });
  expect(await readGauge(store, clock)).toMatch(new RegExp(`store_clock_difference_seconds ${seconds}$`, "m"));
});

test("a difference within the uncertainty of a slow call counts as none", async () => {
  const { clock, store } = clocks({ aheadMs: 190, callMs: 400 });
  expect(await readGauge(store, clock)).toMatch(/store_clock_difference_seconds 0$/m);
});

test("a store that does not answer does not delay the other metrics", async () => {
  const silent = { clockMs: () => Promise.withResolvers<number>().promise };
  const failing = { clockMs: () => Promise.reject(new Error("away")) };
  expect(await readGauge(silent)).toMatch(/store_clock_difference_seconds 0$/m);
  expect(await readGauge(failing)).toMatch(/store_clock_difference_seconds 0$/m);
});
