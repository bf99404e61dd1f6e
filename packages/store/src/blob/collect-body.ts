import { nextBatch } from "./next-batch.ts";
import { type BlobBody, BlobStoreError } from "./port.ts";

export type CollectedBody = { batches: Uint8Array[][]; bytes: number };

/** Reads a body into memory. @throws BlobStoreError `length_mismatch` when it is longer than `maxBytes` */
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
