import { bitmapSize } from "./bmp-size.ts";
import { isPng, pngSize } from "./png-size.ts";
import { NotAPicture, type PictureSize } from "./size-reader.ts";

const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;
const PNG_HEAD_BYTES = 24;

/** The height in an icon's bitmap header includes a mask below the bitmap. */
function bitmapInIcon(view: DataView, at: number): PictureSize | null {
  const size = bitmapSize(view, at);
  return size === null ? null : { width: size.width, height: Math.ceil(size.height / 2) };
}

/** An icon contains images in several sizes, each a PNG or a bitmap. Browsers draw one of them. */
export function icoSize(view: DataView): PictureSize | null {
  const { byteLength } = view;
  const count = view.getUint16(4, true);
  if (count === 0) throw new NotAPicture("no picture");
  let width = 0;
  let height = 0;
  for (let entry = HEADER_BYTES; entry < HEADER_BYTES + count * ENTRY_BYTES; entry += ENTRY_BYTES) {
    if (entry + ENTRY_BYTES > byteLength) return null;
    const at = view.getUint32(entry + 12, true);
    if (at + PNG_HEAD_BYTES > byteLength) return null;
    const content = new DataView(view.buffer, view.byteOffset + at, byteLength - at);
    const size = isPng(content) ? pngSize(content) : bitmapInIcon(view, at);
    if (size === null) return null;
    // The sizes in the directory are ignored. Some decoders use them, but they do not exceed 256 by 256.
    width = Math.max(width, size.width);
    height = Math.max(height, size.height);
  }
  return { width, height };
}
