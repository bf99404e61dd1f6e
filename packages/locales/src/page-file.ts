import { FALLBACK_LOCALE, type Locale } from "./locales.ts";

/**
 * Where the build leaves the app's page in this language, below its own directory. All but the one that every web server
 * begins with have a dot before them: they are no files of the app, and neither handed out by name nor published.
 */
export function pageFile(locale: Locale): string {
  return locale === FALLBACK_LOCALE ? "index.html" : `.pages/${locale}.html`;
}
