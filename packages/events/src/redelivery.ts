import type { FactType } from "@envoi/protocol";

const MAX_TRIES = 12;
const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 300_000;

/**
 * After so many tries a Fact goes to the dead letters. A beacon never: what it tells is nowhere else, and nothing but a
 * store that is away keeps it from being handled.
 */
export function maxTries(type: FactType): number {
  return type === "metrics.received" ? Number.POSITIVE_INFINITY : MAX_TRIES;
}

/** @param failures - how often the handler has rejected, from 1. @returns milliseconds until the next try */
export function redeliveryDelayMs(failures: number): number {
  return Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (failures - 1));
}
