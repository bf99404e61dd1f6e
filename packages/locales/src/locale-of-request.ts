import type { Locale } from "./locales.ts";
import { askedLanguage, bestLocale } from "./negotiate-locales.ts";

/** What a request for a page says of languages, as Express reads it. */
export type PageRequest = {
  /** From the path on. */
  url: string;
  /** @returns what `Accept-Language` names, best first; without what cannot be read or is refused by `q=0` */
  acceptsLanguages(): string[];
};

/** Browsers name a few. A header has room for thousands, and each one is compared with all languages. */
const MOST_COMPARED = 16;

/**
 * The language that a page begins in. Its script comes to the same one, unless another was chosen by hand on the device.
 *
 * @returns what the address asks for by `?lang=`, else the best for `Accept-Language`, else English
 */
export function localeOfRequest(request: PageRequest): Locale {
  const search = URL.parse(request.url, "http://page.invalid")?.search ?? "";
  return askedLanguage(search) ?? bestLocale(request.acceptsLanguages().slice(0, MOST_COMPARED));
}
