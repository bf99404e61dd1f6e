import { DecryptionError } from "@envoi/crypto";
import { ARCHIVE_TYPE, type Metadata } from "@envoi/protocol";
import type { PlaintextRange } from "./content.ts";

/**
 * The range of each file within its Upload's plaintext, in manifest order. An Upload that is not an archive is one
 * file, whatever its Manifest contains.
 *
 * @throws DecryptionError `malformed` when the sizes of an archive's files do not add up to the plaintext length
 */
export function fileRanges({ type, size, manifest: { files } }: Metadata): PlaintextRange[] {
  if (type !== ARCHIVE_TYPE) return [{ firstByte: 0, endByte: size }];
  let firstByte = 0;
  const ranges = files.map((file) => {
    const range = { firstByte, endByte: firstByte + file.size };
    firstByte = range.endByte;
    return range;
  });
  if (firstByte !== size) throw new DecryptionError("malformed");
  return ranges;
}

/**
 * Converts a range of one file to a range of its Upload's plaintext.
 *
 * @param range - within the file
 * @throws RangeError when there is no such file, or the range exceeds it; the errors of `fileRanges`
 */
export function rangeInFile(metadata: Metadata, index: number, { firstByte, endByte }: PlaintextRange): PlaintextRange {
  const file = fileRanges(metadata)[index];
  const isInside = firstByte >= 0 && firstByte <= endByte;
  if (file === undefined || !isInside || endByte > file.endByte - file.firstByte) {
    throw new RangeError("the range is not within a file");
  }
  return { firstByte: file.firstByte + firstByte, endByte: file.firstByte + endByte };
}
