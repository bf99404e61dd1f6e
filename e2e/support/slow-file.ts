import { setTimeout as delay } from "node:timers/promises";

/** A file's bytes, read at this rate. */
export function slowly(blob: Blob, bytesPerSecond: number): ReadableStream<Uint8Array<ArrayBuffer>> {
  const pacing = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    async transform(chunk, controller) {
      controller.enqueue(chunk);
      await delay((1_000 * chunk.byteLength) / bytesPerSecond);
    },
  });
  return blob.stream().pipeThrough(pacing);
}
