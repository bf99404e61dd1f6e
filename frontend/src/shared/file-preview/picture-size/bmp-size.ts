import { type MeasuredPicture, NotAPicture, type PictureSize } from "./size-reader.ts";

const FILE_HEADER_BYTES = 14;
const CORE_HEADER_BYTES = 12;
/** Offset of the field that contains the offset of the pixel data. */
const PIXELS_AT = 10;
/** End of the compression field in headers that have one. */
const COMPRESSION_END = 20;
/** The uncompressed formats: plain RGB, RGB with bit masks, and RGBA with bit masks. */
const UNCOMPRESSED = [0, 3, 6];
/** Header lengths that Windows uses. */
const INFO_HEADER_BYTES = [40, 52, 56, 108, 124];
/** An OS/2 2.x header of 64 bytes may be cut after any field. */
const isOs2Header = (bytes: number) => bytes >= 16 && bytes <= 64 && (bytes % 4 === 0 || bytes === 42 || bytes === 46);
/**
 * Compression methods for an embedded JPEG or PNG, which has its own size. In OS/2 headers, these numbers have other
 * meanings.
 */
const EMBEDDED = [4, 5];

/**
 * The size in a bitmap header, as in BMP and ICO files.
 *
 * @param at - offset of the header
 * @see Microsoft, "Bitmap Header Types"
 */
export function bitmapSize(view: DataView, at: number): PictureSize | null {
  const { byteLength } = view;
  if (byteLength < at + CORE_HEADER_BYTES) return null;
  const headerBytes = view.getUint32(at, true);
  if (headerBytes === CORE_HEADER_BYTES) {
    return { width: view.getUint16(at + 4, true), height: view.getUint16(at + 6, true) };
  }
  const isInfo = INFO_HEADER_BYTES.includes(headerBytes);
  if (!isInfo && !isOs2Header(headerBytes)) throw new NotAPicture("unknown header");
  if (isInfo && byteLength < at + 20) return null;
  if (isInfo && EMBEDDED.includes(view.getUint32(at + 16, true))) throw new NotAPicture("contains another picture");
  // The height is negative if the rows are stored from top to bottom. No decoder draws a negative width.
  return { width: view.getInt32(at + 4, true), height: Math.abs(view.getInt32(at + 8, true)) };
}

/** Length of the pixels in bytes; 0 if they are compressed. */
function pixelBytes(view: DataView, { width, height }: PictureSize): number {
  const headerBytes = view.getUint32(FILE_HEADER_BYTES, true);
  const isCore = headerBytes === CORE_HEADER_BYTES;
  const compression = headerBytes < COMPRESSION_END ? 0 : view.getUint32(FILE_HEADER_BYTES + 16, true);
  const bitsPerPixel = view.getUint16(FILE_HEADER_BYTES + (isCore ? 10 : 14), true);
  return UNCOMPRESSED.includes(compression) ? 4 * Math.ceil((bitsPerPixel * width) / 32) * height : 0;
}

export function bmpSize(view: DataView): MeasuredPicture | null {
  const size = bitmapSize(view, FILE_HEADER_BYTES);
  if (size === null || view.byteLength < FILE_HEADER_BYTES + COMPRESSION_END) return size && { ...size, isCut: true };
  return { ...size, isCut: view.getUint32(PIXELS_AT, true) + pixelBytes(view, size) > view.byteLength };
}
