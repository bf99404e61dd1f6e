import { type MeasuredPicture, NotAPicture, type PictureSize } from "./size-reader.ts";

const VP8 = 0x56503820;
const VP8L = 0x5650384c;
const VP8X = 0x56503858;
const ANMF = 0x414e4d46;
const FRAME_HEADER_BYTES = 16;

const uint24 = (view: DataView, at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000;

/** For each chunk type: the number of bytes at the beginning of a chunk's content that contain the image's size. */
const SIZE_BYTES: Readonly<Record<number, number>> = { [VP8]: 10, [VP8L]: 5, [VP8X]: 10, [ANMF]: FRAME_HEADER_BYTES };

function sizeInChunk(view: DataView, kind: number, at: number): PictureSize {
  switch (kind) {
    case VP8: {
      const isKeyFrame = (view.getUint8(at) & 1) === 0;
      if (!isKeyFrame || view.getUint16(at + 3) !== 0x9d01 || view.getUint8(at + 5) !== 0x2a) {
        throw new NotAPicture("no key frame");
      }
      return { width: view.getUint16(at + 6, true) & 0x3fff, height: view.getUint16(at + 8, true) & 0x3fff };
    }
    case VP8L: {
      if (view.getUint8(at) !== 0x2f) throw new NotAPicture("no lossless frame");
      const bits = view.getUint32(at + 1, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case VP8X:
      return { width: uint24(view, at + 4) + 1, height: uint24(view, at + 7) + 1 };
    default:
      return {
        width: 2 * uint24(view, at) + uint24(view, at + 6) + 1,
        height: 2 * uint24(view, at + 3) + uint24(view, at + 9) + 1,
      };
  }
}

/** The canvas and all frames are measured, because each has its own size. @see RFC 9649 */
export function webpSize(view: DataView): MeasuredPicture | null {
  const { byteLength } = view;
  const largest: { size: PictureSize | null; isMoving: boolean } = { size: null, isMoving: false };

  /** @param end - end of the chunks, unless the file ends earlier */
  function readChunks(from: number, { end, isInFrame }: { end: number; isInFrame: boolean }): void {
    for (let at = from; at + 8 <= Math.min(end, byteLength); ) {
      const kind = view.getUint32(at);
      const bytes = view.getUint32(at + 4, true);
      const content = at + 8;
      at = content + bytes + (bytes % 2);
      if (content + bytes > end) throw new NotAPicture("a chunk is longer than what contains it");
      const sizeBytes = SIZE_BYTES[kind];
      if (sizeBytes === undefined) {
        if (largest.size === null) throw new NotAPicture("the first chunk has no size");
        continue;
      }
      if (bytes < sizeBytes) throw new NotAPicture("a chunk is too short");
      if (content + sizeBytes > byteLength) return;
      const { width, height } = sizeInChunk(view, kind, content);
      const { size } = largest;
      largest.size = { width: Math.max(size?.width ?? 0, width), height: Math.max(size?.height ?? 0, height) };
      if (kind !== ANMF) continue;
      largest.isMoving = true;
      if (isInFrame) throw new NotAPicture("a frame in a frame");
      readChunks(content + FRAME_HEADER_BYTES, { end: content + bytes, isInFrame: true });
    }
  }

  if (byteLength < 12) return null;
  const end = 8 + view.getUint32(4, true);
  readChunks(12, { end, isInFrame: false });
  return largest.size && { ...largest.size, isCut: end > byteLength, isMoving: largest.isMoving };
}
