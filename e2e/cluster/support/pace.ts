import { setTimeout as delay } from "node:timers/promises";

/** How fast something goes, until it is told to hurry. */
export type Pace = {
  /** Resolves when so many bytes more have had their time. */
  after(bytes: number): Promise<void>;
  /** Resolves once told to hurry: for what is not to happen before. */
  hurried: Promise<void>;
  /** From now on nothing waits. */
  hurry(): void;
};

/** A pace for one transfer, or for several at once, whose bytes count together; the first ones go at once. */
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
