import { releaseBuffers } from "@envoi/platform";
import { type BlobBody, BlobStoreError } from "./port.ts";

/** Resolves with the next batch, or rejects with the signal's reason if the signal aborts first. */
export function nextBatch(
  batches: AsyncIterator<Uint8Array[]>,
  signal: AbortSignal,
): Promise<IteratorResult<Uint8Array[], unknown>> {
  // `Promise.race` is not used, because it would create about ten promises per batch.
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason);
    signal.addEventListener("abort", onAbort, { once: true });
    const settled = () => signal.removeEventListener("abort", onAbort);
    void batches.next().then(resolve, reject).then(settled);
  });
}

export type CollectedBody = { batches: Uint8Array[][]; bytes: number };

/** Reads a body into memory. @throws BlobStoreError `length_mismatch` when the body is longer than `maxBytes` */
export async function collectBody(body: BlobBody, maxBytes: number, signal: AbortSignal): Promise<CollectedBody> {
  const source = body[Symbol.asyncIterator]();
  const batches: Uint8Array[][] = [];
  let bytes = 0;
  for (;;) {
    const next = await nextBatch(source, signal);
    if (next.done) return { batches, bytes };
    for (const { byteLength } of next.value) bytes += byteLength;
    if (bytes > maxBytes) throw new BlobStoreError("length_mismatch");
    batches.push(next.value);
  }
}

export async function* streamBatches(batches: readonly Uint8Array[][]): BlobBody {
  yield* batches;
}

/** A body that is already in memory, as a single batch. */
export async function* wholeBody(bytes: Uint8Array): BlobBody {
  yield [bytes];
}

/**
 * Releases the memory of each batch once the next one is requested. Leaving this to the garbage collector would cost
 * a fifth of an upload's CPU time.
 */
export async function* releaseAfterUse(body: BlobBody): BlobBody {
  for await (const batch of body) {
    yield batch;
    releaseBuffers(batch);
  }
}
