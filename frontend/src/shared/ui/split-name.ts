/** The end of a long name distinguishes files, so the middle is cut. */
const TAIL_LENGTH = 8;

let segmenter: Intl.Segmenter | undefined;

/** The start of each grapheme. Browsers without a segmenter (Firefox before 125) count code points. */
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
 * Splits a name into two halves, between which it may be shortened; by graphemes if the browser can, so that no flag or
 * accent is broken.
 *
 * @returns `null` for a name too short to be shortened
 */
export function splitName(name: string): { head: string; tail: string } | null {
  const starts = characterStarts(name);
  const at = starts.length > 1.5 * TAIL_LENGTH ? starts.at(-TAIL_LENGTH) : undefined;
  return at === undefined ? null : { head: name.slice(0, at), tail: name.slice(at) };
}
