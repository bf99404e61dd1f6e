/** Returns all bytes of a stream. */
export function collectBlob(stream: ReadableStream<Uint8Array>): Promise<Blob> {
  return new Response(stream as ReadableStream<Uint8Array<ArrayBuffer>>).blob();
}
