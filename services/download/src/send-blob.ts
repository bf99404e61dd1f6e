import { once } from "node:events";
import type { Writable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { finished } from "node:stream/promises";
import { writeBatch } from "@envoi/platform";
import { lastRecordOffset, ProtocolError } from "@envoi/protocol";
import type { BlobStore, StoredUpload } from "@envoi/store";

/** A recipient has so long to take the last Record. */
const FINISH_MS = 900_000;

/** A visible Upload has no Blob: I5 is broken, and someone must hear of it. */
export class MissingBlob extends ProtocolError {
  constructor() {
    super("internal");
  }
}

/**
 * Sends a body and holds its last Record back until `spend` resolved: whoever gets that Record has been counted.
 *
 * The Record is read before it is counted, so that nothing but the network can fail between the two, and it is counted
 * only when the network has taken everything before it.
 *
 * @param to.begin - called once the Blob is found, before the first byte
 */
export async function sendBlob(
  blobs: BlobStore,
  upload: Pick<StoredUpload, "blobKey" | "ciphertextBytes">,
  to: { response: Writable; begin(): void; onSent(bytes: number): void; spend(): Promise<void> },
  signal: AbortSignal,
): Promise<void> {
  const { blobKey, ciphertextBytes } = upload;
  const { response } = to;
  const heldFrom = lastRecordOffset(ciphertextBytes);
  const held = await blobs.read(blobKey, { offset: heldFrom, end: ciphertextBytes }, signal);
  if (held === null) throw new MissingBlob();
  const lastRecord = await buffer(held);
  to.begin();
  const take = async (batch: readonly Uint8Array[]) => {
    await writeBatch(response, batch, signal);
    for (const chunk of batch) to.onSent(chunk.byteLength);
  };
  const read = await blobs.readChunks(blobKey, { offset: 0, end: heldFrom }, take, signal);
  if (read === null) throw new MissingBlob();
  if (response.writableNeedDrain) await once(response, "drain", { signal });
  signal.throwIfAborted();
  await to.spend();
  response.end(lastRecord);
  // Counted: whether this recipient takes the rest no longer changes anything, but a place is not held for ever.
  await finished(response, { signal: AbortSignal.any([signal, AbortSignal.timeout(FINISH_MS)]) }).catch(() => {
    response.destroy();
  });
}
