import { useEffect } from "react";

/** A delay, so that the parts shown first load first. */
const PRELOAD_DELAY_MS = 500;

/** Preloads what is likely to be shown next. If that fails, it is loaded when it is shown. */
export function usePreload(preload: () => Promise<unknown>): void {
  useEffect(() => {
    const timer = setTimeout(() => preload().catch(() => undefined), PRELOAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, [preload]);
}
