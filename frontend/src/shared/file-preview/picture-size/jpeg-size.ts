import { type MeasuredPicture, NotAPicture, type PictureSize } from "./size-reader.ts";

const TEM = 0x01;
const [RST0, RST7] = [0xd0, 0xd7];
const [SOI, EOI, SOS] = [0xd8, 0xd9, 0xda];
const APP1 = 0xe1;
const [SOF0, SOF15] = [0xc0, 0xcf];
/** Markers in this range that do not start a frame: Huffman tables, an extension, arithmetic coding. */
const NO_FRAMES = [0xc4, 0xc8, 0xcc];

/** Maximum number of skipped bytes between segments. Some programs leave a few bytes there. */
const MAX_SKIPPED_BYTES = 4_096;

const isFrame = (marker: number) => marker >= SOF0 && marker <= SOF15 && !NO_FRAMES.includes(marker);
const isAlone = (marker: number) => marker === TEM || (marker >= RST0 && marker <= RST7);

const ORIENTATION = 0x0112;
/** Orientations from 5 to 8 swap width and height. */
const [FIRST_TURNED, LAST_TURNED] = [5, 8];
const ENTRY_BYTES = 12;

/**
 * @param segment - content of an APP1 segment of a JPEG
 * @returns whether a decoder swaps width and height; `null` if the segment has no orientation
 * @see CIPA DC-008, sections 4.6.2 and 4.7.2
 */
function isTurned(segment: DataView): boolean | null {
  const { byteLength } = segment;
  // "Exif", two zeros, and a TIFF header.
  if (byteLength < 14 || segment.getUint32(0) !== 0x45786966) return null;
  const isLittleEndian = segment.getUint16(6) === 0x4949;
  const directory = 6 + segment.getUint32(10, isLittleEndian);
  if (directory + 2 > byteLength) return null;
  const count = segment.getUint16(directory, isLittleEndian);
  const end = Math.min(byteLength, directory + 2 + count * ENTRY_BYTES);
  for (let entry = directory + 2; entry + ENTRY_BYTES <= end; entry += ENTRY_BYTES) {
    if (segment.getUint16(entry, isLittleEndian) !== ORIENTATION) continue;
    const orientation = segment.getUint16(entry + 8, isLittleEndian);
    return orientation >= FIRST_TURNED && orientation <= LAST_TURNED;
  }
  return null;
}

/** Whether an end marker follows. Pixel data never contains one. */
function hasEnd(view: DataView, from: number): boolean {
  const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    if (bytes[at + 1] === EOI) return true;
  }
  return false;
}

/**
 * The size may be preceded by any number of metadata segments. Bytes between segments are skipped up to the next
 * marker, as in decoders.
 *
 * @see ITU-T T.81, annex B
 */
export function jpegSize(view: DataView): MeasuredPicture | null {
  const { byteLength } = view;
  let isCut = true;
  let skippedBytes = 0;
  let size: PictureSize | null = null;
  let turned: boolean | null = null;
  for (let at = 2; at < byteLength; ) {
    const isMarked = view.getUint8(at) === 0xff;
    // Any number of fill bytes may precede a marker.
    while (at < byteLength && view.getUint8(at) === 0xff) at += 1;
    if (at === byteLength) break;
    const marker = isMarked ? view.getUint8(at) : 0;
    at += 1;
    if (isAlone(marker)) continue;
    if (marker === 0) {
      skippedBytes += 1;
      if (skippedBytes > MAX_SKIPPED_BYTES) throw new NotAPicture("no marker");
      continue;
    }
    if (marker === SOS) {
      if (size === null) throw new NotAPicture("no size before the scan");
      isCut = !hasEnd(view, at);
      break;
    }
    if (marker < SOF0 || marker === SOI || marker === EOI) throw new NotAPicture("unexpected marker");
    if (at + 2 > byteLength) break;
    const bytes = view.getUint16(at);
    if (bytes < 2) throw new NotAPicture("a segment is too short");
    if (isFrame(marker)) {
      if (size !== null || bytes < 8) throw new NotAPicture("more than one size, or none");
      if (at + 7 > byteLength) break;
      size = { width: view.getUint16(at + 5), height: view.getUint16(at + 3) };
    }
    if (marker === APP1 && at + bytes <= byteLength) {
      turned ??= isTurned(new DataView(view.buffer, view.byteOffset + at + 2, bytes - 2));
    }
    at += bytes;
  }
  if (size === null) return null;
  return turned === true ? { width: size.height, height: size.width, isCut } : { ...size, isCut };
}
