import { DOWNLOAD_RETRY_DELAYS_MS, pauseUntilOnline } from "@envoi/client";
import { failureCode } from "../../../shared/transfer/transfer-failure.ts";

type UntilReachedOptions = {
  /** Whether content has arrived. Later failures are not retried here, because they have their own retries. */
  hasStarted: () => boolean;
  /** Whether the browser is offline; failures while it is offline do not count. */
  isOffline: () => boolean;
  /** Whether the server responds to a request without side effects. */
  isReached: () => Promise<boolean>;
  onUnreached: () => void;
  signal: AbortSignal;
};

/**
 * Starts a download and, like uploads, retries for about a minute while the server is unreachable. A retry waits until
 * the server responds to another request, because each start may count as a download if only the responses are lost.
 *
 * @throws the last failure; AbortError
 */
export async function untilReached<Result>(
  begin: () => Promise<Result>,
  { hasStarted, isOffline, isReached, onUnreached, signal }: UntilReachedOptions,
): Promise<Result> {
  let failures = 0;

  /** Waits before the next retry. @throws the failure if a retry would not help or no retries are left */
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
