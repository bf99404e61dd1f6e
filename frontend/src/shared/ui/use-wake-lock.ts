import { useEffect } from "react";

/** While active, keeps the screen on because a sleeping phone stops its transfers. Ignores a refused lock. */
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
    // A hidden page loses the lock.
    const renew = () => void request();
    document.addEventListener("visibilitychange", renew);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", renew);
      void lock?.release();
    };
  }, [active]);
}
