/** Largest time in ms since 1970 that a `Date` can hold. */
const MAX_DATE_MS = 8_640_000_000_000_000;

/**
 * The date at a time in ms since 1970, which may come from a server or a record.
 *
 * @returns a date that can be formatted: a time that is too large becomes the latest possible date
 */
export function toDate(timeMs: number): Date {
  return new Date(Number.isNaN(timeMs) ? 0 : Math.min(Math.max(timeMs, -MAX_DATE_MS), MAX_DATE_MS));
}
