import type { BlobBody } from "./port.ts";

/**
 * Gives the memory of each batch back once the next one is asked for, as far as chunks have buffers of their own. Left to
 * be collected, it costs a fifth of an upload's CPU time.
 */
export async function* givingBack(body: BlobBody): BlobBody {
  for await (const batch of body) {
    yield batch;
    for (const { buffer, byteLength } of batch) {
      if (buffer instanceof ArrayBuffer && byteLength === buffer.byteLength) buffer.transfer(0);
    }
  }
}
