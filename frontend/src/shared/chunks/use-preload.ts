import { useEffect } from "react";
import { keepLoading } from "./retry-missing.ts";

/** A delay before preloading, so that the parts shown first are loaded first. */
const PRELOAD_DELAY_MS = 500;

/** Preloads parts that are likely to be shown next, and retries until that succeeds. */
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
