import { BlobStoreError, type StoredPart } from "./port.ts";

/**
 * Length of the Blob that these Parts form.
 *
 * @param parts - in any order
 * @returns bytes
 * @throws BlobStoreError `length_mismatch` when there are no Parts, when a Part is missing, duplicated or too long, or
 *   when a Part other than the last is too short
 */
export function sumPartBytes(parts: readonly StoredPart[], partBytes: number): number {
  const inOrder = parts.toSorted((a, b) => a.number - b.number);
  const last = inOrder.at(-1);
  const gapless = inOrder.every((part, index) => part.number === index + 1);
  const full = inOrder.every((part) => part === last || part.bytes === partBytes);
  if (last === undefined || !gapless || !full || last.bytes > partBytes) throw new BlobStoreError("length_mismatch");
  return (inOrder.length - 1) * partBytes + last.bytes;
}
