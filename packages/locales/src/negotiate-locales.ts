import { negotiateLanguages } from "@fluent/langneg";
import { FALLBACK_LOCALE, isLocale, LOCALES, type Locale } from "./locales.ts";

/** What browsers also call languages that Envoi speaks, with or without a region behind it. */
const OTHER_NAMES: readonly (readonly [RegExp, Locale])[] = [
  [/^es-419\b/i, "es-MX"],
  [/^in\b/i, "id"],
  [/^iw\b/i, "he"],
  [/^no\b/i, "nb-NO"],
];

const ourName = (tag: string) => OTHER_NAMES.find(([name]) => name.test(tag))?.[1] ?? tag;

/** What addresses ask for a language by. */
export const LANGUAGE_PARAMETER = "lang";

/** @returns the language that an address asks for by `?lang=`, of those that the page speaks */
export function askedLanguage(search: string): Locale | null {
  const tag = new URLSearchParams(search).get(LANGUAGE_PARAMETER);
  if (tag === null) return null;
  const [best] = negotiateLanguages([ourName(tag)], [...LOCALES], { strategy: "matching" });
  return best !== undefined && isLocale(best) ? best : null;
}

/**
 * The language to show, and the one that completes it.
 *
 * @param requested - what the browser asks for, best first
 * @param available - languages that have a file
 * @returns the best language, then the fallback where that is another one: files of others would be fetched for nothing
 */
export function negotiateLocales(requested: readonly string[], available: readonly Locale[]): Locale[] {
  const named = requested.map(ourName);
  const best = negotiateLanguages(named, [...available], { defaultLocale: FALLBACK_LOCALE, strategy: "lookup" });
  return [...new Set([...best.filter(isLocale), FALLBACK_LOCALE])];
}
