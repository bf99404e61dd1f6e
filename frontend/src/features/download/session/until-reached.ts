import { DOWNLOAD_RETRY_DELAYS_MS, pauseUntilOnline } from "@envoi/client";
import { failureCode } from "../../../shared/transfer/transfer-failure.ts";

type UntilReachedOptions = {
  /** Whether something has arrived: what breaks then has its own retries. */
  hasBegun: () => boolean;
  /** Whether the browser is offline; such failures do not count. */
  isOffline: () => boolean;
  /** Asks the server for something that costs nothing. */
  isReached: () => Promise<boolean>;
  onUnreached: () => void;
  signal: AbortSignal;
};

/**
 * Begins a download, and retries for about a minute while the server is not reached, as uploads do. It is not begun again
 * before the server answers something else: where only answers are lost, each beginning may count.
 *
 * @throws the last failure; AbortError
 */
export async function untilReached<Result>(
  begin: () => Promise<Result>,
  { hasBegun, isOffline, isReached, onUnreached, signal }: UntilReachedOptions,
): Promise<Result> {
  let failures = 0;

  /** @throws this failure, if it is none of the line, or the last one */
  async function waitAfter(error: unknown): Promise<void> {
    const delayMs = DOWNLOAD_RETRY_DELAYS_MS[failures];
    const isUnreached = failureCode(error) === "connect_failed" && !hasBegun();
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
