import { expect, test } from "vitest";
import { directionOf, LOCALES } from "./locales.ts";
import { negotiateLocales } from "./negotiate-locales.ts";

test("there are 49 languages, each named once", () => {
  expect(new Set(LOCALES).size).toBe(49);
});

test("a language without its region finds one that has it", () => {
  expect(negotiateLocales(["pt"], LOCALES)[0]).toMatch(/^pt-/);
});

test("the person's order of languages is kept, and English comes last", () => {
  expect(negotiateLocales(["fr-CH", "de"], ["de", "en-US", "fr"])).toEqual(["fr", "de", "en-US"]);
});

test("English is shown where nothing else is spoken", () => {
  expect(negotiateLocales(["tlh"], LOCALES)).toEqual(["en-US"]);
});

test("Arabic, Persian and Hebrew are written from right to left", () => {
  expect(LOCALES.filter((locale) => directionOf(locale) === "rtl")).toEqual(["ar", "fa", "he"]);
});
