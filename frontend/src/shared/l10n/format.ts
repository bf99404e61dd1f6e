import { FluentNumber } from "@fluent/bundle";
import type { Text } from "./use-text.ts";

const SIZE_UNITS = ["bytes", "kb", "mb", "gb"] as const;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export type Format = ReturnType<typeof createFormat>;

/** An amount with the ids of its two messages: `alone`, and `beside` other amounts. */
type Amount = { value: number; alone: string; beside: string };

// Unit names come from the page's messages, because browsers lack them for some languages.
const days = (value: number): Amount => ({ value, alone: "days", beside: "shortDays" });
const hours = (value: number): Amount => ({ value, alone: "hours", beside: "shortHours" });
const minutes = (value: number): Amount => ({ value, alone: "minutes", beside: "shortMinutes" });
/** Never shown next to minutes, because seconds would only flicker there. */
const seconds = (value: number): Amount => ({ value, alone: "seconds", beside: "seconds" });

/** @param below - values at or above this use the next unit; byte counts always have at most three digits */
function sizeParts(bytes: number, below: number): { unit: (typeof SIZE_UNITS)[number]; value: number } {
  let value = bytes;
  let step = 0;
  while (value >= (step === 0 ? 1000 : below) && step < SIZE_UNITS.length - 1) {
    value /= 1000;
    step += 1;
  }
  return { unit: SIZE_UNITS[step] ?? "gb", value };
}

/** Counts the midnights between two moments by the device's clock. */
function daysBetween(from: Date, to: Date): number {
  const midnight = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return (midnight(to) - midnight(from)) / DAY_MS;
}

export function createFormat(t: Text) {
  const size = (bytes: number) => {
    // Values at or above this would be rounded to "1,000".
    const { unit, value } = sizeParts(bytes, 999.95);
    return t(unit, { num: value });
  };
  const formatAlone = ({ value, alone }: Amount) => t(alone, { num: value });
  /** Joins up to three amounts, omitting zeros. */
  const joined = (amounts: readonly Amount[]) => {
    const shown = amounts.filter(({ value }) => value > 0);
    if (shown.length < 2) return shown.map(formatAlone).join("");
    const [first = "", second = "", third] = shown.map(({ value, beside }) => t(beside, { num: value }));
    return third === undefined ? t("twoAmounts", { first, second }) : t("threeAmounts", { first, second, third });
  };
  const duration = (lifetimeSeconds: number) => {
    const ms = lifetimeSeconds * 1000;
    if (ms % DAY_MS === 0) return formatAlone(days(ms / DAY_MS));
    if (ms % HOUR_MS === 0) return formatAlone(hours(ms / HOUR_MS));
    if (ms % MINUTE_MS === 0) return formatAlone(minutes(ms / MINUTE_MS));
    return formatAlone(seconds(lifetimeSeconds));
  };
  return {
    /** "12.4 MB", in steps of 1000, as most systems show sizes. */
    size,
    /** A size limit, rounded down so that it does not promise too much. */
    sizeLimit: (bytes: number) => {
      const { unit, value } = sizeParts(bytes, 1000);
      return t(unit, { num: Math.floor(Number((value * 10).toFixed(9))) / 10 });
    },
    /** "3.1 MB/s" */
    speed: (bytesPerSecond: number) => t("speed", { size: size(bytesPerSecond) }),
    /** "7 days": a lifetime in the largest unit that divides it evenly. */
    duration,
    /** "24 hours": a lifetime, in hours if it is a whole number of hours up to two days. */
    hours: (lifetimeSeconds: number) => {
      const ms = lifetimeSeconds * 1000;
      const inHours = ms % HOUR_MS === 0 && ms <= 2 * DAY_MS;
      return inHours ? formatAlone(hours(ms / HOUR_MS)) : duration(lifetimeSeconds);
    },
    /** The remaining days, hours and minutes; "< 1 minute" below a minute. */
    timeLeft: (ms: number) => {
      if (ms < MINUTE_MS) return t("timeLeftUnderMinute", { minutes: formatAlone(minutes(1)) });
      return joined([
        days(Math.floor(ms / DAY_MS)),
        hours(Math.floor((ms % DAY_MS) / HOUR_MS)),
        minutes(Math.floor((ms % HOUR_MS) / MINUTE_MS)),
      ]);
    },
    /** A transfer's remaining time; in seconds below a minute. */
    remaining: (secondsLeft: number) => {
      const whole = Math.max(1, Math.round(secondsLeft));
      return joined([
        hours(Math.floor(whole / 3600)),
        minutes(Math.floor((whole % 3600) / 60)),
        seconds(whole < 60 ? whole : 0),
      ]);
    },
    percent: (ratio: number) =>
      t("percent", { ratio: new FluentNumber(ratio, { style: "percent", maximumFractionDigits: 0 }) }),
    /** Formats the time when something ends, by the device's clock: "until tomorrow, 16:10". */
    until: (atMs: number, nowMs: number) => {
      const at = new Date(atMs);
      const days = daysBetween(new Date(nowMs), at);
      if (days === 0) return t("untilToday", { at });
      return t(days === 1 ? "untilTomorrow" : "untilDay", { at });
    },
  };
}
