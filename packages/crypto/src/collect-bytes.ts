/** Reads a stream to its end. Avoids Response, because browsers would hide the stream's error. */
export async function collectBytes(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = stream.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) chunks.push(next.value);
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}
