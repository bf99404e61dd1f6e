import { useEffect } from "react";
import { keepLoading } from "./retry-missing.ts";

/** Delay before preloading, so that the parts shown first load first. */
const PRELOAD_DELAY_MS = 500;

/** Preloads parts likely to be shown next, and retries until this succeeds. */
export function usePreload(preload: () => Promise<unknown>): void {
  useEffect(() => {
    const leaving = new AbortController();
    const timer = setTimeout(() => keepLoading(preload, leaving.signal).catch(() => undefined), PRELOAD_DELAY_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [preload]);
}
