import { negotiateLanguages } from "@fluent/langneg";
import { FALLBACK_LOCALE, isLocale, type Locale } from "./locales.ts";

/**
 * The languages to show, best first.
 *
 * @param requested - what the browser asks for, best first
 * @param available - languages that have a file
 * @returns at least the fallback, which is always last
 */
export function negotiateLocales(requested: readonly string[], available: readonly Locale[]): Locale[] {
  return negotiateLanguages([...requested], [...available], { defaultLocale: FALLBACK_LOCALE }).filter(isLocale);
}
