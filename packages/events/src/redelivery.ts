/** After this many tries a Fact goes to the dead letters. */
export const MAX_TRIES = 12;
const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 300_000;

/** @param failures - how often the handler has rejected, from 1. @returns milliseconds until the next try */
export function redeliveryDelayMs(failures: number): number {
  return Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (failures - 1));
}
