import { collectBody, streamBatches } from "./bodies.ts";
import type { BlobBody, BlobKey, BlobStore, BodySender } from "./port.ts";

/** Overhead of a collected Part: its list of chunks and the buffers of its connection. */
const COLLECTING_BYTES = 1_048_576;

/**
 * Stores a client's body of unknown length as a whole Blob if it is shorter than a Part and the store would collect a
 * Part in memory anyway.
 *
 * @param body - at most `partBytes` long
 * @returns the length of the Blob; or `first`: the whole body, to be stored as the first Part. In that case, nothing
 *   has been stored, and at most `partBytes` are in memory
 * @throws ProtocolError as `putPart` does
 */
export async function writeIfShort(
  blobs: Pick<BlobStore, "write" | "bodies">,
  key: BlobKey,
  body: BlobBody,
  partBytes: number,
  signal: AbortSignal,
  sender: BodySender,
): Promise<{ bytes: number } | { first: BlobBody }> {
  if (!blobs.bodies.collectsParts) return { first: body };
  const { batches, bytes } = await collectBody(body, partBytes, signal);
  if (bytes === partBytes) return { first: streamBatches(batches) };
  // The body is a single batch, so the store sends it from memory.
  await blobs.write(key, streamBatches([batches.flat()]), bytes, signal, { sender });
  return { bytes };
}

/**
 * Maximum memory that one `putPart` uses, in addition to the current batch.
 *
 * @param part.declared - whether `putPart` is given the Part's length
 * @returns bytes
 */
export function partMemory(
  { bodies }: Pick<BlobStore, "bodies">,
  { partBytes, declared }: { partBytes: number; declared: boolean },
): number {
  return declared || !bodies.collectsParts ? bodies.declaredBytes : partBytes + COLLECTING_BYTES;
}
