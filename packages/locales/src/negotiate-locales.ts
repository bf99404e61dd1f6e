import { negotiateLanguages } from "@fluent/langneg";
import { FALLBACK_LOCALE, isLocale, LOCALES, type Locale } from "./locales.ts";

/** Alternative language tags that browsers send for Envoi's languages, with or without a region. */
const OTHER_NAMES: readonly (readonly [RegExp, Locale])[] = [
  [/^es-419\b/i, "es-MX"],
  [/^in\b/i, "id"],
  [/^iw\b/i, "he"],
  [/^no\b/i, "nb-NO"],
];

const ourName = (tag: string) => OTHER_NAMES.find(([name]) => name.test(tag))?.[1] ?? tag;

/** Query parameter for the language. */
export const LANGUAGE_PARAMETER = "lang";

const ourLocale = (tag: string | undefined): Locale | null => (tag !== undefined && isLocale(tag) ? tag : null);

/** @returns the supported language that an address selects with `?lang=` */
export function askedLanguage(search: string): Locale | null {
  const tag = new URLSearchParams(search).get(LANGUAGE_PARAMETER);
  if (tag === null) return null;
  const [best] = negotiateLanguages([ourName(tag)], [...LOCALES], { strategy: "matching" });
  return ourLocale(best);
}

/**
 * @param requested - language tags as browsers send them, best first
 * @returns the best match for the first supported language, else English
 */
export function bestLocale(requested: readonly string[]): Locale {
  const named = requested.map(ourName);
  const [best] = negotiateLanguages(named, [...LOCALES], { defaultLocale: FALLBACK_LOCALE, strategy: "lookup" });
  return ourLocale(best) ?? FALLBACK_LOCALE;
}
