import { createStore, type StoreApi } from "zustand/vanilla";

/** Holds a state that only events change, through a pure reducer. */
export type ReducerStore<State, Event> = Pick<StoreApi<State>, "getState" | "getInitialState" | "subscribe"> & {
  dispatch: (event: Event) => void;
};

export function createReducerStore<State, Event>(
  reduce: (state: State, event: Event) => State,
  initial: State,
): ReducerStore<State, Event> {
  const store = createStore<State>(() => initial);
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    // Replaces: merging would keep fields of the state's former kind.
    dispatch: (event) => store.setState(reduce(store.getState(), event), true),
  };
}
