import { readChunks } from "@envoi/client";

/** Replaces the sender's type, because HTML files must not run in our origin. */
export const SAVED_TYPE = "application/octet-stream";
/** Bytes per Blob part. The script uses about twice this amount of memory. */
const BATCH_BYTES = 8 * 1024 * 1024;

/** Collects a stream into a Blob. Browsers store Blobs outside script memory, large ones on disk. */
export async function collectBlob(stream: ReadableStream<Uint8Array>): Promise<Blob> {
  const parts: Blob[] = [];
  let batch: Uint8Array<ArrayBuffer>[] = [];
  let batchBytes = 0;
  for await (const chunk of readChunks(stream)) {
    // The cast is safe, because none of our streams yields shared memory.
    batch.push(chunk as Uint8Array<ArrayBuffer>);
    batchBytes += chunk.byteLength;
    if (batchBytes >= BATCH_BYTES) {
      parts.push(new Blob(batch));
      batch = [];
      batchBytes = 0;
    }
  }
  return new Blob([...parts, ...batch], { type: SAVED_TYPE });
}
