import { releaseBuffers } from "@envoi/platform";
import type { BlobBody } from "./port.ts";

/**
 * Releases the memory of each batch once the next one is requested. Garbage collection of the batches would cost a
 * fifth of an upload's CPU time.
 */
export async function* releaseAfterUse(body: BlobBody): BlobBody {
  for await (const batch of body) {
    yield batch;
    releaseBuffers(batch);
  }
}
