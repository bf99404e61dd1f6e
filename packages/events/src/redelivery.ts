import type { FactType } from "@envoi/protocol";

const MAX_TRIES = 12;
const FIRST_DELAY_MS = 1_000;
const MAX_DELAY_MS = 300_000;

/**
 * Number of attempts before a Fact moves to the dead letters. It is unlimited for beacons: their data is
 * stored nowhere else, and their handler fails only while a store is unavailable.
 */
export function maxTries(type: FactType): number {
  return type === "metrics.received" ? Number.POSITIVE_INFINITY : MAX_TRIES;
}

/**
 * @param failures - number of times the handler has rejected the Fact, from 1
 * @returns milliseconds until the next attempt
 */
export function redeliveryDelayMs(failures: number): number {
  return Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (failures - 1));
}
