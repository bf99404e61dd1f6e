import { DOWNLOAD_RETRY_DELAYS_MS, pauseUntilOnline } from "@envoi/client";
import { failureCode } from "../../../shared/transfer/transfer-failure.ts";

type UntilReachedOptions = {
  /** Whether something has arrived: later failures have their own retries. */
  hasStarted: () => boolean;
  /** Whether the browser is offline; such failures do not count. */
  isOffline: () => boolean;
  /** Sends the server a request that costs nothing. */
  isReached: () => Promise<boolean>;
  onUnreached: () => void;
  signal: AbortSignal;
};

/**
 * Starts a download, and retries for about a minute while the server cannot be reached, as uploads do. A retry waits
 * until the server answers another request: if only answers are lost, each start may count.
 *
 * @throws the last failure; AbortError
 */
export async function untilReached<Result>(
  begin: () => Promise<Result>,
  { hasStarted, isOffline, isReached, onUnreached, signal }: UntilReachedOptions,
): Promise<Result> {
  let failures = 0;

  /** @throws this failure if it has another cause or was the last one */
  async function waitAfter(error: unknown): Promise<void> {
    const delayMs = DOWNLOAD_RETRY_DELAYS_MS[failures];
    const isUnreached = failureCode(error) === "connect_failed" && !hasStarted();
    if (signal.aborted || !isUnreached || delayMs === undefined) throw error;
    onUnreached();
    await pauseUntilOnline(delayMs, signal);
    signal.throwIfAborted();
    if (!isOffline()) failures += 1;
  }

  for (;;) {
    try {
      return await begin();
    } catch (error) {
      do await waitAfter(error);
      while (!(await isReached()));
    }
  }
}
