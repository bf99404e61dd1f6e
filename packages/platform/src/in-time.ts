import { setTimeout as delay } from "node:timers/promises";

/** Waits for work, but not for ever. @returns `null` when it is late: it goes on. @throws what it rejects with by then */
export async function inTime<Value>(ms: number, work: Promise<Value>): Promise<Value | null> {
  const patience = new AbortController();
  try {
    return await Promise.race([work, delay(ms, null, { signal: patience.signal })]);
  } finally {
    patience.abort();
  }
}
