/**
 * Native names of all languages that Envoi supports or will support, by tag and sorted by name. A name includes a
 * region if the language has several variants. The list is fixed because browsers lack some names.
 */
export const LANGUAGE_NAMES = {
  id: "Bahasa Indonesia",
  br: "brezhoneg",
  ca: "català",
  cs: "čeština",
  cy: "Cymraeg",
  da: "dansk",
  de: "Deutsch",
  et: "eesti",
  "en-CA": "English (Canada)",
  "en-GB": "English (United Kingdom)",
  "en-US": "English (United States)",
  "es-AR": "español (Argentina)",
  "es-ES": "español (España)",
  "es-MX": "español (México)",
  eu: "euskara",
  fr: "français",
  gl: "galego",
  hr: "hrvatski",
  ia: "interlingua",
  it: "italiano",
  lv: "latviešu",
  lt: "lietuvių",
  hu: "magyar",
  nl: "Nederlands",
  "nb-NO": "norsk bokmål",
  "nn-NO": "norsk nynorsk",
  pl: "polski",
  "pt-BR": "português (Brasil)",
  "pt-PT": "português (Portugal)",
  ro: "română",
  sk: "slovenčina",
  sl: "slovenščina",
  fi: "suomi",
  "sv-SE": "svenska",
  vi: "Tiếng Việt",
  tr: "Türkçe",
  el: "Ελληνικά",
  bg: "български",
  ru: "русский",
  uk: "українська",
  ka: "ქართული",
  he: "עברית",
  ar: "العربية",
  fa: "فارسی",
  hi: "हिन्दी",
  bn: "বাংলা",
  ko: "한국어",
  "zh-CN": "中文",
  ja: "日本語",
} as const;

export type Locale = keyof typeof LANGUAGE_NAMES;

export const LOCALES = Object.keys(LANGUAGE_NAMES) as readonly Locale[];

/** The fallback language for missing texts. */
export const FALLBACK_LOCALE: Locale = "en-US";

const RIGHT_TO_LEFT: readonly Locale[] = ["ar", "fa", "he"];

export function directionOf(locale: Locale): "ltr" | "rtl" {
  return RIGHT_TO_LEFT.includes(locale) ? "rtl" : "ltr";
}

export function isLocale(tag: string): tag is Locale {
  return LOCALES.some((locale) => locale === tag);
}

/**
 * Path of the app's page in this language, below the build's directory. All pages but `index.html` are in a folder
 * whose name begins with a dot: they are not files of the app, and are neither served by name nor published.
 */
export function pageFile(locale: Locale): string {
  return locale === FALLBACK_LOCALE ? "index.html" : `.pages/${locale}.html`;
}
