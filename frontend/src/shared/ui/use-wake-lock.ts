import { useEffect } from "react";

/**
 * Keeps the screen on while `active`, because a sleeping phone stops its transfers. If the browser denies the lock,
 * does nothing.
 */
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
    // A page loses the lock when it is hidden.
    const renew = () => void request();
    document.addEventListener("visibilitychange", renew);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", renew);
      void lock?.release();
    };
  }, [active]);
}
