import { jitter } from "./retry-waits.ts";

/*
 * [Note: Server waits]
 *
 * Every wait that a server asks for is parsed here, because a timer of more than 2^31 - 1 ms fires immediately. If
 * a server always asks for an immediate retry, requests are sent less and less often, with jitter.
 */

/** Longest wait accepted from a server. It is as long as the longest window of any quota. */
export const MAX_WAIT_SECONDS = 86_400;
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/**
 * Parses the wait of a `Retry-After` header or of a message.
 *
 * @returns whole seconds from 0 to MAX_WAIT_SECONDS; `undefined` when the server names no valid wait
 */
export function parseWaitSeconds(value: unknown, nowMs = Date.now()): number | undefined {
  const seconds = typeof value === "string" ? parseHeader(value.trim(), nowMs) : value;
  if (typeof seconds !== "number" || Number.isNaN(seconds) || seconds < 0) return undefined;
  return Math.min(MAX_WAIT_SECONDS, Math.ceil(seconds));
}

function parseHeader(text: string, nowMs: number): number | undefined {
  if (/^\d+$/.test(text)) return Number(text);
  return HTTP_DATE.test(text) ? Math.max(0, (Date.parse(text) - nowMs) / 1_000) : undefined;
}

/** Default wait after each unsuccessful attempt, and the longest wait accepted from a server. */
export type WaitLimits = { delaysMs: readonly number[]; maxMs: number };

/**
 * The wait before the next attempt.
 *
 * @param askedMs - the wait that the server asks for; `undefined` if it asks for none
 * @param fruitless - number of consecutive fruitless attempts
 */
export function waitMs(askedMs: number | undefined, fruitless: number, { delaysMs, maxMs }: WaitLimits): number {
  const ownMs = jitter(delaysMs[Math.min(fruitless, delaysMs.length - 1)] ?? maxMs);
  return Math.min(maxMs, Math.max(askedMs ?? 0, ownMs));
}
