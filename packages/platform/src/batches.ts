import type { Writable } from "node:stream";

/**
 * Writes all chunks to the network in one gathered write. Resolves once the chunks are no longer needed.
 *
 * @throws the stream's error, or the signal's reason if it aborts first
 */
export function writeBatch(to: Writable, batch: readonly Uint8Array[], signal?: AbortSignal): Promise<void> {
  if (batch.length === 0) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal?.reason);
    signal?.addEventListener("abort", onAbort, { once: true });
    const onWritten = (error?: Error | null) => {
      signal?.removeEventListener("abort", onAbort);
      if (error) reject(error);
      else resolve();
    };
    to.cork();
    for (const [index, chunk] of batch.entries()) {
      if (index < batch.length - 1) to.write(chunk);
      else to.write(chunk, onWritten);
    }
    to.uncork();
  });
}

/** Frees the memory of chunks that own their buffer, leaving them empty. */
export function releaseBuffers(batch: readonly Uint8Array[]): void {
  for (const { buffer, byteLength } of batch) {
    if (buffer instanceof ArrayBuffer && byteLength === buffer.byteLength) buffer.transfer(0);
  }
}
