import { once } from "node:events";
import type { Writable } from "node:stream";
import { finished } from "node:stream/promises";
import { releaseBuffers, writeBatch } from "@envoi/platform";
import { type ByteRange, HEADER_BYTES, lastRecordOffset, ProtocolError } from "@envoi/protocol";
import type { BlobKey, BlobStore, StoredUpload, TakeBatch } from "@envoi/store";

/** Time limit for a recipient to read the last Record. */
const FINISH_MS = 900_000;

/** A visible Upload has no Blob: I5 is violated, and the operator must be notified. */
export class MissingBlob extends ProtocolError {
  constructor() {
    super("internal");
  }
}

/** Byte counts of a response: handed to the network, and accepted by it. */
export type Progress = { handedBytes: number; sentBytes: number };

/**
 * The first byte of a range that may be sent only once the Claim is spent. For a body of one Record, this is its
 * first byte.
 */
function heldFromByte({ firstByte, endByte }: ByteRange, ciphertextBytes: number): number {
  const lastRecord = lastRecordOffset(ciphertextBytes);
  if (endByte > lastRecord) return Math.max(firstByte, lastRecord);
  return lastRecord === HEADER_BYTES ? firstByte : endByte;
}

/** Maximum length of a range read into memory as a whole: two Records, the minimum chunk of an open read. */
const SMALL_BYTES = 131_072;

export type SendTo = {
  response: Writable;
  progress: Progress;
  /** Called before the first byte, once the held Record has been read. */
  begin(): void;
  /** Whether `spend` must resolve before the first byte is sent. See [Note: Random-access Claims]. */
  spendsFirst: boolean;
  /** @param isLast - whether only the held Record is left to send */
  spend(isLast: boolean): Promise<void>;
};

/**
 * Sends a body, or a range of it. The last Record is sent only after `spend` has resolved, so that every recipient of
 * that Record has been counted.
 *
 * The Record is read before the download is counted, so only the network can fail afterwards. The download is counted
 * only when the network has accepted everything before the Record.
 */
export async function sendBlob(
  blobs: BlobStore,
  { blobKey, ciphertextBytes }: Pick<StoredUpload, "blobKey" | "ciphertextBytes">,
  { firstByte, endByte }: ByteRange,
  to: SendTo,
  signal: AbortSignal,
): Promise<void> {
  const { response, progress, spendsFirst } = to;
  const heldFrom = heldFromByte({ firstByte, endByte }, ciphertextBytes);
  const isSmall = endByte - firstByte <= SMALL_BYTES;
  const readFrom = isSmall ? firstByte : heldFrom;
  const inMemory =
    readFrom < endByte ? await blobs.readBytes(blobKey, { offset: readFrom, end: endByte }, signal) : new Uint8Array();
  if (inMemory === null) throw new MissingBlob();
  to.begin();
  let isSpent = false;
  const spend = async (isLast: boolean) => {
    signal.throwIfAborted();
    if (!isSpent) await to.spend(isLast);
    isSpent = true;
  };
  const write = async (batch: readonly Uint8Array[]) => {
    // All bytes of a batch are counted before they are written, because part of an interrupted batch may arrive.
    for (const chunk of batch) progress.handedBytes += chunk.byteLength;
    await writeBatch(response, batch, signal);
    progress.sentBytes = progress.handedBytes;
  };
  const beforeBytes = isSmall ? heldFrom - firstByte : 0;
  const held = inMemory.subarray(beforeBytes);
  if (beforeBytes > 0) {
    if (spendsFirst) await spend(false);
    await write([inMemory.subarray(0, beforeBytes)]);
  } else if (!isSmall && firstByte < heldFrom) {
    await sendChunks(blobs, blobKey, { offset: firstByte, end: heldFrom }, signal, async (batch) => {
      // The Blob is readable, so from now on only the network can fail.
      if (spendsFirst) await spend(false);
      await write(batch);
    });
  }
  if (response.writableNeedDrain) await once(response, "drain", { signal });
  signal.throwIfAborted();
  if (heldFrom < endByte) await spend(true);
  progress.handedBytes += held.byteLength;
  response.end(held);
  // The download has been counted, so the recipient need not read the rest, but must not hold its slot indefinitely.
  const timer = setTimeout(() => response.destroy(), FINISH_MS);
  const isSent = await finished(response, { signal }).then(
    () => true,
    () => false,
  );
  clearTimeout(timer);
  // Frees the memory immediately, because leaving it to garbage collection costs ten times as much. The buffers of
  // a response that broke off are not freed, because the response may still refer to them.
  if (isSent) releaseBuffers([inMemory]);
  else response.destroy();
  progress.sentBytes = progress.handedBytes;
}

/** @param send - must not use a batch after the promise for it has resolved */
async function sendChunks(
  blobs: BlobStore,
  blobKey: BlobKey,
  range: { offset: number; end: number },
  signal: AbortSignal,
  send: TakeBatch,
): Promise<void> {
  // Stops reading when the recipient has disconnected, which is not the store's fault.
  const left = new AbortController();
  const take: TakeBatch = (batch) =>
    send(batch).catch((error: unknown) => {
      left.abort(error);
      throw error;
    });
  const read = await blobs.readChunks(blobKey, range, take, AbortSignal.any([signal, left.signal]));
  if (read === null) throw new MissingBlob();
}
