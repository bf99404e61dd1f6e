import fc from "fast-check";
import { expect, test } from "vitest";
import { localeOfRequest } from "./locale-of-request.ts";
import { isLocale, LOCALES } from "./locales.ts";
import { askedLanguage, bestLocale } from "./negotiate-locales.ts";

const tag = fc.oneof(
  fc.constantFrom(...LOCALES, "zh-Hant-TW", "no", "iw-IL", "es-419", "EN_us", "x-klingon", "*", "de-", "-"),
  fc.string({ unit: "binary", maxLength: 20 }),
);
const search = fc.oneof(
  tag.map((value) => `?${new URLSearchParams({ lang: value })}`),
  fc.string(),
);

test("a page has one of our languages, whatever is asked for", () => {
  fc.assert(
    fc.property(fc.array(tag), search, (tags, search) => {
      expect(bestLocale(tags)).toSatisfy(isLocale);
      expect(askedLanguage(search) ?? "en-US").toSatisfy(isLocale);
      expect(localeOfRequest({ url: `/${search}`, acceptsLanguages: () => tags })).toSatisfy(isLocale);
      expect(localeOfRequest({ url: search, acceptsLanguages: () => [] })).toSatisfy(isLocale);
    }),
  );
});

test("each of our languages is found by its own tag", () => {
  fc.assert(
    fc.property(fc.constantFrom(...LOCALES), fc.array(tag), (locale, others) => {
      expect(bestLocale([locale, ...others])).toBe(locale);
      expect(askedLanguage(`?lang=${locale}`)).toBe(locale);
    }),
  );
});
