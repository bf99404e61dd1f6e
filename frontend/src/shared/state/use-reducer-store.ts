import { useStore } from "zustand";
import type { ReducerStore } from "./reducer-store.ts";

export function useReducerStore<State, Action>(store: ReducerStore<State, Action>): State {
  return useStore(store);
}
