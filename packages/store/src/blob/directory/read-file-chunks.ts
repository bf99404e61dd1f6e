import { releaseBuffers } from "@envoi/platform";
import { stored, tooShort } from "../files/file-faults.ts";
import type { OpenFile } from "../files/open-file.ts";
import type { ByteRange, TakeBatch } from "../port.ts";

/**
 * Reads `offset` up to `end` of an open file into two alternating buffers: one is filled while the other is in use.
 * With a new buffer per chunk, garbage collection would cost more than reading.
 *
 * @param chunkBytes - maximum length of a chunk
 * @param take - called with batches of one chunk each; `take` may use the chunk only until it resolves
 * @throws BlobStoreError when the file ends early; errors of `take`; the signal's reason
 */
export async function readFileChunks(
  file: Pick<OpenFile, "read">,
  range: ByteRange,
  chunkBytes: number,
  take: TakeBatch,
  signal: AbortSignal,
): Promise<void> {
  const bufferBytes = Math.min(chunkBytes, range.end - range.offset);
  let filling: Buffer = Buffer.allocUnsafeSlow(bufferBytes);
  let spare: Buffer | null = null;
  let position = range.offset;

  async function fill(): Promise<number> {
    const { bytesRead } = await stored(file.read(filling, 0, Math.min(bufferBytes, range.end - position), position));
    if (bytesRead === 0) throw tooShort();
    position += bytesRead;
    return bytesRead;
  }

  let reading = position < range.end ? fill() : null;
  try {
    while (reading !== null) {
      const chunk = filling.subarray(0, await reading);
      if (position < range.end) {
        [filling, spare] = [spare ?? Buffer.allocUnsafeSlow(bufferBytes), filling];
        reading = fill();
      } else {
        reading = null;
      }
      signal.throwIfAborted();
      await take([chunk]);
    }
  } finally {
    // The caller closes the file next, so no read may be in progress.
    await reading?.catch(() => {});
  }
  releaseBuffers(spare === null ? [filling] : [filling, spare]);
}
