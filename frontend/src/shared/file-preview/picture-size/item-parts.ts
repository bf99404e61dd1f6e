import { joinBytes } from "@envoi/protocol";
import type { Box } from "./iso-boxes.ts";
import { NotAPicture } from "./size-reader.ts";

type ItemData = { id: number; data: Uint8Array };

/** Offsets are relative to the start of the file or of the data box. */
const [FILE_METHOD, IDAT_METHOD] = [0, 1];
const INTEGER_BYTES = [0, 4, 8];

/** Reads consecutive integers of various lengths. @throws NotAPicture if an integer extends past the end of the box */
function integerReader(bytes: Uint8Array, { start, end }: Box) {
  let at = start;
  return (length: number) => {
    if (at + length > end) throw new NotAPicture("the table ends");
    const value = bytes.subarray(at, at + length).reduce((high, byte) => high * 256 + byte, 0);
    at += length;
    return value;
  };
}

/**
 * The data of all items in a file. In total, it is limited to the length of the file, so reading it takes linear time.
 *
 * @param locations - the `iloc` box
 * @throws NotAPicture
 * @see ISO/IEC 14496-12, section 8.11.3
 */
export function readItemParts(
  bytes: Uint8Array,
  { locations, idat }: { locations: Box; idat: Box | undefined },
): ItemData[] {
  const next = integerReader(bytes, locations);
  const version = next(1);
  next(3);
  if (version > 2) throw new NotAPicture("an unknown table");
  const [offsetAndLength, baseAndIndex] = [next(1), next(1)];
  const [offsetBytes, lengthBytes, baseBytes] = [offsetAndLength >> 4, offsetAndLength & 15, baseAndIndex >> 4];
  const indexBytes = version === 0 ? 0 : baseAndIndex & 15;
  if (![offsetBytes, lengthBytes, baseBytes, indexBytes].every((length) => INTEGER_BYTES.includes(length))) {
    throw new NotAPicture("integers of unknown lengths");
  }
  const items: ItemData[] = [];
  let totalBytes = 0;
  for (let count = next(version === 2 ? 4 : 2); count > 0; count -= 1) {
    const id = next(version === 2 ? 4 : 2);
    const method = version === 0 ? FILE_METHOD : next(2) & 15;
    const source = next(2);
    const container = method === FILE_METHOD ? { start: 0, end: bytes.byteLength } : idat;
    if (source !== 0 || container === undefined || method > IDAT_METHOD) throw new NotAPicture("data elsewhere");
    const base = next(baseBytes);
    const parts: Uint8Array[] = [];
    for (let extents = next(2); extents > 0; extents -= 1) {
      next(indexBytes);
      const start = container.start + base + next(offsetBytes);
      const length = next(lengthBytes);
      totalBytes += length;
      if (length === 0 || start + length > container.end || totalBytes > bytes.byteLength) {
        throw new NotAPicture("data beyond the end");
      }
      parts.push(bytes.subarray(start, start + length));
    }
    items.push({ id, data: joinBytes(...parts) });
  }
  return items;
}
