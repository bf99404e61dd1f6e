import { useEffect } from "react";
import { useEnvironment } from "../environment.tsx";

/** Counts a running or paused transfer while it is active, and makes the browser ask before it closes the page. */
export function useRunningTransfer(isActive: boolean, isPaused: boolean): void {
  const { runningTransfers, pausedTransfers } = useEnvironment();
  useEffect(() => {
    if (!isActive) return;
    runningTransfers.dispatch({ type: "transferBegan" });
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => {
      removeEventListener("beforeunload", warn);
      runningTransfers.dispatch({ type: "transferEnded" });
    };
  }, [isActive, runningTransfers]);
  useEffect(() => {
    if (!isPaused) return;
    pausedTransfers.dispatch({ type: "transferBegan" });
    return () => pausedTransfers.dispatch({ type: "transferEnded" });
  }, [isPaused, pausedTransfers]);
}
