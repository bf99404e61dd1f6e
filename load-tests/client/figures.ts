import { Counter, Rate, Trend } from "k6/metrics";
import { METRICS } from "../thresholds.ts";

const waited = new Trend(METRICS.waited, true);
export const busy = new Rate(METRICS.busy);
export const limited = new Rate(METRICS.limited);
export const limitsReached = new Counter(METRICS.limitsReached);
export const failed = new Rate(METRICS.failed);
export const unserved = new Rate(METRICS.unserved);
export const broken = new Counter(METRICS.broken);
export const done = new Counter(METRICS.done);
export const taken = new Counter(METRICS.taken);
export const overLimit = new Counter(METRICS.overLimit);
export const sentBytes = new Counter(METRICS.sent);
export const receivedBytes = new Counter(METRICS.received);
export const askedRate = new Trend(METRICS.asked);

/** Measures a user's waiting time. Failed calls are not counted. */
export async function timed<Value>(work: () => Promise<Value>): Promise<Value> {
  const startedAt = Date.now();
  const value = await work();
  waited.add(Date.now() - startedAt);
  return value;
}
