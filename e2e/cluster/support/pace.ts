import { setTimeout as delay } from "node:timers/promises";

/** A transfer's speed limit until `hurry` is called. */
export type Pace = {
  /** Resolves when it is time for the next bytes. */
  after(bytes: number): Promise<void>;
  /** Resolves once `hurry` has been called. */
  hurried: Promise<void>;
  /** Lifts the limit: ends all current and future waits. */
  hurry(): void;
};

/** Creates a throttle shared by one or more transfers; the first `atOnceBytes` are let through without delay. */
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
