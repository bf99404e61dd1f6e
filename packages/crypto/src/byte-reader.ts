/** Splits a stream into blocks, regardless of how the stream is divided into chunks. */
export type ByteReader = {
  /** Whether another byte follows. Waits until that byte or the end arrives. */
  hasMore(): Promise<boolean>;
  /**
   * The next `bytes` of the stream, or fewer at its end.
   *
   * @param block - buffer for the bytes; the space after them is left for the caller to fill
   * @returns the block, or a shorter copy at the end of the stream; never a view of a chunk
   */
  take(bytes: number, block?: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>>;
  /**
   * The next `bytes` of the stream, or fewer at its end. Copies them only if they span chunks.
   *
   * @returns the bytes, which are valid until the next call of any method
   */
  view(bytes: number): Promise<Uint8Array<ArrayBuffer>>;
  /**
   * Like `view`, but returns `aheadBytes` more bytes, which stay unread.
   *
   * @returns `null` unless the current chunk has all of these bytes
   */
  viewAhead(bytes: number, aheadBytes: number): Uint8Array<ArrayBuffer> | null;
  /** Cancels the stream. A pending read then returns as if the stream had ended. */
  cancel(reason: unknown): Promise<void>;
};

/** Holds at most one chunk of the stream, and uses all of it before it reads the next. */
export function createByteReader(stream: ReadableStream<Uint8Array>): ByteReader {
  const reader = stream.getReader();
  let chunk: Uint8Array = new Uint8Array(0);
  let joined = new Uint8Array(0);

  async function hasMore(): Promise<boolean> {
    while (chunk.byteLength === 0) {
      const { done, value } = await reader.read();
      if (done) return false;
      chunk = value;
    }
    return true;
  }

  async function take(bytes: number, block = new Uint8Array(bytes)): Promise<Uint8Array<ArrayBuffer>> {
    let filledBytes = 0;
    while (filledBytes < bytes && (chunk.byteLength > 0 || (await hasMore()))) {
      const part = chunk.subarray(0, bytes - filledBytes);
      block.set(part, filledBytes);
      chunk = chunk.subarray(part.byteLength);
      filledBytes += part.byteLength;
    }
    return filledBytes === bytes ? block : block.slice(0, filledBytes + block.byteLength - bytes);
  }

  function viewAhead(bytes: number, aheadBytes: number): Uint8Array<ArrayBuffer> | null {
    if (chunk.byteLength < bytes + aheadBytes) return null;
    const part = chunk.subarray(0, bytes + aheadBytes);
    chunk = chunk.subarray(bytes);
    // None of our streams yields shared memory.
    return part as Uint8Array<ArrayBuffer>;
  }

  return {
    hasMore,
    take,
    async view(bytes) {
      await hasMore();
      const part = viewAhead(bytes, 0);
      if (part !== null) return part;
      if (joined.byteLength !== bytes) joined = new Uint8Array(bytes);
      return take(bytes, joined);
    },
    viewAhead,
    async cancel(reason) {
      // The error is ignored: if the stream has failed, its reader has already received the error.
      await reader.cancel(reason).catch(() => {});
    },
  };
}
