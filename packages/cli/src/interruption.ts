import { DeviceError, Suspension } from "@envoi/client";

/** Thrown when the user interrupts a transfer that can be continued later. */
export class InterruptedTransfer extends Error {}

/**
 * Waits for a transfer that `envoi resume` can continue.
 *
 * @param isKept - whether this device has stored the transfer by now
 * @throws InterruptedTransfer if `signal` aborts a stored transfer; DeviceError if this device has no space left
 */
export async function resumable<Result>(
  transfer: Promise<Result>,
  isKept: () => boolean | Promise<boolean>,
  signal: AbortSignal,
): Promise<Result> {
  try {
    return await transfer;
  } catch (error) {
    const isFull = error instanceof DeviceError && error.code === "no_space";
    if (!(signal.aborted || isFull) || !(await isKept())) throw error;
    if (signal.aborted) throw new InterruptedTransfer("Interrupted. Continue with: envoi resume", { cause: error });
    throw new DeviceError("no_space", "There is no space left. Free some, then continue with: envoi resume", {
      cause: error,
    });
  }
}

/** @returns a signal whose abort suspends an upload instead of discarding it */
export function suspendOn(signal: AbortSignal): AbortSignal {
  const suspending = new AbortController();
  const suspend = () => suspending.abort(new Suspension());
  signal.addEventListener("abort", suspend, { once: true });
  if (signal.aborted) suspend();
  return suspending.signal;
}
