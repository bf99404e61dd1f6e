import { pauseUntilOnline } from "@envoi/client";

/** Pauses before retries: during a rollout, the next request may reach a replica that has the file. */
export const MISSING_DELAYS_MS: readonly number[] = [500, 1_000, 2_000, 4_000];
const MAX_DELAY_MS = 60_000;

/** Loads a file of the page, with up to four retries unless the signal has aborted. */
export async function retryMissing<Value>(load: () => Promise<Value>, signal?: AbortSignal): Promise<Value> {
  for (const delayMs of MISSING_DELAYS_MS) {
    try {
      return await load();
    } catch (error) {
      if (signal?.aborted === true) throw error;
    }
    await pauseUntilOnline(delayMs);
  }
  return load();
}

/**
 * Loads something essential to the page, and retries until it succeeds: with pauses that double up to a minute, and
 * immediately when the browser is back online.
 *
 * @throws the last error, once the signal has aborted
 */
export async function keepLoading<Value>(load: () => Promise<Value>, signal: AbortSignal): Promise<Value> {
  for (let delayMs = 500; ; delayMs = Math.min(2 * delayMs, MAX_DELAY_MS)) {
    try {
      return await load();
    } catch (error) {
      if (signal.aborted) throw error;
    }
    await pauseUntilOnline(delayMs, signal);
  }
}
