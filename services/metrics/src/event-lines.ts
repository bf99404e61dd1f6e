import type { FactOf } from "@envoi/events";
import { eventId } from "./beacon-ids.ts";

/** A line of a batch, with its line feed. It begins with the event's id. */
export type EventLine = string;

/**
 * Matches the escape sequences in the output of `JSON.stringify`, in which only lone surrogates have the form `\ud…`.
 */
const ESCAPE = /\\(?:ud...|.)/g;

/** JSON without lone surrogates: a single one would make readers reject the whole batch. */
function wellFormedJson(value: unknown): string {
  return JSON.stringify(value).replace(ESCAPE, (text) => (text.startsWith("\\ud") ? "\ufffd" : text));
}

/**
 * One line per event, with the common fields of the beacon. `received_at` is by our clock; `time`, `now` and
 * `session_id` are by the sender's, and `happened_at` is `time` converted to our clock.
 */
export function eventLines({ atMs, beacon }: FactOf<"metrics.received">): EventLine[] {
  const { events, ...common } = beacon;
  return events.map((event) => {
    const happened_at = atMs - (beacon.now - event.time);
    return `${wellFormedJson({ id: eventId(beacon, event), received_at: atMs, happened_at, ...common, ...event })}\n`;
  });
}

/** Sorts lines by id, so that the same lines always produce the same text. */
export function sortLines(lines: readonly EventLine[]): EventLine[] {
  return lines.toSorted((a, b) => (a < b ? -1 : Number(a > b)));
}
