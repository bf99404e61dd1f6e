import { useEffect } from "react";

/** What the page shows first also loads first. */
const PRELOAD_DELAY_MS = 500;

/** Loads what is likely to be shown next. What does not come is asked for again when it is shown. */
export function usePreload(preload: () => Promise<void>): void {
  useEffect(() => {
    const timer = setTimeout(() => preload().catch(() => undefined), PRELOAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, [preload]);
}
