import { expect, test } from "vitest";
import { surveyUtf8 } from "./survey-utf8.ts";

const surveyed = (...bytes: number[]) => surveyUtf8(Uint8Array.from(bytes), false);

test.each([
  ["ASCII", [0x41, 0x0a], 0, 0],
  ["two bytes", [0xc3, 0xa9], 1, 0],
  ["three bytes", [0xe2, 0x82, 0xac], 1, 0],
  ["four bytes", [0xf0, 0x9f, 0x98, 0x80], 1, 0],
  ["a byte that begins none", [0xff], 0, 1],
  ["continuation bytes only", [0x80, 0x80], 0, 2],
  ["a character without its end", [0xe2, 0x82, 0x41], 0, 2],
  ["an overlong form", [0xc0, 0xaf], 0, 2],
])("characters and invalid bytes are counted: %s", (_what, bytes, characters, badBytes) => {
  expect(surveyed(...bytes)).toEqual({ characters, badBytes, controls: 0, isPlain: true });
});

test.each([
  ["tabs and line breaks", [9, 10, 12, 13], true],
  ["an escape sequence of a terminal", [0x1b, 0x5b], true],
  ["ISO 2022", [0x1b, 0x24], false],
  ["a zero", [0], false],
])("whether bytes with %s count as plain text: %s", (_what, bytes, isPlain) => {
  expect(surveyed(...bytes).isPlain).toBe(isPlain);
});

test("control characters are counted", () => {
  expect(surveyed(0, 9, 0x1a, 0x41, 7).controls).toBe(3);
});
