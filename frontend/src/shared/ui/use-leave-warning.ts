import { useEffect } from "react";
import { useEnvironment } from "../environment.tsx";

/** While active, a transfer counts as running, and the browser asks before the page is closed: it would be lost. */
export function useLeaveWarning(active: boolean): void {
  const { runningTransfers } = useEnvironment();
  useEffect(() => {
    if (!active) return;
    runningTransfers.dispatch({ type: "transferBegan" });
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => {
      removeEventListener("beforeunload", warn);
      runningTransfers.dispatch({ type: "transferEnded" });
    };
  }, [active, runningTransfers]);
}
