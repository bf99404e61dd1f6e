import { expect, test } from "vitest";
import { formatBytes, formatDuration, parseBytes, parseCount, parseDuration } from "./units.ts";

test.each([
  ["90s", 90],
  ["30m", 1_800],
  ["12h", 43_200],
  ["7d", 604_800],
  ["2w", 1_209_600],
])("parses the duration %s as %i seconds", (text, seconds) => {
  expect(parseDuration(text)).toBe(seconds);
});

test.each(["", "7", "0d", "-1d", "1.5h", "7 d", "d", "1y", "99999999999d"])(
  "rejects %j as a duration with a message that gives an example",
  (text) => {
    expect(() => parseDuration(text)).toThrow("for example");
  },
);

test.each([
  ["1", 1],
  ["500k", 512_000],
  ["20M", 20_971_520],
  ["5G", 5_368_709_120],
  ["5GiB", 5_368_709_120],
  ["5gb", 5_368_709_120],
  ["1.5K", 1_536],
])("parses the size %s as %i bytes", (text, bytes) => {
  expect(parseBytes(text)).toBe(bytes);
});

test.each(["", "0", "-1", "1x", "1e9", "∞", "9999999T"])("rejects %j as a size", (text) => {
  expect(() => parseBytes(text)).toThrow("is not a valid size");
});

test("accepts only whole numbers within the range as counts", () => {
  const range = { min: 1, max: 6, what: "--connections" };
  expect(["1", "6"].map((text) => parseCount(text, range))).toEqual([1, 6]);
  for (const text of ["0", "7", "1.0", "", "one"]) expect(() => parseCount(text, range)).toThrow("--connections");
});

test.each([
  [0, "0 B"],
  [1_023, "1023 B"],
  [1_024, "1.0 KiB"],
  [1_048_576 * 300, "300 MiB"],
  [2 ** 41, "2.0 TiB"],
])("formats %i bytes as %s", (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

test.each([
  [0, "0 s"],
  [59.6, "1 min"],
  [3_661, "1 h 1 min"],
  [86_400, "1 d"],
  [86_401, "1 d"],
])("formats %d seconds as %s", (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});
