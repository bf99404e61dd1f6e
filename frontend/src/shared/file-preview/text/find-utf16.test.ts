import { expect, test } from "vitest";
import { findUtf16 } from "./find-utf16.ts";

const little = (text: string) => new Uint8Array(Buffer.from(text, "utf16le"));
const big = (text: string) => new Uint8Array(Buffer.from(text, "utf16le").swap16());

test.each([
  "Name;Größe\r\n",
  "Дата;Имя",
  "日本語のログです。",
  "测试文件，请下载",
  "한국어 회의록 파일",
  "سلام عالم",
  "smile 😀",
])("recognises %j as UTF-16 in either byte order", (text) => {
  expect(findUtf16(little(text))).toBe("utf-16le");
  expect(findUtf16(big(text))).toBe("utf-16be");
});

test.each([
  ["three characters", little("abc"), undefined],
  ["four characters", little("abcd"), "utf-16le"],
  ["a last character that is incomplete", little("abcde").subarray(0, -1), "utf-16le"],
  ["ASCII", new Uint8Array(Buffer.from("Bush hid the facts")), undefined],
  ["Shift_JIS", new Uint8Array(Buffer.from("82a8926d82e782b9814696be93fa82cd8b78", "hex")), undefined],
  ["GB18030", new Uint8Array(Buffer.from("bbe1d2e9bccdd2aaa3bacfc2d6dcd2bbc9cfcee7", "hex")), undefined],
  ["windows-1251", new Uint8Array(Buffer.from("c2f1f2f0e5f7e020ede0f7edb8f2f1ff20e220f2f0e8", "hex")), undefined],
  ["numbers", new Uint8Array(Int16Array.from({ length: 300 }, (_, at) => 8_000 * Math.sin(at / 20)).buffer), undefined],
  ["nothing", new Uint8Array(0), undefined],
])("the UTF-16 encoding found in %s: $2", (_what, bytes, encoding) => {
  expect(findUtf16(bytes)).toBe(encoding);
});
