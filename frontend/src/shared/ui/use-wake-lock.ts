import { useEffect } from "react";

/** While active, the screen stays on, as a sleeping phone ends its transfers. A refused lock is ignored. */
export function useWakeLock(active: boolean): void {
  useEffect(() => {
    if (!active || navigator.wakeLock === undefined) return;
    let isOver = false;
    let lock: WakeLockSentinel | null = null;
    const request = async () => {
      if (document.visibilityState !== "visible") return;
      const granted = await navigator.wakeLock.request("screen").catch(() => null);
      if (isOver) await granted?.release();
      else lock = granted;
    };
    void request();
    // A page that was hidden meanwhile has lost the lock.
    const renew = () => void request();
    document.addEventListener("visibilitychange", renew);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", renew);
      void lock?.release();
    };
  }, [active]);
}
