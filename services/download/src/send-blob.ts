import { once } from "node:events";
import type { Writable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { finished } from "node:stream/promises";
import { writeBatch } from "@envoi/platform";
import { type ByteRange, HEADER_BYTES, lastRecordOffset, ProtocolError } from "@envoi/protocol";
import type { BlobStore, StoredUpload } from "@envoi/store";

/** Time that a recipient has to read the last Record. */
const FINISH_MS = 900_000;

/** A visible Upload has no Blob: I5 is violated, and the operator must be notified. */
export class MissingBlob extends ProtocolError {
  constructor() {
    super("internal");
  }
}

/** Bytes of a response: handed to the network, and accepted by it. */
export type Progress = { handedBytes: number; sentBytes: number };

/** From this byte on, a range may be sent only once the Claim is spent. A body of one Record counts at once. */
function heldFromByte({ firstByte, endByte }: ByteRange, ciphertextBytes: number): number {
  const lastRecord = lastRecordOffset(ciphertextBytes);
  if (endByte > lastRecord) return Math.max(firstByte, lastRecord);
  return lastRecord === HEADER_BYTES ? firstByte : endByte;
}

/**
 * Sends a body, or a range of it, but its last Record only after `spend` has resolved: then every recipient of that
 * Record has been counted.
 *
 * The Record is read before it is counted, so only the network can fail afterwards. It is counted only when the network
 * has accepted everything before it.
 *
 * @param to.begin - called once the Blob is found, before the first byte
 * @param to.spendsFirst - whether `spend` must resolve before the first byte is sent, see [Note: Random-access Claims]
 */
export async function sendBlob(
  blobs: BlobStore,
  { blobKey, ciphertextBytes }: Pick<StoredUpload, "blobKey" | "ciphertextBytes">,
  { firstByte, endByte }: ByteRange,
  to: { response: Writable; progress: Progress; begin(): void; spendsFirst: boolean; spend(): Promise<void> },
  signal: AbortSignal,
): Promise<void> {
  const { response, progress, spendsFirst } = to;
  const heldFrom = heldFromByte({ firstByte, endByte }, ciphertextBytes);
  const held = await blobs.read(blobKey, { offset: heldFrom, end: endByte }, signal);
  if (held === null) throw new MissingBlob();
  const heldBytes = await buffer(held);
  to.begin();
  // Stops reading when the recipient has left, which is not the store's fault.
  const left = new AbortController();
  const leave = (error: unknown) => {
    left.abort(error);
    throw error;
  };
  let isSpent = false;
  const spend = async () => {
    signal.throwIfAborted();
    if (!isSpent) await to.spend();
    isSpent = true;
  };
  const take = async (batch: readonly Uint8Array[]) => {
    // The Blob can be read: from now on, only the network can fail.
    if (spendsFirst) await spend().catch(leave);
    // Part of an interrupted batch may arrive.
    for (const chunk of batch) progress.handedBytes += chunk.byteLength;
    await writeBatch(response, batch, signal).catch(leave);
    progress.sentBytes = progress.handedBytes;
  };
  if (firstByte < heldFrom) {
    const range = { offset: firstByte, end: heldFrom };
    const read = await blobs.readChunks(blobKey, range, take, AbortSignal.any([signal, left.signal]));
    if (read === null) throw new MissingBlob();
  }
  if (response.writableNeedDrain) await once(response, "drain", { signal });
  signal.throwIfAborted();
  if (heldFrom < endByte) await spend();
  progress.handedBytes += heldBytes.byteLength;
  response.end(heldBytes);
  // Counted: whether this recipient reads the rest no longer matters, but its place must not be held for ever.
  await finished(response, { signal: AbortSignal.any([signal, AbortSignal.timeout(FINISH_MS)]) }).catch(() => {
    response.destroy();
  });
  progress.sentBytes = progress.handedBytes;
}
