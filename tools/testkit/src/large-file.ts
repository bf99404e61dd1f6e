const MiB = 1_048_576;

/** Non-repeating plaintext of any size, generated as it is read. */
export async function* largeFile(bytes: number): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  for (let at = 0; at < bytes; at += MiB) {
    const chunk = new Uint8Array(Math.min(MiB, bytes - at)).fill(at / MiB);
    new DataView(chunk.buffer).setFloat64(0, at);
    yield chunk;
  }
}

export function largeStream(bytes: number): ReadableStream<Uint8Array<ArrayBuffer>> {
  const chunks = largeFile(bytes);
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
}

/** Whether a stream consists of exactly the bytes of a `largeFile` of this length. */
export async function isLargeFile(chunks: AsyncIterable<Uint8Array>, bytes: number): Promise<boolean> {
  const expected = largeFile(bytes);
  let wanted: Uint8Array = new Uint8Array();
  for await (const chunk of chunks) {
    for (let rest = chunk; rest.length > 0; ) {
      if (wanted.length === 0) wanted = (await expected.next()).value ?? wanted;
      const length = Math.min(rest.length, wanted.length);
      if (length === 0 || Buffer.compare(rest.subarray(0, length), wanted.subarray(0, length)) !== 0) return false;
      rest = rest.subarray(length);
      wanted = wanted.subarray(length);
    }
  }
  return wanted.length === 0 && (await expected.next()).done === true;
}
