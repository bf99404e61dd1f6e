/**
 * A multiple of 64 KiB, the capacity of Chromium's pipe to the browser. With chunks slightly shorter than the pipe,
 * Chromium would forward twice as many pieces.
 */
const PACKED_BYTES = 262_144;
/** Maximum time that bytes wait to be packed with others on a slow connection. */
const MAX_DELAY_MS = 50;

/** `read`: returns the next bytes, which are valid until the next call resolves; `null` at the end. */
export type ChunkReader = { read(): Promise<Uint8Array | null>; cancel(reason: unknown): Promise<void> };

/**
 * Copies a stream's chunks into two reused buffers, filling one while the other is read. Reads nothing before the first
 * call of `read`.
 */
export function packChunks(source: ReadableStream<Uint8Array>): ChunkReader {
  const reader = source.getReader();
  let chunk: Uint8Array = new Uint8Array(0);
  let [buffer, other] = [new Uint8Array(PACKED_BYTES), new Uint8Array(PACKED_BYTES)];
  let filling: Promise<Uint8Array> | null = null;

  /** @returns an empty array at the end of the stream */
  async function fill(): Promise<Uint8Array> {
    const packed = buffer;
    [buffer, other] = [other, buffer];
    const untilMs = performance.now() + MAX_DELAY_MS;
    let filledBytes = 0;
    while (filledBytes === 0 || (filledBytes < PACKED_BYTES && performance.now() < untilMs)) {
      if (chunk.byteLength === 0) {
        const { done, value } = await reader.read();
        if (done) break;
        chunk = value;
      }
      const part = chunk.subarray(0, PACKED_BYTES - filledBytes);
      packed.set(part, filledBytes);
      chunk = chunk.subarray(part.byteLength);
      filledBytes += part.byteLength;
    }
    return packed.subarray(0, filledBytes);
  }

  return {
    async read() {
      const packed = await (filling ?? fill());
      if (packed.byteLength === 0) return null;
      filling = fill();
      // The next call reports any error, so the rejection does not have to be handled here.
      filling.catch(() => {});
      return packed;
    },
    cancel: (reason) => reader.cancel(reason),
  };
}
