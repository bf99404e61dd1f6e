/** Thrown when the user interrupts a transfer that can be continued later. */
export class InterruptedTransfer extends Error {}

/** Waits for a transfer that `envoi resume` can continue. @throws InterruptedTransfer if `signal` aborts it */
export async function resumable<Result>(transfer: Promise<Result>, signal: AbortSignal): Promise<Result> {
  try {
    return await transfer;
  } catch (error) {
    if (signal.aborted) throw new InterruptedTransfer("Interrupted. Continue with: envoi resume", { cause: error });
    throw error;
  }
}
