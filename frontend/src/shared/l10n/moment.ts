import { FluentDateTime } from "@fluent/bundle";

/**
 * Formats a moment by the device's clock, with the date unless it is today. Uses only digits, because browsers lack
 * the words for dates in some languages.
 */
export function moment(atMs: number, nowMs: number): FluentDateTime {
  const isToday = new Date(atMs).toDateString() === new Date(nowMs).toDateString();
  return new FluentDateTime(atMs, {
    hour: "numeric",
    minute: "2-digit",
    ...(!isToday && { month: "numeric", day: "numeric" }),
  });
}
