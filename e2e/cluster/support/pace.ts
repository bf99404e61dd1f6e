import { setTimeout as delay } from "node:timers/promises";

/** Speed limit of a transfer, until `hurry` is called. */
export type Pace = {
  /** Resolves when it is time for this many more bytes. */
  after(bytes: number): Promise<void>;
  /** Resolves once `hurry` has been called, for steps that must wait for that. */
  hurried: Promise<void>;
  /** Ends all current and future waits. */
  hurry(): void;
};

/** Creates a pace for one transfer, or for several that share it; the first `atOnceBytes` pass immediately. */
export function startPace(bytesPerSecond: number, { atOnceBytes = 0 } = {}): Pace {
  const { promise: hurried, resolve } = Promise.withResolvers<void>();
  const rest = new AbortController();
  const startedAt = performance.now();
  let passedBytes = -atOnceBytes;
  return {
    hurried,
    async after(bytes) {
      passedBytes += bytes;
      const waitMs = startedAt + (1_000 * passedBytes) / bytesPerSecond - performance.now();
      if (waitMs > 0 && !rest.signal.aborted) await delay(waitMs, null, { signal: rest.signal }).catch(() => {});
    },
    hurry() {
      rest.abort();
      resolve();
    },
  };
}
