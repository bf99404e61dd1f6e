import { pauseUntilOnline, RETRY_DELAYS_MS } from "@envoi/client";
import { failureCode } from "../../shared/transfer/transfer-failure.ts";

type UntilReachedOptions = {
  /** Whether something has arrived: what breaks then has its own retries. */
  hasBegun: () => boolean;
  /** Whether the browser is offline; such failures do not count. */
  isOffline: () => boolean;
  onUnreached: () => void;
  signal: AbortSignal;
};

/**
 * Begins a download, and retries for about a minute while the server is not reached, as uploads do.
 *
 * @throws the last failure; AbortError
 */
export async function untilReached<Result>(
  begin: () => Promise<Result>,
  { hasBegun, isOffline, onUnreached, signal }: UntilReachedOptions,
): Promise<Result> {
  for (let failures = 0; ; ) {
    try {
      return await begin();
    } catch (error) {
      const delayMs = RETRY_DELAYS_MS[failures];
      const isUnreached = failureCode(error) === "connect_failed" && !hasBegun();
      if (signal.aborted || !isUnreached || delayMs === undefined) throw error;
      onUnreached();
      await pauseUntilOnline(delayMs, signal);
      signal.throwIfAborted();
      if (!isOffline()) failures += 1;
    }
  }
}
