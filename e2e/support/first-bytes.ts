/** Reads the first chunks of a body until they contain at least the given number of bytes. */
export function* firstBytes(chunks: Iterable<Buffer>, bytes: number): Generator<Buffer> {
  let left = bytes;
  for (const chunk of chunks) {
    if (left <= 0) return;
    left -= chunk.length;
    yield chunk;
  }
}
