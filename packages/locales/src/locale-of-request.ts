import type { Locale } from "./locales.ts";
import { askedLanguage, bestLocale } from "./negotiate-locales.ts";

/** The parts of a page request that choose the language, in the form of Express. */
export type PageRequest = {
  /** Path and query. */
  url: string;
  /** @returns the languages of `Accept-Language`, best first; without malformed ones and those with `q=0` */
  acceptsLanguages(): string[];
};

/** Browsers send a few. A header has room for thousands, and each one is compared with all languages. */
const MOST_COMPARED = 16;

/**
 * The language that a page starts in. Its script chooses the same one, unless the person has selected another on the
 * device.
 *
 * @returns the language of `?lang=`, else the best for `Accept-Language`, else English
 */
export function localeOfRequest(request: PageRequest): Locale {
  const search = URL.parse(request.url, "http://page.invalid")?.search ?? "";
  return askedLanguage(search) ?? bestLocale(request.acceptsLanguages().slice(0, MOST_COMPARED));
}
