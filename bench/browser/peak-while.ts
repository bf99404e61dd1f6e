import { setTimeout as delay } from "node:timers/promises";

/** Sampling all of a browser's processes takes several milliseconds. */
const EVERY_MS = 1_000;

/** @returns the work's result, and the peak of `memoryBytes` during the work */
export async function peakWhile<Result>(
  memoryBytes: () => Promise<number>,
  work: () => Promise<Result>,
  everyMs = EVERY_MS,
): Promise<{ result: Result; peakBytes: number }> {
  const over = new AbortController();
  let peakBytes = await memoryBytes();
  const look = async () => {
    peakBytes = Math.max(peakBytes, await memoryBytes());
  };
  async function watch(): Promise<void> {
    while (!over.signal.aborted) {
      await delay(everyMs, undefined, { signal: over.signal }).catch(() => {});
      await look();
    }
  }
  const watching = watch();
  watching.catch(() => {});
  try {
    const result = await work();
    over.abort();
    await watching;
    return { result, peakBytes };
  } finally {
    over.abort();
  }
}
