import type { BlobKey, BlobStore, ByteRange } from "./port.ts";

/** Implements `readBytes` with `readChunks`. */
export async function readIntoMemory(
  readChunks: BlobStore["readChunks"],
  key: BlobKey,
  range: ByteRange,
  signal: AbortSignal,
): Promise<Uint8Array | null> {
  const bytes = Buffer.allocUnsafeSlow(range.end - range.offset);
  let filled = 0;
  const take = async (batch: readonly Uint8Array[]) => {
    for (const chunk of batch) {
      bytes.set(chunk, filled);
      filled += chunk.byteLength;
    }
  };
  return (await readChunks(key, range, take, signal)) === null ? null : bytes;
}
