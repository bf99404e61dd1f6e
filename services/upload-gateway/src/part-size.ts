const MEBIBYTE = 1_048_576;
/** Object stores accept 10,000 Parts; the rest is reserve. */
const MAX_PARTS = 9_000;
/** The smallest Part that object stores accept, except for the last. */
const MIN_PART_BYTES = 5 * MEBIBYTE;

/**
 * One Part size for a whole session. Recipients of a live link get Part by Part, and are as far behind the sender as one
 * takes: so its Parts are smaller.
 *
 * @param maxBytes - limit of an undeclared body
 */
export function partSize(declaredBytes: number | null, maxBytes: number, { liveLink = false } = {}): number {
  if (declaredBytes === null) return Math.max(MIN_PART_BYTES, Math.ceil(maxBytes / MAX_PARTS));
  const [parts, minBytes] = liveLink ? [128, MIN_PART_BYTES] : [32, 8 * MEBIBYTE];
  const comfortable = Math.min(Math.max(Math.ceil(declaredBytes / parts), minBytes), 64 * MEBIBYTE);
  return Math.max(comfortable, Math.ceil(declaredBytes / MAX_PARTS));
}
