import { useEffect, useEffectEvent } from "react";

/** Runs an action now, when the page becomes visible again, and after each pause while it is visible. */
export function useVisibleInterval(pauseMs: number, action: (signal: AbortSignal) => Promise<void>): void {
  const act = useEffectEvent(action);
  useEffect(() => {
    const stopping = new AbortController();
    const { signal } = stopping;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isRunning = false;

    async function run(): Promise<void> {
      if (isRunning || document.visibilityState === "hidden") return;
      isRunning = true;
      clearTimeout(timer);
      await act(signal);
      isRunning = false;
      if (!signal.aborted) timer = setTimeout(run, pauseMs);
    }

    document.addEventListener("visibilitychange", run, { signal });
    void run();
    return () => {
      stopping.abort();
      clearTimeout(timer);
    };
  }, [pauseMs]);
}
