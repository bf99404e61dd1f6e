import { useEffect } from "react";
import { type Environment, useEnvironment } from "../environment.tsx";

/** Counts a running transfer until the result is called, and makes the browser ask before it closes the page. */
export function guardTransfer(runningTransfers: Environment["runningTransfers"]): () => void {
  runningTransfers.dispatch({ type: "transferBegan" });
  const warn = (event: BeforeUnloadEvent) => event.preventDefault();
  addEventListener("beforeunload", warn);
  return () => {
    removeEventListener("beforeunload", warn);
    runningTransfers.dispatch({ type: "transferEnded" });
  };
}

/** Counts a running or paused transfer while it is active, and makes the browser ask before it closes the page. */
export function useRunningTransfer(isActive: boolean, isPaused: boolean): void {
  const { runningTransfers, pausedTransfers } = useEnvironment();
  useEffect(() => {
    if (isActive) return guardTransfer(runningTransfers);
    return undefined;
  }, [isActive, runningTransfers]);
  useEffect(() => {
    if (!isPaused) return;
    pausedTransfers.dispatch({ type: "transferBegan" });
    return () => pausedTransfers.dispatch({ type: "transferEnded" });
  }, [isPaused, pausedTransfers]);
}
