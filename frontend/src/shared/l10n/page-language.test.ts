import { expect, test } from "vitest";
import { wishedLanguage } from "./page-language.ts";

test.each([
  ["the one in the address", { asked: "fr", choice: "de" }, "fr"],
  ["otherwise the chosen one", { asked: null, choice: "de" }, "de"],
  ["otherwise the browser's preference", { asked: null, choice: null }, null],
] as const)("the language of the page is %s", (_what, wish, language) => {
  expect(wishedLanguage(wish)).toBe(language);
});
