import { expect, test } from "vitest";
import { wishedLanguage } from "./page-language.ts";

test.each([
  ["what the address asks for", { asked: "fr", choice: "de" }, "fr"],
  ["else what was chosen", { asked: null, choice: "de" }, "de"],
  ["else what the browser says", { asked: null, choice: null }, null],
] as const)("a page is to be shown in %s", (_what, wish, language) => {
  expect(wishedLanguage(wish)).toBe(language);
});
