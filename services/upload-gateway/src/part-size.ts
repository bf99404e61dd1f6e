import { type BlobStore, partMemory } from "@envoi/store";

const MEBIBYTE = 1_048_576;
/** Object stores accept 10,000 Parts; this limit leaves a margin. */
const MAX_PARTS = 9_000;
/** The smallest Part that object stores accept, except for the last Part. */
const MIN_PART_BYTES = 5 * MEBIBYTE;
/**
 * The bytes of a shorter last Part, as a share of the others, are distributed among them. A file of 8 MiB is slightly
 * longer once it is encrypted, and a Part of two kilobytes costs as much as a whole one.
 */
const SHORT_PART = 1 / 8;

/**
 * The Part size of a whole session. Recipients of a live link lag one Part behind the sender, so sessions with
 * live links have smaller Parts. A client that stores Parts itself holds several of them in memory.
 *
 * @param maxBytes - the limit for an undeclared body
 */
export function partSize(
  declaredBytes: number | null,
  maxBytes: number,
  { liveLink = false, isDirect = false } = {},
): number {
  if (declaredBytes === null) return Math.max(MIN_PART_BYTES, Math.ceil(maxBytes / MAX_PARTS));
  const [parts, minBytes] = liveLink ? [128, MIN_PART_BYTES] : [32, 8 * MEBIBYTE];
  const largest = isDirect ? 16 * MEBIBYTE : 64 * MEBIBYTE;
  const comfortable = Math.min(Math.max(Math.ceil(declaredBytes / parts), minBytes), largest);
  const partBytes = Math.max(comfortable, Math.ceil(declaredBytes / MAX_PARTS));
  const count = Math.max(1, Math.ceil(declaredBytes / partBytes - SHORT_PART));
  return Math.max(partBytes, Math.ceil(declaredBytes / count));
}

/** Maximum number of concurrent Parts of one upload. See `storeBody`. */
export function partsAtOnce(declared: boolean): number {
  return declared ? 2 : 1;
}

/** Memory for a socket's Frames whose bytes are not yet in a Part. */
const FRAMES_BYTES = 262_144;

/** Maximum memory of one upload, in bytes: its Frames and the Parts being stored. */
export function uploadMemory(blobs: Pick<BlobStore, "bodies">, declaredBytes: number | null, maxBytes: number): number {
  const declared = declaredBytes !== null;
  const partBytes = partSize(declaredBytes, maxBytes);
  return FRAMES_BYTES + partsAtOnce(declared) * partMemory(blobs, { partBytes, declared });
}
