import { useEffect } from "react";
import { useEnvironment } from "../environment.tsx";

/** While active, counts as a running transfer and makes the browser ask before it closes the page. */
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
