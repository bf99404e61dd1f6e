import { expect, test } from "vitest";
import { cleanLine, cleanText, countCharacters } from "./plain-text.ts";

test.each([
  ["", 0],
  ["abc", 3],
  ["📦📦", 2],
  ["e\u0301", 2],
])("counts %j as %i characters, however many bytes each has", (text, characters) => {
  expect(countCharacters(text)).toBe(characters);
});

test.each([
  ["a title", "a title"],
  ["one\r\ntwo\nthree\u2028four", "one two three four"],
  ["a\tb\vc", "a b c"],
  ["\u202egnp.exe\u2066\u200e", "gnp.exe"],
  ["a\u0000\u0007\u009fb\ufeff", "ab"],
  ["\ud800", "\ufffd"],
  [" \n ", ""],
  ["<b>ünïcödé 📦</b>", "<b>ünïcödé 📦</b>"],
  ["En\u200bvo\u00ad\u2060i\u180e\u206a\ufff9", "Envoi"],
  ["👩\u200d👧 می\u200cخواهم", "👩\u200d👧 می\u200cخواهم"],
])("cleans %j to the line %j", (text, line) => {
  expect(cleanLine(text)).toBe(line);
});

test.each([
  ["one\r\ntwo\rthree\u2029four\u0085five", "one\ntwo\nthree\nfour\nfive"],
  ["\n\nindented:\n\tyes\n", "indented:\n\tyes"],
  ["a\u202eb\u0000c\fd", "abcd"],
])("cleans %j to the text %j", (text, clean) => {
  expect(cleanText(text)).toBe(clean);
});
