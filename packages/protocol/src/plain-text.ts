import { wellFormed } from "./well-formed.ts";

/**
 * Control characters, line ends, and characters that are invisible or change the writing direction. All of these can
 * disguise text. The joiners U+200C and U+200D are allowed, because some scripts and emoji need them.
 */
export const UNSAFE_CHARACTERS =
  /[\p{Cc}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;
const LINE_END = /\r\n|[\r\u0085\u2028\u2029]/g;
/** Unsafe characters that separate words, such as line breaks and tabs. */
const SEPARATOR = /[\t\n\v\f]/g;

/** The length of a text for its limit: the number of Unicode code points. Many emoji consist of several code points. */
export function countCharacters(text: string): number {
  let characters = 0;
  for (const _ of text) characters += 1;
  return characters;
}

/** Returns text as one line, without characters that could disguise it. Line ends and tabs become spaces. */
export function cleanLine(text: string): string {
  const line = wellFormed(text).replace(LINE_END, " ").replace(SEPARATOR, " ");
  return line.replace(UNSAFE_CHARACTERS, "").trim();
}

/** Like `cleanLine`, but for several lines: tabs stay, and every line end becomes `\n`. */
export function cleanText(text: string): string {
  const lines = wellFormed(text).replace(LINE_END, "\n");
  return lines.replace(UNSAFE_CHARACTERS, (character) => (/[\t\n]/.test(character) ? character : "")).trim();
}
