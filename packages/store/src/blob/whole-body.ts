import type { BlobBody } from "./port.ts";

/** A body that is in memory. */
export async function* wholeBody(bytes: Uint8Array): BlobBody {
  yield [bytes];
}
