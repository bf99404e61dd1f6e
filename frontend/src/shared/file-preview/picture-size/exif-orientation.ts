const ORIENTATION = 0x0112;
/** Orientations from 5 to 8 exchange width and height. */
const [FIRST_TURNED, LAST_TURNED] = [5, 8];
const ENTRY_BYTES = 12;

/**
 * @param segment - content of an APP1 segment of a JPEG
 * @returns whether a decoder exchanges width and height; `null` when the segment has no orientation
 * @see CIPA DC-008, sections 4.6.2 and 4.7.2
 */
export function isTurned(segment: DataView): boolean | null {
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
