import { useStore } from "zustand";
import type { ReducerStore } from "./reducer-store.ts";

export function useReducerStore<State, Event>(store: ReducerStore<State, Event>): State {
  return useStore(store);
}
