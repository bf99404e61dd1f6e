import { useEffect } from "react";
import { useEnvironment } from "../environment.tsx";

/** While active, counts a running transfer as paused. */
export function usePausedTransfer(active: boolean): void {
  const { pausedTransfers } = useEnvironment();
  useEffect(() => {
    if (!active) return;
    pausedTransfers.dispatch({ type: "transferBegan" });
    return () => pausedTransfers.dispatch({ type: "transferEnded" });
  }, [active, pausedTransfers]);
}
