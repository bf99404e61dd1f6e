import { createReducerStore, type ReducerStore } from "../state/reducer-store.ts";

type RunningTransfersEvent = { type: "transferBegan" } | { type: "transferEnded" };

/** How many transfers would be lost if the page were loaded again. */
export type RunningTransfers = ReducerStore<number, RunningTransfersEvent>;

export function createRunningTransfers(): RunningTransfers {
  return createReducerStore<number, RunningTransfersEvent>(
    (running, { type }) => (type === "transferBegan" ? running + 1 : running - 1),
    0,
  );
}
