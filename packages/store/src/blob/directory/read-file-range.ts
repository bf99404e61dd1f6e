import type { FileHandle } from "node:fs/promises";
import { Readable } from "node:stream";
import { stored, tooShort } from "../files/file-faults.ts";

/** Small enough to be freed by minor collections; larger buffers pile up to 64 MiB until a full one. */
const CHUNK_BYTES = 65_536;

/**
 * Streams `offset` up to `end` of an open file, and closes the file when the stream ends or fails.
 *
 * The stream fails with BlobStoreError when the file ends early, and with the signal's reason when aborted.
 */
export function readFileRange(file: FileHandle, range: { offset: number; end: number }, signal: AbortSignal): Readable {
  let position = range.offset;

  async function nextChunk(): Promise<Buffer | null> {
    if (position >= range.end) return null;
    const buffer = Buffer.allocUnsafeSlow(Math.min(CHUNK_BYTES, range.end - position));
    const { bytesRead } = await stored(file.read(buffer, 0, buffer.byteLength, position));
    if (bytesRead === 0) throw tooShort();
    position += bytesRead;
    return buffer.subarray(0, bytesRead);
  }

  const stream = new Readable({
    highWaterMark: CHUNK_BYTES,
    read() {
      nextChunk().then(
        (chunk) => this.push(chunk),
        (error) => this.destroy(error),
      );
    },
    destroy(error, callback) {
      signal.removeEventListener("abort", onAbort);
      stored(file.close()).then(
        () => callback(error),
        (closeError) => callback(error ?? closeError),
      );
    },
  });
  const onAbort = () => stream.destroy(signal.reason);
  signal.addEventListener("abort", onAbort, { once: true });
  // An abort before the reader attaches must not crash the process; the reader finds the stream errored.
  stream.on("error", () => {});
  return stream;
}
