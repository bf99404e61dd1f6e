import { ProtocolError } from "@envoi/protocol";
import type { BlobBody } from "@envoi/store";

/**
 * Passes a body on chunk by chunk, and fails with the first one beyond the limit. Nothing is collected: what waits here is
 * one chunk.
 */
export async function* limitBody(source: AsyncIterable<Uint8Array>, maxBytes: number): BlobBody {
  let bytes = 0;
  for await (const chunk of source) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new ProtocolError("too_large");
    yield [chunk];
  }
}
