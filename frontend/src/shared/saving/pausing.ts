import { createReducerStore, type ReducerStore } from "../state/reducer-store.ts";

/** Whether a download is paused. Every route that saves it follows. */
export type Pausing = ReducerStore<boolean, boolean>;

export function createPausing(): Pausing {
  return createReducerStore<boolean, boolean>((_, isPaused) => isPaused, false);
}

/**
 * Passes on every pause from now on, until `stop` is called. Pauses at once if it is paused already.
 *
 * @param pause - its failures do not matter: whoever cannot be reached has ended
 */
export function followPausing(pausing: Pausing, pause: (isPaused: boolean) => Promise<unknown>): () => void {
  const apply = (isPaused: boolean) => void pause(isPaused).catch(() => undefined);
  if (pausing.getState()) apply(true);
  return pausing.subscribe((isPaused, before) => {
    if (isPaused !== before) apply(isPaused);
  });
}
