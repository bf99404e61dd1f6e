import { type MeasuredPicture, NotAPicture } from "./size-reader.ts";

const EXTENSION = 0x21;
const IMAGE = 0x2c;
/**
 * Minimum length of an extension's first part, by label. Some decoders read this length even if the part is shorter.
 */
const EXTENSION_BYTES: Readonly<Record<number, number>> = { 1: 12, 249: 4, 255: 11 };

function colourTableBytes(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

/**
 * All frames are measured, because some decoders grow the canvas to fit large frames. The image ends where decoders
 * disagree on how to continue: browsers show the frames before that point.
 *
 * @see GIF89a
 */
export function gifSize(view: DataView): MeasuredPicture | null {
  const { byteLength } = view;
  if (byteLength < 13) return null;
  let width = view.getUint16(6, true);
  let height = view.getUint16(8, true);
  let frames = 0;
  let isCut = false;

  function afterSubBlocks(from: number): number {
    let at = from;
    while (at < byteLength) {
      const bytes = view.getUint8(at);
      at += 1 + bytes;
      if (bytes === 0) return at;
    }
    isCut = true;
    return at;
  }

  function afterExtension(from: number): number | null {
    if (from + 2 >= byteLength) return byteLength;
    const atLeast = EXTENSION_BYTES[view.getUint8(from + 1)] ?? 0;
    return view.getUint8(from + 2) < atLeast ? null : afterSubBlocks(from + 2);
  }

  function afterImage(from: number): number {
    if (from + 10 > byteLength) {
      isCut = true;
      return byteLength;
    }
    frames += 1;
    width = Math.max(width, view.getUint16(from + 1, true) + view.getUint16(from + 5, true));
    height = Math.max(height, view.getUint16(from + 3, true) + view.getUint16(from + 7, true));
    const minimumCodeSize = 1;
    return afterSubBlocks(from + 10 + colourTableBytes(view.getUint8(from + 9)) + minimumCodeSize);
  }

  /** @returns the offset of the next block; `null` after the last block, or if no block is at this offset */
  function afterBlock(at: number): number | null {
    const kind = view.getUint8(at);
    if (kind === IMAGE) return afterImage(at);
    return kind === EXTENSION ? afterExtension(at) : null;
  }

  for (let at = 13 + colourTableBytes(view.getUint8(10)); at < byteLength; ) {
    const next = afterBlock(at);
    if (next !== null) {
      at = next;
      continue;
    }
    if (frames === 0) throw new NotAPicture("no frame");
    return { width, height, endByte: at, isMoving: frames > 1 };
  }
  return { width, height, isCut, isMoving: frames > 1 };
}
