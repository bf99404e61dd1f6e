import { expect, test } from "vitest";
import { loadEnglish } from "../../testing/load-english.ts";
import { createFormat } from "./format.ts";

const { text } = await loadEnglish();
const format = createFormat(text);

test.each([
  [0, "0 bytes"],
  [1, "1 byte"],
  [999, "999 bytes"],
  [1_000, "1 KB"],
  [999_949, "999.9 KB"],
  [999_950, "1 MB"],
  [5_200_000, "5.2 MB"],
  [1_000_000_000, "1 GB"],
  [2_000_000_000_000, "2,000 GB"],
])("%d bytes read as %s [R9.23]", (bytes, text) => {
  expect(format.size(bytes)).toBe(text);
});

test.each([
  [0, "0 bytes"],
  [999, "999 bytes"],
  [999_999, "999.9 KB"],
  [1_000_000, "1 MB"],
  [1_073_741_824, "1 GB"],
  [1_099_999_999, "1 GB"],
  [1_100_000_000, "1.1 GB"],
  [2_684_354_560, "2.6 GB"],
])("a size limit of %d bytes reads as %s", (bytes, text) => {
  expect(format.sizeLimit(bytes)).toBe(text);
});

test.each([
  [300, "5 minutes"],
  [3_600, "1 hour"],
  [86_400, "1 day"],
  [604_800, "7 days"],
  [90, "90 seconds"],
])("a lifetime of %d seconds reads as %s", (seconds, text) => {
  expect(format.duration(seconds)).toBe(text);
});

test.each([
  [3_600, "1 hour"],
  [86_400, "24 hours"],
  [172_800, "48 hours"],
  [176_400, "49 hours"],
  [604_800, "7 days"],
  [5_400, "90 minutes"],
])("when short lifetimes are given in hours, a lifetime of %d seconds reads as %s", (seconds, text) => {
  expect(format.hours(seconds)).toBe(text);
});

test.each([
  [0, "< 1 minute"],
  [59_999, "< 1 minute"],
  [60_000, "1 minute"],
  [3_600_000, "1 hour"],
  [3_660_000, "1 hr 1 min"],
  [2 * 86_400_000 + 3 * 3_600_000 + 4 * 60_000, "2 days 3 hr 4 min"],
])("%d ms of remaining lifetime reads as %s [R9.21]", (ms, text) => {
  expect(format.timeLeft(ms)).toBe(text);
});

test.each([
  [0.2, "1 second"],
  [20, "20 seconds"],
  [59.9, "1 minute"],
  [150, "2 minutes"],
  [3_700, "1 hr 1 min"],
])("%d s of remaining transfer time reads as %s", (seconds, text) => {
  expect(format.remaining(seconds)).toBe(text);
});

test("an invalid time is formatted as an empty string", () => {
  expect(format.remaining(Number.NaN)).toBe("");
  expect(format.timeLeft(Number.NaN)).toBe("");
});

test("a percentage and a speed are formatted with their units", () => {
  expect(format.percent(0.42)).toBe("42%");
  expect(format.speed(3_250_000)).toBe("3.3 MB/s");
});
