import { expect, test } from "vitest";
import { splitName } from "./split-name.ts";

test.each(["", "letter.txt", "twelve12.txt"])("%j is short enough to be shown in full", (name) => {
  expect(splitName(name)).toBeNull();
});

test("a long name is split so that its end stays visible", () => {
  expect(splitName("quarterly-report.pdf")).toEqual({ head: "quarterly-re", tail: "port.pdf" });
});

test.each([
  ["a family", "👨‍👩‍👧‍👦"],
  ["a flag", "🇨🇭"],
  ["an accent of its own", "e\u0301"],
  ["a syllable of several letters", "नि"],
])("%s is not split", (_what, character) => {
  expect(splitName(character.repeat(13))).toEqual({ head: character.repeat(5), tail: character.repeat(8) });
});
