import { randomBytes } from "node:crypto";
import type { UploadId } from "@envoi/protocol";
import { type BlobBody, type BlobStore, BlobStoreError, blobKey, openBlobStream, type TailBlob } from "@envoi/store";

/*
 * [Note: Tail]
 *
 * A request may end in the middle of a Part. Its bytes of that Part become a Blob, a piece of the tail, before the
 * request is answered. Pieces are merged like the digits of a binary counter: a new piece absorbs the previous pieces
 * that are at most twice as long. So each piece is more than twice as long as the next one, a tail has fewer pieces
 * than its length has bits, and no byte is rewritten more often than that, however small the requests are.
 *
 * The tail is copied before the bytes of a request arrive, and the final tail may be copied by a request without bytes.
 * If the request then breaks off, or another one takes over its upload, the tail has been copied in vain.
 * MAX_WASTED_BYTES limits how much a client network may waste in this way.
 */

/**
 * Maximum number of bytes of tails that a process copies in vain within WASTED_SECONDS, for requests from one client
 * network.
 */
export const MAX_WASTED_BYTES = 1_073_741_824;
export const WASTED_SECONDS = 600;

/** How many of the last pieces the next piece absorbs. See [Note: Tail]. */
export function piecesToMerge(tail: readonly TailBlob[], addedBytes: number): number {
  let merged = 0;
  let bytes = addedBytes;
  for (const piece of tail.toReversed()) {
    if (piece.bytes > 2 * bytes) break;
    bytes += piece.bytes;
    merged += 1;
  }
  return merged;
}

export function bytesOfTail(tail: readonly TailBlob[]): number {
  return tail.reduce((sum, piece) => sum + piece.bytes, 0);
}

/** A new name for a piece. The janitor reads the id of the session from the name. */
export function newPieceKey(id: UploadId) {
  return blobKey(`uploads/${id.slice(0, 2)}/${id}.tail.${randomBytes(8).toString("hex")}`);
}

/** Yields the bytes of these pieces, and then those of `rest`. */
export async function* afterPieces(
  blobs: Pick<BlobStore, "readChunks">,
  pieces: readonly TailBlob[],
  rest: BlobBody,
  signal: AbortSignal,
  onCopied: (bytes: number) => void = () => {},
): BlobBody {
  for (const { key, bytes } of pieces) {
    const stream = await openBlobStream(blobs, key, { offset: 0, end: bytes }, signal);
    if (stream === null) throw new BlobStoreError("unavailable");
    for await (const chunk of stream) {
      onCopied((chunk as Uint8Array).byteLength);
      yield [chunk as Uint8Array];
    }
  }
  yield* rest;
}

/** Removes pieces that nothing refers to. The sweep finds those whose removal fails. */
export async function removePieces(blobs: Pick<BlobStore, "remove">, pieces: readonly TailBlob[]): Promise<void> {
  await Promise.all(pieces.map(({ key }) => blobs.remove(key).catch(() => {})));
}
