import { UsageError } from "./usage-error.ts";

const SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600, d: 86_400, w: 604_800 };
/** Binary, with or without `i`: `5G` and `5GiB` are the same, as in other file tools. */
const BYTES: Readonly<Record<string, number>> = { "": 1, k: 2 ** 10, m: 2 ** 20, g: 2 ** 30, t: 2 ** 40 };

/** @param text - such as `90s`, `30m`, `12h`, `7d`, `2w` */
export function parseDuration(text: string): number {
  const [, count, unit = ""] = /^(\d{1,9})([smhdw])$/.exec(text) ?? [];
  const seconds = Number(count) * (SECONDS[unit] ?? Number.NaN);
  if (seconds > 0) return seconds;
  throw new UsageError(`"${text}" is not a valid duration. Use, for example, 30m, 12h or 7d.`);
}

/** @param text - bytes, such as `1048576`, `500k`, `5G`, `1.5GiB` */
export function parseBytes(text: string, { min = 1 }: { min?: number } = {}): number {
  const [, count, unit = ""] = /^(\d{1,12}(?:\.\d{1,3})?)([kmgt]?)(?:i?b)?$/i.exec(text) ?? [];
  const bytes = Math.round(Number(count) * (BYTES[unit.toLowerCase()] ?? Number.NaN));
  if (Number.isSafeInteger(bytes) && bytes >= min) return bytes;
  throw new UsageError(`"${text}" is not a valid size. Use, for example, 500k, 20M or 5G.`);
}

export function parseCount(text: string, { min, max, what }: { min: number; max: number; what: string }): number {
  const count = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (count >= min && count <= max) return count;
  throw new UsageError(`${what} must be a whole number from ${min} to ${max}, not "${text}".`);
}

const SIZE_UNITS = ["B", "KiB", "MiB", "GiB", "TiB"];

export function formatBytes(bytes: number): string {
  let value = bytes;
  let unit = 0;
  for (; value >= 1_024 && unit < SIZE_UNITS.length - 1; unit += 1) value /= 1_024;
  return `${unit === 0 || value >= 100 ? Math.round(value) : value.toFixed(1)} ${SIZE_UNITS[unit]}`;
}

/** The two largest units, such as `6 d 23 h`. */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const parts = [
    [Math.floor(whole / 86_400), "d"],
    [Math.floor(whole / 3_600) % 24, "h"],
    [Math.floor(whole / 60) % 60, "min"],
    [whole % 60, "s"],
  ] as const;
  const first = parts.findIndex(([count]) => count > 0);
  if (first === -1) return "0 s";
  return parts
    .slice(first, first + 2)
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}`)
    .join(" ");
}
