import { useEffect, useState } from "react";
import { useOffline } from "../../../shared/ui/use-offline.ts";

/** Time without data after which a connection counts as lost. */
const SILENCE_MS = 5_000;

/**
 * Whether a running download has lost its connection: the browser is offline, or no data has arrived for a while.
 *
 * @param doneBytes - bytes received so far; `null` if no more are expected
 */
export function useConnectionLost(doneBytes: number | null): boolean {
  const isOffline = useOffline();
  const [silentAtBytes, setSilentAtBytes] = useState<number | null>(null);

  useEffect(() => {
    if (doneBytes === null) return;
    const timer = setTimeout(() => setSilentAtBytes(doneBytes), SILENCE_MS);
    return () => clearTimeout(timer);
  }, [doneBytes]);

  return doneBytes !== null && (isOffline || silentAtBytes === doneBytes);
}
