import { isInterception } from "../transfer-error.ts";

/** Delays before the retries of a broken transfer; after the last one it fails. */
export const RETRY_DELAYS_MS: readonly number[] = [500, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000];

/** While something else answers, people may be signing in there. Less in total than a Claim lives without a request. */
const INTERCEPTED_DELAY_MS = 2_000;
const MAX_INTERCEPTED_RETRIES = 50;

/**
 * @param failures - that came before this error, without anything new in between
 * @param delaysMs - for all other errors
 * @returns the delay before the next retry of a transfer; `undefined` after enough of them
 */
export function retryDelayMs(error: unknown, failures: number, delaysMs = RETRY_DELAYS_MS): number | undefined {
  if (!isInterception(error)) return delaysMs[failures];
  return failures < MAX_INTERCEPTED_RETRIES ? INTERCEPTED_DELAY_MS : undefined;
}

/** Timers with more than this fire at once. */
const MAX_TIMER_MS = 2_147_483_647;

/** Waits this long, at most MAX_TIMER_MS, or until the signal aborts. */
export function pause(delayMs: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, signal?.aborted === true ? 0 : Math.min(delayMs, MAX_TIMER_MS));
    signal?.addEventListener("abort", end);
  });
}

/** Pauses, but not beyond the moment when the browser comes back online. */
export async function pauseUntilOnline(delayMs: number, signal?: AbortSignal): Promise<void> {
  const waking = new AbortController();
  const wake = () => waking.abort();
  if (signal?.aborted === true) wake();
  signal?.addEventListener("abort", wake);
  // Not in every runtime.
  globalThis.addEventListener?.("online", wake);
  await pause(delayMs, waking.signal);
  signal?.removeEventListener("abort", wake);
  globalThis.removeEventListener?.("online", wake);
}
