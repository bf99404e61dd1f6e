/** The first chunks of a body, so many bytes or some more. */
export function* firstBytes(chunks: Iterable<Buffer>, bytes: number): Generator<Buffer> {
  let left = bytes;
  for (const chunk of chunks) {
    if (left <= 0) return;
    left -= chunk.length;
    yield chunk;
  }
}
