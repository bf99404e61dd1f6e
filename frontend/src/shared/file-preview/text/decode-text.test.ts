import { expect, test } from "vitest";
import { decodeText, isMostlyReadable } from "./decode-text.ts";
import { ENCODINGS } from "./encodings.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);

test("undecodable bytes are replaced and reported", () => {
  const bytes = Uint8Array.of(0x41, 0xff, 0x42);
  expect(decodeText(bytes, "utf-8", false)).toEqual({ text: "A\ufffdB", isWhole: false });
  expect(decodeText(utf8("A\ufffdB"), "utf-8", false)).toEqual({ text: "A\ufffdB", isWhole: true });
});

test("control characters, which would make a browser save the text as a file, are replaced and reported", () => {
  expect(decodeText(Uint8Array.of(0x41, 0, 9, 10, 0x1b, 0x42), "utf-8", false)).toEqual({
    text: "A\ufffd\t\n\ufffdB",
    isWhole: false,
  });
});

test("the DOS end-of-file mark is not part of a text", () => {
  expect(decodeText(utf8("A\r\n\x1a"), "ibm850", false)).toEqual({ text: "A\r\n", isWhole: true });
  expect(decodeText(utf8("A\x1aB"), "ibm850", false)).toEqual({ text: "A\ufffdB", isWhole: false });
});

test.each([
  ["utf-8", [0x41, 0xc3]],
  ["shift_jis", [0x41, 0x93]],
  ["utf-16le", [0x41, 0, 0x17]],
  ["utf-32be", [0, 0, 0, 0x41, 0, 0]],
] as const)("an incomplete last character in %s is omitted", (encoding, bytes) => {
  expect(decodeText(Uint8Array.from(bytes), encoding, true)).toEqual({ text: "A", isWhole: true });
  expect(decodeText(Uint8Array.from(bytes), encoding, false).isWhole).toBe(false);
});

test.each([
  ["a mark", [0, 0, 0xfe, 0xff, 0, 1, 0xf6, 0], "😀", true],
  ["the last code point", [0, 0x10, 0xff, 0xff], "\u{10ffff}", true],
  ["a value above the last code point", [0, 0x11, 0, 0], "\ufffd", false],
  ["half of a surrogate pair", [0, 0, 0xd8, 0], "\ufffd", false],
])("UTF-32 with %s is decoded", (_what, bytes, text, isWhole) => {
  expect(decodeText(Uint8Array.from(bytes), "utf-32be", false)).toEqual({ text, isWhole });
});

test.each([
  ["aaa\0", true],
  ["aa\0", false],
  ["", true],
  ["\0\0\0", false],
])("%j is mostly readable: %s", (text, isReadable) => {
  expect(isMostlyReadable(utf8(text), "utf-8", false)).toBe(isReadable);
});

test.each(ENCODINGS)("$name is decoded", ({ encoding }) => {
  expect(decodeText(new Uint8Array(0), encoding, false)).toEqual({ text: "", isWhole: true });
});
