import { type Clock, pause } from "@envoi/platform";

/** Resolves when it is the caller's turn, or the signal aborts. */
export type Pace = (signal: AbortSignal) => Promise<void>;

/**
 * Spaces turns evenly.
 *
 * @param options.perSecond - 0: no limit
 */
export function createPace(options: { perSecond: number; clock: Clock; wait?: typeof pause }): Pace {
  const { perSecond, clock, wait = pause } = options;
  let nextAtMs = 0;
  return async (signal) => {
    if (perSecond === 0) return;
    const nowMs = clock.now();
    const turnAtMs = Math.max(nowMs, nextAtMs);
    nextAtMs = turnAtMs + 1_000 / perSecond;
    if (turnAtMs > nowMs) await wait(turnAtMs - nowMs, signal);
  };
}
