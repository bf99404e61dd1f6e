/** The next batch, or the signal's reason, should the source stay silent. */
export function nextBatch(
  batches: AsyncIterator<Uint8Array[]>,
  signal: AbortSignal,
): Promise<IteratorResult<Uint8Array[], unknown>> {
  // By hand, as it is asked for each batch: `Promise.race` and what belongs to it make ten promises.
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason);
    signal.addEventListener("abort", onAbort, { once: true });
    const settled = () => signal.removeEventListener("abort", onAbort);
    void batches.next().then(resolve, reject).then(settled);
  });
}
