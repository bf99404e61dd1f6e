import { LOCALES } from "@envoi/locales";
import { expect, test } from "vitest";
import { NAMED_LANGUAGES } from "./named-languages.ts";

const names = new Map(NAMED_LANGUAGES);

test("every language has a unique name", () => {
  expect([...names.keys()].sort()).toEqual([...LOCALES].sort());
  expect(new Set(names.values()).size).toBe(LOCALES.length);
});

test("a language is named with its country only if the page has another variant of it", () => {
  const languageOf = (locale: string) => new Intl.Locale(locale).language;
  for (const [locale, name] of NAMED_LANGUAGES) {
    const isOneOfSeveral = LOCALES.filter((other) => languageOf(other) === languageOf(locale)).length > 1;
    expect([locale, /^\p{L}+ \(.+\)$/u.test(name)]).toEqual([locale, isOneOfSeveral]);
  }
});

test("languages are sorted by their own names, in any script", () => {
  const shown = NAMED_LANGUAGES.map(([, name]) => name);
  expect(shown).toEqual(shown.toSorted(new Intl.Collator("en").compare));
});
