/** Control characters that change the direction of subsequent text. */
const DIRECTION_MARKS = /[\u202a-\u202e\u2066-\u2069]/g;
const FIRST_STRONG_ISOLATE = "\u2068";
const POP_ISOLATE = "\u2069";

/** Splits a sentence at its isolated names, which are at the odd indexes of the result. */
export const ISOLATED_NAMES = /(\u2068[^\u2069]*\u2069)/;

/** Isolates a name in a sentence, so that its direction does not reorder the surrounding words. */
export function isolated(name: string): string {
  return `${FIRST_STRONG_ISOLATE}${name.replaceAll(DIRECTION_MARKS, "")}${POP_ISOLATE}`;
}
