import { pause } from "@envoi/platform";
import type { BatchQuota } from "./batch-quota.ts";
import { type BatchStore, mergeStaged } from "./merge-hour.ts";
import type { MetricsReporter } from "./report.ts";

/** Merges staged events at random intervals, because only one of several concurrent replicas can succeed. */
export function startMergeLoop(deps: {
  blobs: BatchStore;
  quota: Pick<BatchQuota, "refresh">;
  report: MetricsReporter;
  everyMs: number;
}): AsyncDisposable {
  const { blobs, quota, report, everyMs } = deps;
  const stop = new AbortController();

  async function run(): Promise<void> {
    for (;;) {
      await pause(everyMs * (0.5 + Math.random()), stop.signal);
      if (stop.signal.aborted) return;
      try {
        await mergeStaged(blobs, report, stop.signal);
        await quota.refresh();
      } catch (error) {
        if (!stop.signal.aborted) report.mergeFailed(error);
      }
    }
  }
  const running = run();

  return {
    async [Symbol.asyncDispose]() {
      stop.abort();
      await running;
    },
  };
}
