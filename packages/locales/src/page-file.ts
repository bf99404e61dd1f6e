import { FALLBACK_LOCALE, type Locale } from "./locales.ts";

/**
 * Path of the app's page in this language, below the build's directory. All but `index.html` begin with a dot: they are
 * not files of the app, and are neither served by name nor published.
 */
export function pageFile(locale: Locale): string {
  return locale === FALLBACK_LOCALE ? "index.html" : `.pages/${locale}.html`;
}
