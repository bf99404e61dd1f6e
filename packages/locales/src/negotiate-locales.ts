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

const ourLocale = (tag: string | undefined): Locale | null => (tag !== undefined && isLocale(tag) ? tag : null);

/** @returns the language that an address asks for by `?lang=`, of those that the page speaks */
export function askedLanguage(search: string): Locale | null {
  const tag = new URLSearchParams(search).get(LANGUAGE_PARAMETER);
  if (tag === null) return null;
  const [best] = negotiateLanguages([ourName(tag)], [...LOCALES], { strategy: "matching" });
  return ourLocale(best);
}

/**
 * @param requested - tags of languages, best first, as browsers have them
 * @returns the language that fits the first of them for which there is one; English where there is none
 */
export function bestLocale(requested: readonly string[]): Locale {
  const named = requested.map(ourName);
  const [best] = negotiateLanguages(named, [...LOCALES], { defaultLocale: FALLBACK_LOCALE, strategy: "lookup" });
  return ourLocale(best) ?? FALLBACK_LOCALE;
}
