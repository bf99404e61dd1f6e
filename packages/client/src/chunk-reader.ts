/** Number of bytes per read, large enough that the fixed cost of a read hardly matters. */
const READ_BYTES = 524_288;

export type ChunkReader = {
  /** @returns the next bytes, which are valid until the next call; `null` at the end */
  read(): Promise<Uint8Array | null>;
  cancel(reason: unknown): Promise<void>;
};

/**
 * Reads a stream into one reused buffer, if the stream and the browser support it, because allocating a buffer per
 * chunk costs more than reading the chunk.
 *
 * @param options.discard - called with each chunk that the stream allocated itself, once it is no longer valid
 * @param options.maxBytes - length of the stream, if it may be shorter than the buffer
 */
export function createChunkReader<Chunk extends Uint8Array>(
  stream: ReadableStream<Chunk>,
  { discard = () => {}, maxBytes = READ_BYTES }: { discard?: (chunk: Chunk) => void; maxBytes?: number } = {},
): ChunkReader {
  const reader = openByobReader(stream);
  if (reader === null) return createPlainReader(stream.getReader(), discard);
  let memory = new ArrayBuffer(Math.max(1, Math.min(READ_BYTES, maxBytes)));
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

/** Returns the chunks that the stream allocates, without copying them. */
export function createPlainReader<Chunk extends Uint8Array>(
  reader: ReadableStreamDefaultReader<Chunk>,
  discard: (chunk: Chunk) => void = () => {},
): ChunkReader {
  let last: Chunk | null = null;
  return {
    async read() {
      if (last !== null) discard(last);
      last = (await reader.read()).value ?? null;
      return last;
    },
    cancel: (reason) => reader.cancel(reason),
  };
}

/** @returns `null` for a stream that allocates its own chunks */
function openByobReader(stream: ReadableStream<Uint8Array>): ReadableStreamBYOBReader | null {
  try {
    return stream.getReader({ mode: "byob" });
  } catch {
    return null;
  }
}
