import { LOCALES, type Locale } from "@envoi/locales";
import { expect, test } from "vitest";
import { createFormat } from "./format.ts";
import { loadLocalization } from "./load-localization.ts";

const files = import.meta.glob<string>("../../../locales/*.ftl", { query: "?raw", import: "default" });

const formatIn = async (locale: Locale) => {
  const { text } = await loadLocalization([locale], async (address) => (await files[`../../..${address}`]?.()) ?? "");
  return createFormat(text);
};
const DAY_SECONDS = 86_400;
const GB = 1_000_000_000;
const plainSpaces = (text: string) => text.replaceAll(/\p{Zs}/gu, " ");

/**
 * Languages for which some versions of Chromium lack units or number formats, each with two days, a size and a
 * percentage as they should read.
 */
const OFTEN_UNKNOWN: readonly (readonly [Locale, string, string, string])[] = [
  ["br", "2 zeiz", "12 345,5", "42 %"],
  ["cy", "2 ddiwrnod", "12,345.5", "42%"],
  ["eu", "2 egun", "12.345,5", "%42"],
  ["gl", "2 días", "12.345,5", "42 %"],
  ["ia", "2 dies", "12.345,5", "42%"],
  ["ka", "2 დღე", "12 345,5", "42%"],
  ["nn-NO", "2 døgn", "12 345,5", "42 %"],
];

test.each(OFTEN_UNKNOWN)("two days in %s, which not every browser supports, read as %s", async (locale, days) => {
  const { duration } = await formatIn(locale);
  expect(plainSpaces(duration(2 * DAY_SECONDS))).toBe(days);
});

/** Numbers in the browser's format for a language, or for a similar language if it has none. */
function numbersIn(locale: Locale): { size: string; share: string } {
  const [, , size = "none", share = "none"] = OFTEN_UNKNOWN.find(([unknown]) => unknown === locale) ?? [];
  if (Intl.NumberFormat.supportedLocalesOf(locale).length === 0) return { size, share };
  const percent = new Intl.NumberFormat(locale, { style: "percent" });
  return { size: new Intl.NumberFormat(locale).format(12_345.5), share: percent.format(0.42) };
}

test.each(LOCALES)("numbers in %s are formatted by the browser, or as in a similar language", async (locale) => {
  const { size, percent } = await formatIn(locale);
  const expected = numbersIn(locale);
  expect(plainSpaces(size(12_345.5 * GB))).toContain(plainSpaces(expected.size));
  expect(plainSpaces(percent(0.42))).toBe(plainSpaces(expected.share));
});

test("durations in other languages differ from English", async () => {
  for (const locale of LOCALES) {
    const { duration } = await formatIn(locale);
    const isEnglish = [3_600, DAY_SECONDS, 7 * DAY_SECONDS].map((seconds) => /hour|day/.test(duration(seconds)));
    expect([locale, new Set(isEnglish)]).toEqual([locale, new Set([locale.startsWith("en-")])]);
  }
});
