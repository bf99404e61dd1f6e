/** Large enough to make each read cheap per byte. */
const READ_BYTES = 524_288;

export type ChunkReader = {
  /** @returns the next bytes, which are valid until the next call; `null` at the end */
  read(): Promise<Uint8Array | null>;
  cancel(reason: unknown): Promise<void>;
};

/**
 * Reads a stream into one reused buffer, if the stream and the browser support it, because allocating a buffer per
 * chunk costs more than reading the chunk.
 */
export function createChunkReader(stream: ReadableStream<Uint8Array>): ChunkReader {
  const reader = byobReaderOf(stream);
  if (reader === null) {
    const plain = stream.getReader();
    return {
      read: async () => (await plain.read()).value ?? null,
      cancel: (reason) => plain.cancel(reason),
    };
  }
  let memory = new ArrayBuffer(READ_BYTES);
  return {
    async read() {
      const { done, value } = await reader.read(new Uint8Array(memory));
      if (done) return null;
      memory = value.buffer;
      return value;
    },
    cancel: (reason) => reader.cancel(reason),
  };
}

/** @returns `null` for a stream that allocates its own chunks */
function byobReaderOf(stream: ReadableStream<Uint8Array>): ReadableStreamBYOBReader | null {
  try {
    return stream.getReader({ mode: "byob" });
  } catch {
    return null;
  }
}
