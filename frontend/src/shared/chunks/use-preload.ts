import { useEffect } from "react";

/** So that the parts shown first also load first. */
const PRELOAD_DELAY_MS = 500;

/** Loads what is likely to be shown next. If that fails, it is loaded again when shown. */
export function usePreload(preload: () => Promise<unknown>): void {
  useEffect(() => {
    const timer = setTimeout(() => preload().catch(() => undefined), PRELOAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, [preload]);
}
