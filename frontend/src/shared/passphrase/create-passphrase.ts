import { PASSPHRASE_WORDS } from "./passphrase-words.ts";

/**
 * Number of words in a passphrase. Six of 1,296 words give 2^62 passphrases: too many to try, given the cost of
 * stretching each.
 */
const WORDS = 6;
const NUMBERS = 2 ** 16;

/** Fills an array with random numbers, as `crypto.getRandomValues` does. */
export type FillRandom = (numbers: Uint16Array<ArrayBuffer>) => void;

/** @returns an integer at least 0 and below `bound`; all are equally likely */
function randomBelow(bound: number, fillRandom: FillRandom): number {
  // Rejects higher random numbers, whose remainders would make some results likelier.
  const end = NUMBERS - (NUMBERS % bound);
  const numbers = new Uint16Array(1);
  for (;;) {
    fillRandom(numbers);
    const [number = NUMBERS] = numbers;
    if (number < end) return number % bound;
  }
}

/** @returns six words joined by hyphens, at most 35 characters */
export function createPassphrase(fillRandom: FillRandom = (numbers) => void crypto.getRandomValues(numbers)): string {
  const words = Array.from({ length: WORDS }, () => PASSPHRASE_WORDS[randomBelow(PASSPHRASE_WORDS.length, fillRandom)]);
  return words.join("-");
}
