/** Control characters that change the direction of the text after them. */
const DIRECTION_MARKS = /[\u202a-\u202e\u2066-\u2069]/g;
const FIRST_STRONG_ISOLATE = "\u2068";
const POP_ISOLATE = "\u2069";

/** A name inside a sentence: whatever its direction, it does not reorder the words around it. */
export function isolated(name: string): string {
  return `${FIRST_STRONG_ISOLATE}${name.replaceAll(DIRECTION_MARKS, "")}${POP_ISOLATE}`;
}
