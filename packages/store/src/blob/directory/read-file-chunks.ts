import type { FileHandle } from "node:fs/promises";
import { stored } from "../files/file-faults.ts";
import { BlobStoreError, type TakeBatch } from "../port.ts";

/**
 * Reads `offset` up to `end` of an open file into two buffers in turn: one is filled while the other is taken. Chunks of
 * their own would have to be collected, which costs more than reading them.
 *
 * @param chunkBytes - at most at a time
 * @param take - may use its batch, of one chunk, until it resolves
 * @throws BlobStoreError when the file ends early; what `take` throws; the signal's reason
 */
export async function readFileChunks(
  file: FileHandle,
  range: { offset: number; end: number },
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
    if (bytesRead === 0) {
      throw new BlobStoreError("unavailable", { cause: new Error("the file is shorter than its Blob") });
    }
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
    // The file is closed next: nothing may be reading from it then.
    await reading?.catch(() => {});
  }
}
