/** Pieces of a body, in order, none of which touch: first byte, and the byte after the last one. */
export type Pieces = readonly (readonly [first: number, end: number])[];

/** Adds a piece, and joins those that it touches. */
export function withPiece(pieces: Pieces, first: number, end: number): Pieces {
  if (end <= first) return pieces;
  const before = pieces.filter((one) => one[1] < first);
  const after = pieces.filter((one) => one[0] > end);
  const touched = pieces.slice(before.length, pieces.length - after.length);
  const joined = [Math.min(first, ...touched.map((one) => one[0])), Math.max(end, ...touched.map((one) => one[1]))];
  return [...before, [joined[0] ?? first, joined[1] ?? end], ...after];
}

/** Whether a range that begins at this byte only makes a piece longer. */
export function continuesPiece(pieces: Pieces, firstByte: number): boolean {
  return pieces.some(([first, end]) => first <= firstByte && firstByte <= end);
}

/** Whether the pieces contain everything before this byte. */
export function coverBefore(pieces: Pieces, endByte: number): boolean {
  const [piece = [0, 0]] = pieces;
  return endByte <= 0 || (piece[0] <= 0 && piece[1] >= endByte);
}
