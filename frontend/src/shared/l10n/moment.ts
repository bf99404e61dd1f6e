import { FluentDateTime } from "@fluent/bundle";

/** A moment by the clock of the device, with its day unless that is today. Digits only: browsers lack words of some languages. */
export function moment(atMs: number, nowMs: number): FluentDateTime {
  const isToday = new Date(atMs).toDateString() === new Date(nowMs).toDateString();
  return new FluentDateTime(atMs, {
    hour: "numeric",
    minute: "2-digit",
    ...(!isToday && { month: "numeric", day: "numeric" }),
  });
}
