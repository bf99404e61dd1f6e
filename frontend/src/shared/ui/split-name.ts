/** Length of the visible end: names are cut in the middle because their ends often distinguish files. */
const TAIL_LENGTH = 8;

let segmenter: Intl.Segmenter | undefined;

/** The start of each grapheme, or of each code point in browsers without a segmenter (Firefox before 125). */
function characterStarts(text: string): number[] {
  if (Intl.Segmenter === undefined) {
    let end = 0;
    return Array.from(text, (character) => {
      end += character.length;
      return end - character.length;
    });
  }
  segmenter ??= new Intl.Segmenter();
  return Array.from(segmenter.segment(text), ({ index }) => index);
}

/**
 * Splits a name into two parts, between which it can be shortened. Where possible, splits between graphemes, so that
 * flags and accents stay intact.
 *
 * @returns `null` if the name is too short to be shortened
 */
export function splitName(name: string): { head: string; tail: string } | null {
  const starts = characterStarts(name);
  const at = starts.length > 1.5 * TAIL_LENGTH ? starts.at(-TAIL_LENGTH) : undefined;
  return at === undefined ? null : { head: name.slice(0, at), tail: name.slice(at) };
}

/** The first visible character, which may consist of several code points, as a flag emoji does. */
export function firstCharacter(text: string): string {
  const [, next] = characterStarts(text);
  return text.slice(0, next);
}
