/** The end of a long name tells files apart, so the middle is what is cut. */
const TAIL_LENGTH = 8;

let segmenter: Intl.Segmenter | undefined;

/**
 * A name in two halves, between which it may be cut; counted in characters as people see them, so that no flag or
 * accent is taken apart.
 *
 * @returns `null` for a name too short to be cut
 */
export function splitName(name: string): { head: string; tail: string } | null {
  // Not where the module begins: an outdated browser, which has none, also loads it.
  segmenter ??= new Intl.Segmenter();
  const starts = Array.from(segmenter.segment(name), ({ index }) => index);
  const at = starts.length > 1.5 * TAIL_LENGTH ? starts.at(-TAIL_LENGTH) : undefined;
  return at === undefined ? null : { head: name.slice(0, at), tail: name.slice(at) };
}
