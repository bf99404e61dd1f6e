import { type MeasuredPicture, NotAPicture } from "./size-reader.ts";

const IHDR = 0x49484452;
const IEND = 0x49454e44;
/** Type of the chunk present in every animation. */
const ACTL = 0x6163544c;
const SIGNATURE_BYTES = 8;
/** Bytes for a chunk's length, type and checksum. */
const CHUNK_BYTES = 12;
const [SIGNATURE_FIRST, SIGNATURE_LAST] = [0x89504e47, 0x0d0a1a0a];

export const isPng = (view: DataView) => view.getUint32(0) === SIGNATURE_FIRST && view.getUint32(4) === SIGNATURE_LAST;

function readChunks(view: DataView): { isMoving: boolean; isCut: boolean } {
  let isMoving = false;
  for (let at = SIGNATURE_BYTES; at + CHUNK_BYTES <= view.byteLength; at += CHUNK_BYTES + view.getUint32(at)) {
    const kind = view.getUint32(at + 4);
    isMoving ||= kind === ACTL;
    if (kind === IEND) return { isMoving, isCut: false };
  }
  return { isMoving, isCut: true };
}

/**
 * Reads the size in the header. Frames of an animation are never larger, because decoders reject larger ones.
 *
 * @see W3C PNG specification, section 11.2.1: IHDR is the first chunk and occurs only once
 */
export function pngSize(view: DataView): MeasuredPicture | null {
  if (view.byteLength < 24) return null;
  if (view.getUint32(8) !== 13 || view.getUint32(12) !== IHDR) throw new NotAPicture("IHDR is not first");
  return { width: view.getUint32(16), height: view.getUint32(20), ...readChunks(view) };
}
