import { useEffect, useState } from "react";

/** A connection without data for this long counts as lost. */
const SILENCE_MS = 5_000;

/**
 * Whether a running download has lost its connection: the browser is offline, or no data has arrived for a while.
 *
 * @param doneBytes - bytes received so far; `null` if no more are expected
 */
export function useConnectionLost(doneBytes: number | null): boolean {
  const [state, setState] = useState<"moving" | "waiting">("moving");

  useEffect(() => {
    const wait = () => setState("waiting");
    if (doneBytes === null || navigator.onLine) setState("moving");
    else wait();
    if (doneBytes === null) return;
    const timer = setTimeout(wait, SILENCE_MS);
    addEventListener("offline", wait);
    return () => {
      clearTimeout(timer);
      removeEventListener("offline", wait);
    };
  }, [doneBytes]);

  return state === "waiting";
}
