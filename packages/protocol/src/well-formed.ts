/** In Unicode mode this only matches lone surrogates. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** `String.prototype.toWellFormed`, which the oldest supported browsers lack: U+FFFD replaces each lone surrogate. */
export function wellFormed(text: string): string {
  return text.replace(LONE_SURROGATE, "\u{fffd}");
}
