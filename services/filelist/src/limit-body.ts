import { ProtocolError } from "@envoi/protocol";
import type { BlobBody } from "@envoi/store";

/** Passes a body on chunk by chunk, buffering no more than one chunk. Fails with the first chunk beyond the limit. */
export async function* limitBody(source: AsyncIterable<Uint8Array>, maxBytes: number): BlobBody {
  let bytes = 0;
  for await (const chunk of source) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new ProtocolError("too_large");
    yield [chunk];
  }
}
