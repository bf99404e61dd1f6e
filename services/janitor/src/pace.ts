import { type Clock, pause } from "@envoi/platform";

/**
 * Resolves when the rate limit lets the caller proceed, or the signal aborts.
 * @param units - number of units that the call uses. Default: 1
 */
export type Pace = (signal: AbortSignal, units?: number) => Promise<void>;

/**
 * Creates a rate limiter that spaces calls evenly.
 *
 * @param options.perSecond - units per second; 0: no limit
 */
export function createPace(options: { perSecond: number; clock: Clock; wait?: typeof pause }): Pace {
  const { perSecond, clock, wait = pause } = options;
  let nextAtMs = 0;
  return async (signal, units = 1) => {
    if (perSecond === 0) return;
    const nowMs = clock.now();
    const turnAtMs = Math.max(nowMs, nextAtMs);
    nextAtMs = turnAtMs + (1_000 * units) / perSecond;
    if (turnAtMs > nowMs) await wait(turnAtMs - nowMs, signal);
  };
}
