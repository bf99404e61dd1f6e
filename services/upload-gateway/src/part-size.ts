import { type BlobStore, partMemory } from "@envoi/store";

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

/** Parts of one upload that may be under way, see `storeBody`. */
export function partsAtOnce(declared: boolean): number {
  return declared ? 2 : 1;
}

/** Frames of a socket that are not yet in a Part. */
const FRAMES_BYTES = 262_144;

/** Most memory that one upload may use, bytes: its Frames and the Parts under way. */
export function uploadMemory(blobs: Pick<BlobStore, "bodies">, declaredBytes: number | null, maxBytes: number): number {
  const declared = declaredBytes !== null;
  const partBytes = partSize(declaredBytes, maxBytes);
  return FRAMES_BYTES + partsAtOnce(declared) * partMemory(blobs, { partBytes, declared });
}
