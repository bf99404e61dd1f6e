import { setTimeout as delay } from "node:timers/promises";

/** Waits for work, but not for ever. Work that fails counts as not done. @returns whether it was done in time */
export async function within(deadlineMs: number, work: Promise<unknown>): Promise<boolean> {
  const deadline = new AbortController();
  const late = delay(deadlineMs, false, { signal: deadline.signal });
  const done = work.then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([done, late]);
  } finally {
    deadline.abort();
  }
}
