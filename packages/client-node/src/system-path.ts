/*
 * [Note: Names that are not UTF-8]
 *
 * Some systems allow any bytes in names, such as those of older encodings. In our paths, each byte that is not UTF-8 is
 * a lone surrogate (as in Python's `surrogateescape`), which no other text contains, so such paths can be joined and
 * stored as JSON like others. Only calls of the system need the bytes.
 */

/** Sequences of UTF-8 longer than a byte, and other bytes above ASCII, in Latin-1. See RFC 3629, section 4. */
const NON_ASCII =
  /([\xC2-\xDF][\x80-\xBF]|(?:\xE0[\xA0-\xBF]|\xED[\x80-\x9F]|[\xE1-\xEC\xEE\xEF][\x80-\xBF])[\x80-\xBF]|(?:\xF0[\x90-\xBF]|[\xF1-\xF3][\x80-\xBF]|\xF4[\x80-\x8F])[\x80-\xBF]{2})|[\x80-\xFF]/g;
const ESCAPE = 0xdc00;

/** @returns a name for our paths. See [Note: Names that are not UTF-8] */
export function decodeName(name: Buffer): string {
  return name
    .toString("latin1")
    .replace(NON_ASCII, (bytes, valid?: string) =>
      valid === undefined ? String.fromCharCode(ESCAPE + bytes.charCodeAt(0)) : Buffer.from(valid, "latin1").toString(),
    );
}

/** @returns a path for calls of the system. See [Note: Names that are not UTF-8] */
export function systemPath(path: string): string | Buffer {
  if (path.isWellFormed()) return path;
  return Buffer.concat(
    Array.from(path, (character) =>
      character.isWellFormed() ? Buffer.from(character) : Buffer.of(character.charCodeAt(0) - ESCAPE),
    ),
  );
}
