import { type Clock, Gauge, inTime, type Registry, systemClock } from "@envoi/platform";
import type { OperatorStore } from "./port/operators.ts";

/** Readings that take longer are discarded, so that a slow store does not delay the metrics. */
const PATIENCE_MS = 500;

/**
 * Compares the store's clock with this process's clock.
 *
 * @returns `differenceMs`: positive if the store's clock is ahead; `uncertainMs`: half of the time that the call took
 */
export async function measureClockDifference(
  uploads: Pick<OperatorStore, "clockMs">,
  clock: Clock,
): Promise<{ differenceMs: number; uncertainMs: number }> {
  const before = clock.now();
  const storeMs = await uploads.clockMs();
  const after = clock.now();
  return { differenceMs: Math.round(storeMs - (before + after) / 2), uncertainMs: (after - before) / 2 };
}

/** Measures the difference whenever metrics are read. Without an answer, the gauge keeps its last value. */
export function reportClockDifference(
  uploads: Pick<OperatorStore, "clockMs">,
  registry: Registry,
  clock: Clock = systemClock,
): void {
  new Gauge({
    name: "store_clock_difference_seconds",
    help: "By how much the clock of the upload store is ahead of this process's clock; 0 within the precision of the measurement",
    registers: [registry],
    async collect() {
      const measured = await inTime(PATIENCE_MS, measureClockDifference(uploads, clock)).catch(() => null);
      if (measured === null) return;
      const { differenceMs, uncertainMs } = measured;
      this.set(Math.abs(differenceMs) <= uncertainMs ? 0 : differenceMs / 1_000);
    },
  });
}
