/** Maximum delay of a timer. A timer with a longer delay fires immediately. */
const MAX_TIMER_MS = 2_147_483_647;

/** Waits for this time, up to MAX_TIMER_MS, or until the signal aborts. */
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
 * A controller that aborts when the signal aborts, and can also be aborted on its own. Replaces `AbortSignal.any`,
 * which the oldest supported browsers lack.
 */
export function linkController(signal: AbortSignal): AbortController {
  const linked = new AbortController();
  signal.addEventListener("abort", () => linked.abort(signal.reason), { once: true, signal: linked.signal });
  if (signal.aborted) linked.abort(signal.reason);
  return linked;
}

/** Pauses for `delayMs`, or less if the browser comes back online earlier. */
export async function pauseUntilOnline(delayMs: number, signal?: AbortSignal): Promise<void> {
  const waking = new AbortController();
  const wake = () => waking.abort();
  if (signal?.aborted === true) wake();
  signal?.addEventListener("abort", wake);
  // In some runtimes, the global object is not an event target.
  globalThis.addEventListener?.("online", wake);
  await pause(delayMs, waking.signal);
  signal?.removeEventListener("abort", wake);
  globalThis.removeEventListener?.("online", wake);
}
