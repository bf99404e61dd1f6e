import { addAbortListener } from "node:events";

/** Waits for this time, or until the signal aborts. Never rejects. */
export async function pause(ms: number, signal?: AbortSignal): Promise<void> {
  if (signal?.aborted) return;
  const over = Promise.withResolvers<void>();
  const timer = setTimeout(over.resolve, ms);
  using _ = signal && addAbortListener(signal, () => over.resolve());
  await over.promise;
  clearTimeout(timer);
}

/**
 * Waits for work up to a timeout.
 * @returns `null` on timeout; the work continues.
 * @throws if the work rejects in time
 */
export async function inTime<Value>(ms: number, work: Promise<Value>): Promise<Value | null> {
  const late = Promise.withResolvers<null>();
  const timer = setTimeout(late.resolve, ms, null);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Waits for work up to a timeout. @returns whether it succeeded in time; never rejects */
export async function succeedsInTime(ms: number, work: Promise<unknown>): Promise<boolean> {
  const succeeded = work.then(
    () => true,
    () => false,
  );
  return (await inTime(ms, succeeded)) ?? false;
}

/** Stops waiting when the signal aborts. The work continues, because other callers may be waiting for it. */
export async function unlessAborted<Value>(work: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  if (signal === undefined) return work;
  signal.throwIfAborted();
  const aborted = Promise.withResolvers<never>();
  using _ = addAbortListener(signal, () => aborted.reject(signal.reason));
  return await Promise.race([work, aborted.promise]);
}
