import { useEffect, useState } from "react";
import { useEnvironment } from "../environment.tsx";

/**
 * Why a transfer that has stalled gets no answer: no connection, or something else answers, such as the wall of a sign-in.
 *
 * @returns the id of the message; `undefined` unless the transfer has stalled
 */
export function useStallReason(isStalled: boolean): "noAnswer" | "intercepted" | undefined {
  const { watchInterception } = useEnvironment();
  const [isIntercepted, setIntercepted] = useState(false);

  useEffect(() => {
    if (!isStalled) return;
    const controller = new AbortController();
    // Without an answer, nothing is known.
    watchInterception(setIntercepted, controller.signal).catch(() => setIntercepted(false));
    return () => {
      controller.abort();
      setIntercepted(false);
    };
  }, [isStalled, watchInterception]);

  if (!isStalled) return undefined;
  return isIntercepted ? "intercepted" : "noAnswer";
}
