import { useEffect, useEffectEvent } from "react";

/**
 * Runs an action now, when the page becomes visible again, and after each pause while it is visible.
 *
 * @param cause - a new value starts the action at once, instead of the one that is running
 */
export function useVisibleInterval(
  pauseMs: number,
  action: (signal: AbortSignal) => Promise<void>,
  cause: number | null = null,
): void {
  const act = useEffectEvent(action);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `cause` only restarts the effect
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
  }, [pauseMs, cause]);
}
