import { expect, test } from "vitest";
import { directionOf, LOCALES } from "./locales.ts";
import { askedLanguage, bestLocale } from "./negotiate-locales.ts";

test("there are 49 languages, each named once", () => {
  expect(new Set(LOCALES).size).toBe(49);
});

test.each(LOCALES)("a browser that requests %s gets exactly that language", (locale) => {
  expect(bestLocale([locale])).toBe(locale);
});

test.each([
  ["de-AT", "de"],
  ["pt", "pt-BR"],
  ["pt-AO", "pt-BR"],
  ["es", "es-ES"],
  ["es-419", "es-MX"],
  ["en-AU", "en-US"],
  ["nb", "nb-NO"],
  ["no", "nb-NO"],
  ["iw", "he"],
  ["IW", "he"],
  ["iw-IL", "he"],
  ["in-ID", "id"],
  ["ES-419", "es-MX"],
  ["DE-at", "de"],
  ["zh-Hans", "zh-CN"],
])("a browser that requests %s gets %s", (requested, shown) => {
  expect(bestLocale([requested])).toBe(shown);
});

test("chooses the user's first supported language", () => {
  expect(bestLocale(["tlh", "fr-CH", "de", "en-GB"])).toBe("fr");
  expect(bestLocale(["en-US", "en", "de"])).toBe("en-US");
});

test("chooses English if none of the user's languages is supported", () => {
  expect(bestLocale(["tlh"])).toBe("en-US");
  expect(bestLocale([])).toBe("en-US");
});

test("Arabic, Persian and Hebrew are written from right to left", () => {
  expect(LOCALES.filter((locale) => directionOf(locale) === "rtl").toSorted()).toEqual(["ar", "fa", "he"]);
});

test.each([
  ["?lang=fr", "fr"],
  ["?utm_source=letter&lang=de-AT", "de"],
  ["?lang=pt", "pt-BR"],
  ["?lang=es", "es-ES"],
  ["?lang=es-419", "es-MX"],
  ["?lang=zh-Hans", "zh-CN"],
  ["?lang=no", "nb-NO"],
  ["?lang=NO", "nb-NO"],
  ["?lang=no-NO", "nb-NO"],
  ["?lang=en", "en-US"],
  ["?lang=tlh", null],
  ["?lang=inh", null],
  ["?lang=constructor", null],
  ["?lang=", null],
  ["?lang=..%2Fx", null],
  ["", null],
])("a URL with %j selects %s", (search, language) => {
  expect(askedLanguage(search)).toBe(language);
});
