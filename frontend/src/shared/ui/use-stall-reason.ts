import { useEffect, useState } from "react";
import { useEnvironment } from "../environment.tsx";

/** Between two questions, so that the page notices soon after people have signed in. */
const ASK_AGAIN_MS = 5_000;

/**
 * Why a transfer that has stalled gets no answer: no connection, or something else answers, such as the wall of a sign-in.
 *
 * @returns the id of the message; `undefined` unless the transfer has stalled
 */
export function useStallReason(isStalled: boolean): "noAnswer" | "intercepted" | undefined {
  const { checkInterception } = useEnvironment();
  const [isIntercepted, setIntercepted] = useState(false);

  useEffect(() => {
    if (!isStalled) return;
    const controller = new AbortController();
    const { signal } = controller;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      // Without an answer, nothing is known.
      const found = await checkInterception(signal).catch(() => false);
      if (signal.aborted) return;
      setIntercepted(found);
      timer = setTimeout(() => void ask(), ASK_AGAIN_MS);
    };
    void ask();
    return () => {
      controller.abort();
      clearTimeout(timer);
      setIntercepted(false);
    };
  }, [isStalled, checkInterception]);

  if (!isStalled) return undefined;
  return isIntercepted ? "intercepted" : "noAnswer";
}
