import { randomHex } from "@envoi/platform";
import type { UploadId } from "@envoi/protocol";
import { type BlobBody, type BlobStore, BlobStoreError, blobKey, openBlobStream, type TailBlob } from "@envoi/store";

/*
 * [Note: Tail]
 *
 * A request may end in the middle of a Part. Its bytes of that Part become a Blob, a piece of the tail, before the
 * response. Pieces are merged like the digits of a binary counter: a new piece absorbs previous pieces at
 * most twice as long. So each piece is more than twice as long as the next one, a tail has fewer pieces
 * than its length has bits, and no byte is rewritten more often than that, however small the requests are.
 *
 * The tail is copied before the bytes of a request arrive, and the final tail may be copied by a request without bytes.
 * If the request then fails, or another one takes over its upload, the copy is wasted. MAX_WASTED_BYTES limits this
 * waste per client network.
 */

/** Limit on wasted copies of tail bytes, for one process and client network within WASTED_SECONDS. */
export const MAX_WASTED_BYTES = 1_073_741_824;
export const WASTED_SECONDS = 600;

/** Number of pieces at the tail's end that the next piece absorbs. See [Note: Tail]. */
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

/** A new name for a piece. The janitor reads the session's id from it. */
export function newPieceKey(id: UploadId) {
  return blobKey(`uploads/${id.slice(0, 2)}/${id}.tail.${randomHex(8)}`);
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

/** Removes pieces that nothing refers to. The sweep finds any whose removal fails. */
export async function removePieces(blobs: Pick<BlobStore, "remove">, pieces: readonly TailBlob[]): Promise<void> {
  await Promise.all(pieces.map(({ key }) => blobs.remove(key).catch(() => {})));
}
