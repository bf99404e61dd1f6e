/** Pauses before a retry: during a rollout, the next request may reach a replica that has the file. */
export const MISSING_DELAYS_MS: readonly number[] = [500, 1_000, 2_000, 4_000];

/** Loads a file of the page, with up to four retries unless the signal has aborted. */
export async function retryMissing<Value>(load: () => Promise<Value>, signal?: AbortSignal): Promise<Value> {
  for (const delayMs of MISSING_DELAYS_MS) {
    try {
      return await load();
    } catch (error) {
      if (signal?.aborted === true) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, delayMs));
  }
  return load();
}
