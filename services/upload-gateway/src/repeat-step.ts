import { pause } from "@envoi/platform";
import { UploadStoreError } from "@envoi/store";

/** Delays before a step whose reply was lost is retried. */
const REPEAT_AFTER_MS: readonly number[] = [500, 2_000, 5_000];

/**
 * Runs an idempotent step at the end of an upload, and retries it if the reply is lost.
 * @throws UploadStoreError after the last attempt
 */
export async function repeatStep<Answer>(step: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  for (const delayMs of REPEAT_AFTER_MS) {
    try {
      return await step();
    } catch (error) {
      if (!(error instanceof UploadStoreError)) throw error;
      await pause(delayMs, signal);
      signal.throwIfAborted();
    }
  }
  return step();
}
