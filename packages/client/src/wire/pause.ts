/** Maximum delay of a timer. A timer with a longer delay fires immediately. */
const MAX_TIMER_MS = 2_147_483_647;

/** Waits for this time, but at most MAX_TIMER_MS, or until the signal aborts. */
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

/**
 * A controller that aborts when the signal does, or independently. Replaces `AbortSignal.any`, which the oldest
 * supported browsers lack.
 */
export function linkController(signal: AbortSignal): AbortController {
  const linked = new AbortController();
  signal.addEventListener("abort", () => linked.abort(), { once: true, signal: linked.signal });
  if (signal.aborted) linked.abort();
  return linked;
}

/** Pauses at most until the browser comes back online. */
export async function pauseUntilOnline(delayMs: number, signal?: AbortSignal): Promise<void> {
  const waking = new AbortController();
  const wake = () => waking.abort();
  if (signal?.aborted === true) wake();
  signal?.addEventListener("abort", wake);
  // Some runtimes have no global events.
  globalThis.addEventListener?.("online", wake);
  await pause(delayMs, waking.signal);
  signal?.removeEventListener("abort", wake);
  globalThis.removeEventListener?.("online", wake);
}
