import { FluentNumber } from "@fluent/bundle";
import type { Text } from "./create-text.ts";

const SIZE_UNITS = ["bytes", "kb", "mb", "gb"] as const;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export type Format = {
  /** "12.4 MB", in steps of 1024. */
  size: (bytes: number) => string;
  /** "3.1 MB/s" */
  speed: (bytesPerSecond: number) => string;
  /** "7 days": a lifetime, in the largest unit that divides it. */
  duration: (seconds: number) => string;
  /** "24 hours": a lifetime, whole hours up to two days in hours. */
  hours: (seconds: number) => string;
  /** Days, hours and minutes that are left; "< 1" under a minute. */
  timeLeft: (ms: number) => string;
  /** What is left of a transfer: seconds too. */
  remaining: (seconds: number) => string;
  percent: (ratio: number) => string;
};

function amount(value: number, unit: string, unitDisplay: "long" | "short" = "long"): FluentNumber {
  return new FluentNumber(value, { style: "unit", unit, unitDisplay, maximumFractionDigits: 0 });
}

function sizeParts(bytes: number): { unit: (typeof SIZE_UNITS)[number]; value: number } {
  let value = bytes;
  let step = 0;
  // From 1023.95 on one decimal would read "1,024", so the next unit takes over.
  while (value >= (step === 0 ? 1024 : 1023.95) && step < SIZE_UNITS.length - 1) {
    value /= 1024;
    step += 1;
  }
  return { unit: SIZE_UNITS[step] ?? "gb", value };
}

export function createFormat(t: Text): Format {
  const size = (bytes: number) => {
    const { unit, value } = sizeParts(bytes);
    return t(unit, { num: value });
  };
  /** Up to three amounts, those that are nothing left out. */
  const joined = (amounts: readonly { value: number; unit: string }[]) => {
    const shown = amounts.filter(({ value }) => value > 0);
    const [first, second, third] = shown.map(({ value, unit }) =>
      amount(value, unit, shown.length > 1 ? "short" : "long"),
    );
    if (first === undefined) return "";
    if (second === undefined) return t("duration", { amount: first });
    if (third === undefined) return t("twoAmounts", { first, second });
    return t("threeAmounts", { first, second, third });
  };
  const duration = (seconds: number) => {
    const ms = seconds * 1000;
    if (ms % DAY_MS === 0) return t("duration", { amount: amount(ms / DAY_MS, "day") });
    if (ms % HOUR_MS === 0) return t("duration", { amount: amount(ms / HOUR_MS, "hour") });
    if (ms % MINUTE_MS === 0) return t("duration", { amount: amount(ms / MINUTE_MS, "minute") });
    return t("duration", { amount: amount(seconds, "second") });
  };
  return {
    size,
    speed: (bytesPerSecond) => t("speed", { size: size(bytesPerSecond) }),
    duration,
    hours: (seconds) => {
      const ms = seconds * 1000;
      const inHours = ms % HOUR_MS === 0 && ms <= 2 * DAY_MS;
      return inHours ? t("duration", { amount: amount(ms / HOUR_MS, "hour") }) : duration(seconds);
    },
    timeLeft: (ms) => {
      if (ms < MINUTE_MS) return t("timeLeftUnderMinute", { minutes: amount(1, "minute") });
      return joined([
        { value: Math.floor(ms / DAY_MS), unit: "day" },
        { value: Math.floor((ms % DAY_MS) / HOUR_MS), unit: "hour" },
        { value: Math.floor((ms % HOUR_MS) / MINUTE_MS), unit: "minute" },
      ]);
    },
    remaining: (seconds) => {
      const whole = Math.max(1, Math.round(seconds));
      return joined([
        { value: Math.floor(whole / 3600), unit: "hour" },
        { value: Math.floor((whole % 3600) / 60), unit: "minute" },
        // Beside minutes, seconds would only flicker.
        { value: whole < 60 ? whole : 0, unit: "second" },
      ]);
    },
    percent: (ratio) =>
      t("percent", { ratio: new FluentNumber(ratio, { style: "percent", maximumFractionDigits: 0 }) }),
  };
}
