import type { BlobStore, PartsRef, Sender, SessionStore, StoredPart, TailBlob } from "@envoi/store";
import type { BodyQueue } from "../body-queue.ts";
import { bytesOf, throwIfFenced } from "../store-parts.ts";
import { afterPieces, bytesOfTail, newPieceKey, piecesToMerge, removePieces } from "./tail.ts";
import type { Transfer } from "./transfer.ts";

export type Appending = {
  queue: BodyQueue;
  bytes: number;
  sender: Sender;
  /** Resolves when the bytes may count; `null`: each Part counts as soon as it is durable. */
  checked: (() => Promise<void>) | null;
  /** Called before bytes are stored, with the length that the session then has. If it fails, they are not stored. */
  reserve(bytes: number): Promise<void>;
  onRecorded(transfer: Transfer): void;
  /** Called when it fails, with the bytes that were copied from the tail for nothing. */
  onWasted(bytes: number): void;
};

/**
 * Adds bytes to a session: whole Parts, and a tail. They are durable and recorded when it resolves. If it fails, the
 * Parts that were recorded stay, and the rest counts as not sent.
 *
 * @returns the session with what was added
 * @throws ProtocolError `superseded`; errors of the stores, of the queue and of `checked`
 */
export async function appendBytes(
  stores: { uploads: SessionStore; blobs: BlobStore },
  transfer: Transfer,
  body: Appending,
  signal: AbortSignal,
): Promise<Transfer> {
  const { uploads, blobs } = stores;
  const { id, epoch, partBytes, declaredBytes } = transfer;
  const { queue, sender } = body;
  let recorded = transfer;
  const parts = [...transfer.parts];
  let { tail } = transfer;
  /** Pieces that were written, and are not recorded yet. */
  let written: TailBlob[] = [];
  /** Bytes of the tail that were copied, and are not recorded elsewhere yet. */
  let copiedBytes = 0;
  const onCopied = (bytes: number) => {
    copiedBytes += bytes;
  };

  async function record(): Promise<void> {
    const added = parts.slice(recorded.parts.length);
    throwIfFenced(await uploads.recordParts(id, epoch, added, tail));
    const replaced = recorded.tail.filter((piece) => !tail.includes(piece));
    recorded = { ...recorded, parts: [...parts], storedBytes: bytesOf(parts), tail };
    written = [];
    copiedBytes = 0;
    body.onRecorded(recorded);
    await removePieces(blobs, replaced);
  }

  const ref = await partsOf(stores, transfer);
  try {
    for (let left = body.bytes; left > 0; ) {
      const number = parts.length + 1;
      const begunBytes = parts.length * partBytes;
      const wholeBytes = declaredBytes === null ? partBytes : Math.min(partBytes, declaredBytes - begunBytes);
      const missing = wholeBytes - bytesOfTail(tail);
      const taken = Math.min(left, missing);
      await body.reserve(begunBytes + bytesOfTail(tail) + taken);
      if (taken === missing) {
        const content = afterPieces(blobs, tail, queue.take(taken), signal, onCopied);
        parts.push(await blobs.putPart(ref, number, content, wholeBytes, signal, sender));
        tail = [];
        if (body.checked === null) await record();
      } else {
        const kept = tail.slice(0, tail.length - piecesToMerge(tail, taken));
        const merged = tail.slice(kept.length);
        const piece = { key: newPieceKey(id), bytes: bytesOfTail(merged) + taken };
        const content = afterPieces(blobs, merged, queue.take(taken), signal, onCopied);
        written = [piece];
        await blobs.write(piece.key, content, piece.bytes, signal, { sender });
        tail = [...kept, piece];
      }
      left -= taken;
    }
    await body.checked?.();
    signal.throwIfAborted();
    if (parts.length > recorded.parts.length || tail !== recorded.tail) await record();
    return recorded;
  } catch (error) {
    body.onWasted(copiedBytes);
    // Not if the store's answer was lost: then the sweep decides.
    if (!isUncertain(error)) await removePieces(blobs, written);
    throw error;
  }
}

function isUncertain(error: unknown): boolean {
  return error instanceof Error && error.name === "UploadStoreError";
}

/** The Parts of a session, which are begun with its first byte. */
export async function partsOf(
  { uploads, blobs }: { uploads: SessionStore; blobs: BlobStore },
  transfer: Transfer,
): Promise<PartsRef> {
  const { id, epoch, blobKey: key, partBytes } = transfer;
  if (transfer.partsId === null) {
    const started = await blobs.startParts(key, { partBytes });
    const attached = await uploads.attachParts(id, epoch, started.partsId);
    // Another request has the session by now, and begins its own.
    if (attached === "fenced") await blobs.abandonParts(started).catch(() => {});
    throwIfFenced(attached);
    transfer.partsId = started.partsId;
  }
  return { key, partBytes, partsId: transfer.partsId };
}

/**
 * Makes the tail the last Part.
 *
 * @param onWasted - called when it fails, with the bytes that were copied for nothing
 * @returns all Parts
 */
export async function closeTail(
  stores: { uploads: SessionStore; blobs: BlobStore },
  transfer: Transfer,
  sender: Sender,
  signal: AbortSignal,
  onWasted: (bytes: number) => void,
): Promise<StoredPart[]> {
  const { uploads, blobs } = stores;
  const { id, epoch, tail } = transfer;
  if (tail.length === 0) return transfer.parts;
  const ref = await partsOf(stores, transfer);
  let copiedBytes = 0;
  const onCopied = (bytes: number) => {
    copiedBytes += bytes;
  };
  const content = afterPieces(blobs, tail, nothing(), signal, onCopied);
  let last: StoredPart;
  try {
    last = await blobs.putPart(ref, transfer.parts.length + 1, content, bytesOfTail(tail), signal, sender);
    throwIfFenced(await uploads.recordParts(id, epoch, [last], []));
  } catch (error) {
    onWasted(copiedBytes);
    throw error;
  }
  await removePieces(blobs, tail);
  return [...transfer.parts, last];
}

async function* nothing(): AsyncGenerator<Uint8Array[]> {}
