import type { TextEncoding } from "./encodings.ts";

type Utf16 = Extract<TextEncoding, "utf-16le" | "utf-16be">;

/**
 * Matches letters, syllables, punctuation and the most frequent Chinese characters. Of random characters, about one
 * in thirty matches.
 */
const COMMON =
  /[\t\n\r\x20-\x7e\u00a0-\u024f\u0370-\u05ff\u0606-\u06ff\u0900-\u0e7f\u10a0-\u10ff\u2010-\u2026\u3000-\u30ff\uff01-\uff9f的一是不了人我在有他这這个個為为之大来來以中上们們到说說国國和地也子时時道出而要于於就下得可你年生日月請请会會]/g;
/** Matches control, private and unassigned characters, which text does not contain. */
const STRANGE = /(?![\t\n\f\r])\p{Cc}|\p{Co}|\p{Cn}/gu;
const MIN_COMMON_SHARE = 0.2;
const MAX_STRANGE_SHARE = 0.01;
/** A smaller number of characters may look like text by chance. */
const MIN_CHARACTERS = 4;
const SURVEYED_BYTES = 65_536;

const count = (text: string, what: RegExp) => text.match(what)?.length ?? 0;

/** Fraction of common characters; 0 if these bytes are not text in this encoding. */
function commonShare(bytes: Uint8Array<ArrayBuffer>, encoding: Utf16): number {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true });
    if (text.length < MIN_CHARACTERS || count(text, STRANGE) > MAX_STRANGE_SHARE * text.length) return 0;
    return count(text, COMMON) / text.length;
  } catch {
    return 0;
  }
}

/**
 * Detects UTF-16 without a byte order mark, in any language. The detector reports UTF-16 wherever there are zeros, even
 * in executable files.
 */
export function findUtf16(bytes: Uint8Array<ArrayBuffer>): Utf16 | undefined {
  const surveyed = bytes.subarray(0, SURVEYED_BYTES);
  const little = commonShare(surveyed, "utf-16le");
  const big = commonShare(surveyed, "utf-16be");
  if (Math.max(little, big) < MIN_COMMON_SHARE || little === big) return undefined;
  return little > big ? "utf-16le" : "utf-16be";
}
