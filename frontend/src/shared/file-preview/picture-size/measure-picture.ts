import { avifSize } from "./avif-size.ts";
import { bmpSize } from "./bmp-size.ts";
import { gifSize } from "./gif-size.ts";
import { icoSize } from "./ico-size.ts";
import { jpegSize } from "./jpeg-size.ts";
import { pngSize } from "./png-size.ts";
import { NotAPicture, type PictureSize, type SizeReader } from "./size-reader.ts";
import { webpSize } from "./webp-size.ts";

type PictureFormat = { type: string; signature: RegExp; sizeOf: SizeReader };

const SIGNATURE_BYTES = 12;

/** Formats by their first bytes as Latin-1, as recognised by browsers. None of them can contain scripts. */
const FORMATS: readonly PictureFormat[] = [
  { type: "image/png", signature: /^\x89PNG\r\n/, sizeOf: pngSize },
  { type: "image/jpeg", signature: /^\xff\xd8\xff/, sizeOf: jpegSize },
  { type: "image/gif", signature: /^GIF8[79]a/, sizeOf: gifSize },
  { type: "image/webp", signature: /^RIFF.{4}WEBP/s, sizeOf: webpSize },
  { type: "image/avif", signature: /^.{4}ftypavif/s, sizeOf: avifSize },
  { type: "image/bmp", signature: /^BM/, sizeOf: bmpSize },
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the file begins with them
  { type: "image/x-icon", signature: /^\0\0[\x01\x02]\0/, sizeOf: icoSize },
];

/**
 * Properties of an image. `pixels`: number of decoded pixels. `endByte`: offset of the image's end.
 * `isMoving`: whether it has several frames.
 */
type MeasuredPicture = {
  type: string;
  size: PictureSize | null;
  pixels: number;
  endByte: number;
  isCut: boolean;
  isMoving?: boolean;
};

/** Measures an image without decoding it. @param bytes - the file, or its beginning @throws NotAPicture */
export function measurePicture(bytes: Uint8Array): MeasuredPicture {
  const signature = String.fromCharCode(...bytes.subarray(0, SIGNATURE_BYTES));
  const format = FORMATS.find((known) => known.signature.test(signature));
  if (format === undefined) throw new NotAPicture("unknown format");
  const { byteLength } = bytes;
  const isTooShort = byteLength < SIGNATURE_BYTES;
  const measured = isTooShort ? null : format.sizeOf(new DataView(bytes.buffer, bytes.byteOffset, byteLength));
  if (measured === null) return { type: format.type, size: null, pixels: 0, endByte: byteLength, isCut: true };
  const { width, height, pixels = width * height, endByte = byteLength, isCut = false, isMoving = false } = measured;
  if (!(width > 0 && height > 0)) throw new NotAPicture("no pixels");
  return { type: format.type, size: { width, height }, pixels, endByte, isCut, ...(isMoving && { isMoving }) };
}
