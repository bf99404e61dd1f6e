/** In Unicode mode, this matches only lone surrogates. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/**
 * Replaces each lone surrogate with U+FFFD, like `String.prototype.toWellFormed`, which the oldest supported browsers
 * lack.
 */
export function wellFormed(text: string): string {
  return text.replace(LONE_SURROGATE, "\u{fffd}");
}
