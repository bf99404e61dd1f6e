import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { decodeTextFile, readTextFile, TextFileError } from "./text-file.ts";

const utf16 = (text: string) => Buffer.from(text, "utf16le");

test.each([
  ["nothing", Buffer.alloc(0), ""],
  ["one letter", Buffer.from("a"), "a"],
  ["a byte order mark and nothing else", Buffer.from([0xef, 0xbb, 0xbf]), ""],
  ["a byte order mark in front of words", Buffer.from("\uFEFFA=1\r\n"), "A=1\r\n"],
  ["a byte order mark in the middle, where it is a letter", Buffer.from("a\uFEFFb"), "a\uFEFFb"],
  ["letters of every length", Buffer.from("aé€😀"), "aé€😀"],
  ["a zero byte after two letters", Buffer.from("ab\0"), "ab\0"],
])("reads %s correctly", (_what, bytes, text) => {
  expect(decodeTextFile(bytes)).toBe(text);
});

test.each([
  ["UTF-16", utf16("\uFEFFA=1")],
  ["UTF-16", utf16("\uFEFFA=1").swap16()],
  ["UTF-16", utf16("A=1")],
  ["UTF-16", utf16("A=1").swap16()],
  ["UTF-16", utf16("\uFEFF")],
  ["UTF-32", Buffer.from([0xff, 0xfe, 0, 0, 0x41, 0, 0, 0])],
  ["UTF-32", Buffer.from([0, 0, 0xfe, 0xff, 0, 0, 0, 0x41])],
  ["not UTF-8", Buffer.from("caf\xe9", "latin1")],
  ["not UTF-8", Buffer.from([0x80])],
])("rejects text that is %s, and the error says so [R9.30]", (name, bytes) => {
  expect(() => decodeTextFile(bytes)).toThrow(new TextFileError(`is ${name}; save it as UTF-8`));
});

test("reads a file, whatever characters its path contains", async () => {
  const folder = await mkdtemp(join(tmpdir(), "odd # % é 😀 '\" & $HOME "));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "100%25 words?.txt");
  await writeFile(file, "\uFEFFwords");
  expect(await readTextFile(file)).toBe("words");
  await expect(readTextFile(join(folder, "absent"))).rejects.toThrow("ENOENT");
});
