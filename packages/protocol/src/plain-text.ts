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

/** A visible character. Blanks are not visible, nor are joiners on their own. */
const VISIBLE = /[^\s\u2800\p{Default_Ignorable_Code_Point}]/u;

/** @returns an empty string for text without a visible character */
const visible = (text: string) => (VISIBLE.test(text) ? text : "");

/** How a text is cleaned, and its limit in characters as `countCharacters` counts them. */
export type TextRule = { clean: (text: string) => string; maxCharacters: number };

/** @returns the text, cleaned for display; an empty string if the value is no string, too long or not visible */
export function readText(value: unknown, { clean, maxCharacters }: TextRule): string {
  const text = typeof value === "string" ? visible(clean(value)) : "";
  return countCharacters(text) > maxCharacters ? "" : text;
}

/**
 * Cleans a text for sealing.
 *
 * @throws RangeError if the text exceeds its limit, because a user's text must not be dropped silently
 */
export function composeText(value: string, { clean, maxCharacters }: TextRule): string {
  const text = clean(value);
  if (countCharacters(text) > maxCharacters) throw new RangeError(`longer than ${maxCharacters} characters`);
  return visible(text);
}
