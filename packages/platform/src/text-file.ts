import { readFile } from "node:fs/promises";

/** A file could not be read as text. The message explains how the file must be saved. */
export class TextFileError extends Error {}

/**
 * First bytes of text in other encodings used by editors. In UTF-16 without a byte order mark, every other byte of
 * ASCII text is 0.
 */
const OTHER_ENCODINGS: readonly (readonly [name: string, begins: readonly (number | null)[]])[] = [
  ["UTF-32", [0xff, 0xfe, 0x00, 0x00]],
  ["UTF-32", [0x00, 0x00, 0xfe, 0xff]],
  ["UTF-16", [0xff, 0xfe]],
  ["UTF-16", [0xfe, 0xff]],
  ["UTF-16", [null, 0x00]],
  ["UTF-16", [0x00, null]],
];

/**
 * Decodes a hand-written file, dropping any byte order mark.
 *
 * @throws TextFileError that names the encoding if it is not UTF-8
 */
export function decodeTextFile(bytes: Uint8Array): string {
  const other = OTHER_ENCODINGS.find(
    ([, begins]) =>
      bytes.length >= begins.length && begins.every((byte, index) => byte === null || byte === bytes[index]),
  );
  if (other !== undefined) throw new TextFileError(`is ${other[0]}; save it as UTF-8`);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new TextFileError("is not UTF-8; save it as UTF-8");
  }
}

/** @throws TextFileError, or the system's error if the file cannot be read */
export async function readTextFile(file: string): Promise<string> {
  return decodeTextFile(await readFile(file));
}
