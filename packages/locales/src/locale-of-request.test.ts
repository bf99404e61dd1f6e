import { expect, test } from "vitest";
import { localeOfRequest } from "./locale-of-request.ts";

const chooseLocale = (url: string, ...languages: string[]) =>
  localeOfRequest({ url, acceptsLanguages: () => languages });

test.each([
  [["de-AT", "en"], "de"],
  [["tlh", "fr-CA"], "fr"],
  [["es-419"], "es-MX"],
  [["zh-TW"], "zh-CN"],
  [["*", "de"], "de"],
  [["*"], "en-US"],
  [["%%%", "../x", "constructor"], "en-US"],
  [[], "en-US"],
])("a page for a client that accepts %j is first shown in %s", (languages, locale) => {
  expect(chooseLocale("/download/0123456789?x=lang", ...languages)).toBe(locale);
});

test("the language in the address takes precedence over the browser's", () => {
  expect(chooseLocale("/legal?lang=fr", "de")).toBe("fr");
  expect(chooseLocale("/?a=1&lang=iw-IL", "de")).toBe("he");
});

test.each(["/?lang=tlh", "/?lang=", "/?language=fr", "//", "/%E0%A4%A?lang=%E0", "*"])(
  "%s names no supported language",
  (url) => {
    expect(chooseLocale(url, "de")).toBe("de");
  },
);

test("compares only the first languages of a very long header", () => {
  const strange = Array.from({ length: 4_000 }, () => "xx");
  expect(chooseLocale("/", ...strange.slice(0, 15), "de")).toBe("de");
  expect(chooseLocale("/", ...strange, "de")).toBe("en-US");
});
