/** Resolves with the next batch, or rejects with the signal's reason when it aborts first. */
export function nextBatch(
  batches: AsyncIterator<Uint8Array[]>,
  signal: AbortSignal,
): Promise<IteratorResult<Uint8Array[], unknown>> {
  // Without `Promise.race`, which would create some ten promises per batch.
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason);
    signal.addEventListener("abort", onAbort, { once: true });
    const settled = () => signal.removeEventListener("abort", onAbort);
    void batches.next().then(resolve, reject).then(settled);
  });
}
