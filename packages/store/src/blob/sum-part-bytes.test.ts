import { expect, test } from "vitest";
import { sumPartBytes } from "./sum-part-bytes.ts";

const parts = (...sizes: [number: number, bytes: number][]) =>
  sizes.map(([number, bytes]) => ({ number, bytes, etag: "etag" }));

test("the length is the sum of the Parts' lengths, in whatever order they are listed", () => {
  expect(sumPartBytes(parts([1, 7]), 10)).toBe(7);
  expect(sumPartBytes(parts([1, 10]), 10)).toBe(10);
  expect(sumPartBytes(parts([3, 1], [1, 10], [2, 10]), 10)).toBe(21);
});

test.each([
  ["no Part at all", parts()],
  ["a missing first Part", parts([2, 10])],
  ["a gap", parts([1, 10], [3, 10])],
  ["a Part given twice", parts([1, 10], [1, 10])],
  ["a short Part before the last", parts([1, 9], [2, 10])],
  ["a last Part longer than the others", parts([1, 10], [2, 11])],
])("%s does not form a Blob", (_title, given) => {
  expect(() => sumPartBytes(given, 10)).toThrow("blob store: length_mismatch");
});
