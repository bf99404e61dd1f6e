import { pause } from "@envoi/platform";
import type { BatchRoom } from "./batch-room.ts";
import type { MetricsEvents } from "./events.ts";
import { type BatchStore, mergeStaged } from "./merge-hour.ts";

/** Merges what is staged now and then. Not in step with other replicas: only one can win. */
export function startMergeLoop(deps: {
  blobs: BatchStore;
  room: Pick<BatchRoom, "look">;
  events: MetricsEvents;
  everyMs: number;
}): AsyncDisposable {
  const { blobs, room, events, everyMs } = deps;
  const stop = new AbortController();

  async function run(): Promise<void> {
    for (;;) {
      await pause(everyMs * (0.5 + Math.random()), stop.signal);
      if (stop.signal.aborted) return;
      try {
        await mergeStaged(blobs, events, stop.signal);
        await room.look();
      } catch (error) {
        if (!stop.signal.aborted) events.mergeFailed(error);
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
