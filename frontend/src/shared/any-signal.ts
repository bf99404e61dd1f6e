/** `AbortSignal.any`, which the oldest supported browsers lack: aborts with the reason of the first signal to abort. */
export function anySignal(signals: readonly AbortSignal[]): AbortSignal {
  const controller = new AbortController();
  const { signal } = controller;
  for (const source of signals) {
    const abort = () => controller.abort(source.reason);
    if (source.aborted) abort();
    else source.addEventListener("abort", abort, { once: true, signal });
  }
  return signal;
}
