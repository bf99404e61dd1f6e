import type { Locale } from "./locales.ts";
import { askedLanguage, bestLocale } from "./negotiate-locales.ts";

/** The parts of an Express request that determine the page's language. */
export type PageRequest = {
  /** Path and query. */
  url: string;
  /** @returns the languages of `Accept-Language`, best first, except malformed ones and those with `q=0` */
  acceptsLanguages(): string[];
};

/** Browsers send a few languages, but a header could contain thousands, each compared with all of ours. */
const MAX_COMPARED_LANGUAGES = 16;

/**
 * The initial language of a page. The page's script chooses the same language, unless the user has selected another one
 * on this device.
 *
 * @returns the language in `?lang=`, else the best one for `Accept-Language`, else English
 */
export function localeOfRequest(request: PageRequest): Locale {
  const search = URL.parse(request.url, "http://page.invalid")?.search ?? "";
  return askedLanguage(search) ?? bestLocale(request.acceptsLanguages().slice(0, MAX_COMPARED_LANGUAGES));
}
