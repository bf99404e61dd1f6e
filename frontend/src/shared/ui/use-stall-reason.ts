import { useEffect, useState } from "react";
import { useEnvironment } from "../environment.tsx";

/**
 * Finds out why a stalled transfer gets no response from the server: there is no connection, or something else
 * responds, such as a captive portal.
 *
 * @returns the id of the message that states the reason; `undefined` if the transfer is not stalled
 */
export function useStallReason(isStalled: boolean): "noAnswer" | "intercepted" | undefined {
  const { watchInterception } = useEnvironment();
  const [isIntercepted, setIntercepted] = useState(false);

  useEffect(() => {
    if (!isStalled) return;
    const controller = new AbortController();
    // If the check fails, there is no evidence that another host is responding instead of the server.
    watchInterception(setIntercepted, controller.signal).catch(() => setIntercepted(false));
    return () => {
      controller.abort();
      setIntercepted(false);
    };
  }, [isStalled, watchInterception]);

  if (!isStalled) return undefined;
  return isIntercepted ? "intercepted" : "noAnswer";
}
