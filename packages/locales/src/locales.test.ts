import { expect, test } from "vitest";
import { LANGUAGE_NAMES, LOCALES } from "./locales.ts";

test("every language has a unique name", () => {
  expect(new Set(Object.values(LANGUAGE_NAMES)).size).toBe(LOCALES.length);
});

test("a language's name includes a country only if there is another variant of the language", () => {
  const languageOf = (locale: string) => new Intl.Locale(locale).language;
  for (const [locale, name] of Object.entries(LANGUAGE_NAMES)) {
    const isOneOfSeveral = LOCALES.filter((other) => languageOf(other) === languageOf(locale)).length > 1;
    expect([locale, /^\p{L}+ \(.+\)$/u.test(name)]).toEqual([locale, isOneOfSeveral]);
  }
});

test("languages are sorted by their native names, in any script", () => {
  const shown = Object.values<string>(LANGUAGE_NAMES);
  expect(shown).toEqual(shown.toSorted(new Intl.Collator("en").compare));
});
