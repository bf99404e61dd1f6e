import { setTimeout as delay } from "node:timers/promises";

/** Each look at all processes of a browser takes it some milliseconds. */
const EVERY_MS = 1_000;

/** @returns what work gives, and the highest that `memoryBytes` told from its beginning to its end */
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
