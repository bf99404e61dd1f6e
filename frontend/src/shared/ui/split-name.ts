/** The end of a long name tells files apart, so the middle is what is cut. */
const TAIL_LENGTH = 8;

let segmenter: Intl.Segmenter | undefined;

/** Where each character begins, as people see them. Browsers without a segmenter (Firefox before 125) count code points. */
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
 * A name in two halves, between which it may be cut; counted in characters as people see them where the browser
 * can, so that no flag or accent is taken apart.
 *
 * @returns `null` for a name too short to be cut
 */
export function splitName(name: string): { head: string; tail: string } | null {
  const starts = characterStarts(name);
  const at = starts.length > 1.5 * TAIL_LENGTH ? starts.at(-TAIL_LENGTH) : undefined;
  return at === undefined ? null : { head: name.slice(0, at), tail: name.slice(at) };
}
