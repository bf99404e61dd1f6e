import { NotAPicture, type PictureSize } from "./size-reader.ts";

const CORE_HEADER_BYTES = 12;
const HEADER_BYTES = [40, 52, 56, 64, 108, 124];
/** JPEG and PNG, which have a size of their own. */
const EMBEDDED = [4, 5];

/** @see Microsoft, "Bitmap Header Types" */
export function bmpSize(view: DataView): PictureSize | null {
  if (view.byteLength < 26) return null;
  const headerBytes = view.getUint32(14, true);
  if (headerBytes === CORE_HEADER_BYTES) return { width: view.getUint16(18, true), height: view.getUint16(20, true) };
  if (!HEADER_BYTES.includes(headerBytes)) throw new NotAPicture("unknown header");
  if (view.byteLength < 34) return null;
  if (EMBEDDED.includes(view.getUint32(30, true))) throw new NotAPicture("contains another picture");
  // The height is negative when the first row is on top. No decoder draws a negative width.
  return { width: view.getInt32(18, true), height: Math.abs(view.getInt32(22, true)) };
}
