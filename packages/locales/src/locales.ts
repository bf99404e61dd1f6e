/** All languages that Envoi supports or will support. */
export const LOCALES = [
  "ar",
  "bg",
  "bn",
  "br",
  "ca",
  "cs",
  "cy",
  "da",
  "de",
  "el",
  "en-CA",
  "en-GB",
  "en-US",
  "es-AR",
  "es-ES",
  "es-MX",
  "et",
  "eu",
  "fa",
  "fi",
  "fr",
  "gl",
  "he",
  "hi",
  "hr",
  "hu",
  "ia",
  "id",
  "it",
  "ja",
  "ka",
  "ko",
  "lt",
  "lv",
  "nb-NO",
  "nl",
  "nn-NO",
  "pl",
  "pt-BR",
  "pt-PT",
  "ro",
  "ru",
  "sk",
  "sl",
  "sv-SE",
  "tr",
  "uk",
  "vi",
  "zh-CN",
] as const;

export type Locale = (typeof LOCALES)[number];

/** Texts missing in another language are taken from this one. */
export const FALLBACK_LOCALE: Locale = "en-US";

const RIGHT_TO_LEFT: readonly Locale[] = ["ar", "fa", "he"];

export function directionOf(locale: Locale): "ltr" | "rtl" {
  return RIGHT_TO_LEFT.includes(locale) ? "rtl" : "ltr";
}

export function isLocale(tag: string): tag is Locale {
  return LOCALES.some((locale) => locale === tag);
}

/**
 * Path of the app's page in this language, below the build's directory. All but `index.html` begin with a dot: they are
 * not files of the app, and are neither served by name nor published.
 */
export function pageFile(locale: Locale): string {
  return locale === FALLBACK_LOCALE ? "index.html" : `.pages/${locale}.html`;
}
