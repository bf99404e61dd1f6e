import { DecryptionError } from "@envoi/crypto";
import { ARCHIVE_TYPE, type Metadata } from "@envoi/protocol";
import type { PlaintextRange } from "./content.ts";

/**
 * Where the files of an Upload are in its plaintext, in manifest order. An Upload that is no archive is one file, whatever its
 * Manifest says.
 *
 * @throws DecryptionError `malformed` when the files of an archive are not as long together as the plaintext
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
 * Where bytes of one file are in the plaintext of its Upload.
 *
 * @param range - of the file
 * @throws RangeError for what is no file, or not within it; as `fileRanges`
 */
export function rangeInFile(metadata: Metadata, index: number, { firstByte, endByte }: PlaintextRange): PlaintextRange {
  const file = fileRanges(metadata)[index];
  const isInside = firstByte >= 0 && firstByte <= endByte;
  if (file === undefined || !isInside || endByte > file.endByte - file.firstByte) {
    throw new RangeError("the range is not within a file");
  }
  return { firstByte: file.firstByte + firstByte, endByte: file.firstByte + endByte };
}
