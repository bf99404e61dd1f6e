import { createReducerStore, type ReducerStore } from "../state/reducer-store.ts";

/** Whether a download is paused. Every download route follows this. */
export type Pausing = ReducerStore<boolean, boolean>;

export function createPausing(): Pausing {
  return createReducerStore<boolean, boolean>((_, isPaused) => isPaused, false);
}

/**
 * Forwards every change until the returned function is called. If already paused, pauses immediately.
 *
 * @param pause - its failures are ignored: they mean that the route has ended
 */
export function followPausing(pausing: Pausing, pause: (isPaused: boolean) => Promise<unknown>): () => void {
  const apply = (isPaused: boolean) => void pause(isPaused).catch(() => undefined);
  if (pausing.getState()) apply(true);
  return pausing.subscribe((isPaused, before) => {
    if (isPaused !== before) apply(isPaused);
  });
}
