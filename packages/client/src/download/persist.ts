import { DecryptionError } from "@envoi/crypto";
import { type ErrorCode, ProtocolError } from "@envoi/protocol";
import type { PauseSwitch } from "../pause-switch.ts";
import { lostBy, TransferError } from "../transfer-error.ts";
import { pause } from "../wire/pause.ts";
import { DOWNLOAD_RETRY_DELAYS_MS, downloadRetryDelayMs, jitter } from "../wire/retry-waits.ts";

/**
 * Rejections that may be temporary, and the maximum number of retries after each. `rate_limited` may also mean that a
 * Claim is permanently used up.
 */
const RETRIES_OF: Partial<Record<ErrorCode, number>> = {
  unavailable: DOWNLOAD_RETRY_DELAYS_MS.length,
  busy: DOWNLOAD_RETRY_DELAYS_MS.length,
  rate_limited: 5,
};

/**
 * Repeats an attempt after failures that may be temporary.
 *
 * @param attempt - calls `progressed` when it gets further than the previous attempt, which resets the retry count
 * @param pausing - during a pause, no attempt is made, and failures do not count
 * @throws ProtocolError, DecryptionError; TransferError `cancelled`, `intercepted` or `connection_lost`
 */
export async function persist<Result>(
  attempt: (progressed: () => void) => Promise<Result>,
  signal: AbortSignal,
  pausing?: PauseSwitch,
): Promise<Result> {
  let failures = 0;
  const progressed = () => {
    failures = 0;
  };
  for (;;) {
    let delayMs: number | undefined;
    try {
      return await attempt(progressed);
    } catch (cause) {
      if (signal.aborted) throw new TransferError("cancelled", { cause });
      delayMs = delayAfter(cause, failures);
      if (delayMs === undefined) throw cause instanceof DecryptionError ? cause : lostBy(cause);
    }
    await pause(jitter(delayMs), signal);
    failures = pausing?.isPaused === true ? 0 : failures + 1;
    await pausing?.whilePaused(signal);
  }
}

/** @returns `undefined` when a retry would not help */
function delayAfter(error: unknown, failures: number): number | undefined {
  if (error instanceof DecryptionError) return undefined;
  if (error instanceof ProtocolError && failures >= (RETRIES_OF[error.code] ?? 0)) return undefined;
  return downloadRetryDelayMs(error, failures);
}
