/** Cuts a stream into blocks, however its chunks were cut. */
export type ByteReader = {
  /** Whether a byte follows; waits for it or for the end. */
  hasMore(): Promise<boolean>;
  /**
   * The next `bytes` of the stream, fewer only where it ends.
   *
   * @param block - what to write them into; room behind them stays behind them, for what the caller adds
   * @returns the block, or where the stream ends a shorter copy; never a view of a chunk
   */
  take(bytes: number, block?: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>>;
  /** Nothing more is wanted. Ends a read under way, as if the stream ended there. */
  cancel(reason: unknown): Promise<void>;
};

/** Holds one chunk of the stream at a time, beside the blocks it hands out, and has copied it before it asks for another. */
export function createByteReader(stream: ReadableStream<Uint8Array>): ByteReader {
  const reader = stream.getReader();
  let chunk: Uint8Array = new Uint8Array(0);

  async function hasMore(): Promise<boolean> {
    while (chunk.byteLength === 0) {
      const { done, value } = await reader.read();
      if (done) return false;
      chunk = value;
    }
    return true;
  }

  return {
    hasMore,
    async take(bytes, block = new Uint8Array(bytes)) {
      let filledBytes = 0;
      while (filledBytes < bytes && (chunk.byteLength > 0 || (await hasMore()))) {
        const part = chunk.subarray(0, bytes - filledBytes);
        block.set(part, filledBytes);
        chunk = chunk.subarray(part.byteLength);
        filledBytes += part.byteLength;
      }
      return filledBytes === bytes ? block : block.slice(0, filledBytes + block.byteLength - bytes);
    },
    async cancel(reason) {
      // A stream that has failed by itself has said so to whoever reads it.
      await reader.cancel(reason).catch(() => {});
    },
  };
}
