/** The next batch, or the signal's reason, should the source stay silent. */
export function nextBatch(
  batches: AsyncIterator<Uint8Array[]>,
  signal: AbortSignal,
): Promise<IteratorResult<Uint8Array[], unknown>> {
  const aborted = Promise.withResolvers<never>();
  const onAbort = () => aborted.reject(signal.reason);
  signal.addEventListener("abort", onAbort, { once: true });
  return Promise.race([aborted.promise, batches.next()]).finally(() => signal.removeEventListener("abort", onAbort));
}
