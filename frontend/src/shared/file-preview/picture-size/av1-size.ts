import { NotAPicture, type PictureSize } from "./size-reader.ts";

const SEQUENCE_HEADER = 1;
const MAX_LENGTH_BYTES = 4;
const PROFILE_AND_STILL_BITS = 4;
const LEVEL_BITS = 5;

/** An image's size, and the maximum number of pixels per frame. */
export type Av1Size = PictureSize & { pixels: number };

/** Reads bits, the most significant first. Bits after the end count as zeros. */
function bitReader(bytes: Uint8Array) {
  let at = 0;
  return (count: number) => {
    let value = 0;
    for (let read = 0; read < count; read += 1, at += 1) {
      value = value * 2 + (((bytes[at >> 3] ?? 0) >> (7 - (at & 7))) & 1);
    }
    return value;
  };
}

/** @see AV1 Bitstream & Decoding Process Specification, section 5.5.1 */
function sequenceSize(header: Uint8Array): Av1Size {
  const bits = bitReader(header);
  bits(PROFILE_AND_STILL_BITS);
  const isReduced = bits(1) === 1;
  if (isReduced) {
    bits(LEVEL_BITS);
  } else {
    if (bits(1) === 1) throw new NotAPicture("a still picture has no timing");
    const hasDelay = bits(1) === 1;
    for (let points = bits(5) + 1; points > 0; points -= 1) {
      bits(12);
      const hasTier = bits(LEVEL_BITS) > 7;
      if (hasTier) bits(1);
      if (hasDelay && bits(1) === 1) bits(4);
    }
  }
  const [widthBits, heightBits] = [bits(4) + 1, bits(4) + 1];
  const [width, height] = [bits(widthBits) + 1, bits(heightBits) + 1];
  // Unless the header is reduced, frames may have their own sizes, which decoders do not check.
  return { width, height, pixels: isReduced ? width * height : 2 ** (widthBits + heightBits) };
}

/** @see section 4.10.5 */
function readLength(bytes: Uint8Array, from: number): { length: number; at: number } {
  let length = 0;
  for (let read = 0; read < MAX_LENGTH_BYTES; read += 1) {
    const byte = bytes[from + read] ?? 0;
    length += (byte & 0x7f) * 2 ** (7 * read);
    if (byte < 0x80) return { length, at: from + read + 1 };
  }
  throw new NotAPicture("a length is too long");
}

/** The sizes in all sequence headers of AV1 data. @throws NotAPicture */
export function av1Sizes(data: Uint8Array): Av1Size[] {
  const sizes: Av1Size[] = [];
  for (let at = 0; at < data.byteLength; ) {
    const header = data[at] ?? 0;
    const [isForbidden, kind, hasExtension, hasLength] = [header >> 7, (header >> 3) & 15, header & 4, header & 2];
    if (isForbidden) throw new NotAPicture("no AV1");
    at += hasExtension ? 2 : 1;
    const read = hasLength ? readLength(data, at) : { length: data.byteLength - at, at };
    const end = read.at + read.length;
    if (end > data.byteLength) throw new NotAPicture("a unit is longer than its data");
    if (kind === SEQUENCE_HEADER) sizes.push(sequenceSize(data.subarray(read.at, end)));
    at = end;
  }
  return sizes;
}
