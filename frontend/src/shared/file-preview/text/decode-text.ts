import { decodeDos, isDosCodePage } from "./dos-code-pages.ts";
import type { TextEncoding } from "./encodings.ts";

/** The decoded text, and whether all bytes could be decoded to displayable characters. */
export type DecodedText = { text: string; isWhole: boolean };

const REPLACEMENT = "\ufffd";
const UNIT_BYTES = 4;
const MAX_CODE_POINT = 0x10ffff;
const BYTE_ORDER_MARK = 0xfeff;
/** Control characters that make a browser treat text as a file to save. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is replaced
const CONTROLS = /[\x00-\x08\x0b\x0e-\x1f\x7f]/g;
/** Control characters, including those of ISO 8859, and characters that could not be decoded. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is counted
const UNREADABLE = /[\x00-\x08\x0e-\x1a\x1c-\x1f\x7f-\x84\x86-\x9f\ufffd]+/g;
/** The end-of-file mark of DOS text files. */
const END_MARK = "\x1a";
/** Text has at least three readable characters per unreadable piece; binary data has fewer. */
const READABLE_PER_UNREADABLE = 3;

const isSurrogate = (unit: number) => unit >= 0xd800 && unit <= 0xdfff;

/** `TextDecoder` does not support UTF-32. */
function decodeUtf32(bytes: Uint8Array, { isLittleEndian, isCut }: { isLittleEndian: boolean; isCut: boolean }) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: string[] = [];
  let isWhole = isCut || bytes.byteLength % UNIT_BYTES === 0;
  for (let at = 0; at + UNIT_BYTES <= bytes.byteLength; at += UNIT_BYTES) {
    const unit = view.getUint32(at, isLittleEndian);
    if (at === 0 && unit === BYTE_ORDER_MARK) continue;
    const isCharacter = unit <= MAX_CODE_POINT && !isSurrogate(unit);
    isWhole &&= isCharacter;
    parts.push(isCharacter ? String.fromCodePoint(unit) : REPLACEMENT);
  }
  return { text: parts.join(""), isWhole };
}

function decode(bytes: Uint8Array<ArrayBuffer>, encoding: TextEncoding, isCut: boolean): DecodedText {
  if (encoding === "utf-32le" || encoding === "utf-32be") {
    return decodeUtf32(bytes, { isLittleEndian: encoding === "utf-32le", isCut });
  }
  if (isDosCodePage(encoding)) return { text: decodeDos(bytes, encoding), isWhole: true };
  // A character cut in two is omitted and does not count as an error.
  const options = { stream: isCut };
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes, options), isWhole: true };
  } catch {
    return { text: new TextDecoder(encoding).decode(bytes, options), isWhole: false };
  }
}

/** @param isCut - whether the file continues after these bytes */
export function decodeText(bytes: Uint8Array<ArrayBuffer>, encoding: TextEncoding, isCut: boolean): DecodedText {
  const { text: decoded, isWhole } = decode(bytes, encoding, isCut);
  const text = decoded.endsWith(END_MARK) ? decoded.slice(0, -END_MARK.length) : decoded;
  const shown = text.replace(CONTROLS, REPLACEMENT);
  return { text: shown, isWhole: isWhole && shown === text };
}

/** Whether decoded text is mostly readable. A log with zeros left by a crash counts as readable. */
export function isMostlyReadable(bytes: Uint8Array<ArrayBuffer>, encoding: TextEncoding, isCut: boolean): boolean {
  const { text } = decode(bytes, encoding, isCut);
  let pieces = 0;
  const readable = text.replace(UNREADABLE, () => {
    pieces += 1;
    return "";
  });
  return pieces * READABLE_PER_UNREADABLE <= readable.length;
}
