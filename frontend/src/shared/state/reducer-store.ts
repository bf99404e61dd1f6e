import { createStore, type StoreApi } from "zustand/vanilla";

/** State that changes only through actions and a pure reducer. */
export type ReducerStore<State, Action> = Pick<StoreApi<State>, "getState" | "getInitialState" | "subscribe"> & {
  dispatch: (action: Action) => void;
};

export function createReducerStore<State, Action>(
  reduce: (state: State, action: Action) => State,
  initial: State,
): ReducerStore<State, Action> {
  const store = createStore<State>(() => initial);
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    // The state is replaced, not merged: merging would keep the previous state's fields.
    dispatch: (action) => store.setState(reduce(store.getState(), action), true),
  };
}
