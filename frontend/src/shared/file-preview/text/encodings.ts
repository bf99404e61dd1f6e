/** A text encoding: a label of the WHATWG Encoding Standard, or UTF-32 or a DOS code page, which the standard lacks. */
export type TextEncoding = (typeof ENCODINGS)[number]["encoding"];

/** Encodings offered to the reader. `languages`: the languages that used it, by their own names. */
export const ENCODINGS = [
  { encoding: "utf-8", name: "UTF-8", languages: "Unicode" },
  { encoding: "utf-16le", name: "UTF-16LE", languages: "Unicode" },
  { encoding: "utf-16be", name: "UTF-16BE", languages: "Unicode" },
  { encoding: "utf-32le", name: "UTF-32LE", languages: "Unicode" },
  { encoding: "utf-32be", name: "UTF-32BE", languages: "Unicode" },
  { encoding: "windows-1252", name: "windows-1252", languages: "Deutsch, Español, Français" },
  { encoding: "macintosh", name: "macintosh", languages: "Deutsch, Español, Français" },
  { encoding: "ibm850", name: "IBM850", languages: "Deutsch, Español, Français" },
  { encoding: "ibm437", name: "IBM437", languages: "Deutsch, English, Français" },
  { encoding: "windows-1250", name: "windows-1250", languages: "Čeština, Magyar, Polski" },
  { encoding: "iso-8859-2", name: "ISO-8859-2", languages: "Čeština, Magyar, Polski" },
  { encoding: "ibm852", name: "IBM852", languages: "Čeština, Magyar, Polski" },
  { encoding: "windows-1257", name: "windows-1257", languages: "Eesti, Latviešu, Lietuvių" },
  { encoding: "windows-1254", name: "windows-1254", languages: "Türkçe" },
  { encoding: "windows-1258", name: "windows-1258", languages: "Tiếng Việt" },
  { encoding: "windows-1251", name: "windows-1251", languages: "Русский, Українська, Български" },
  { encoding: "iso-8859-5", name: "ISO-8859-5", languages: "Русский, Български" },
  { encoding: "x-mac-cyrillic", name: "x-mac-cyrillic", languages: "Русский, Українська, Български" },
  { encoding: "koi8-r", name: "KOI8-R", languages: "Русский" },
  { encoding: "koi8-u", name: "KOI8-U", languages: "Українська" },
  { encoding: "ibm866", name: "IBM866", languages: "Русский" },
  { encoding: "windows-1253", name: "windows-1253", languages: "Ελληνικά" },
  { encoding: "iso-8859-7", name: "ISO-8859-7", languages: "Ελληνικά" },
  { encoding: "windows-1255", name: "windows-1255", languages: "עברית" },
  { encoding: "windows-1256", name: "windows-1256", languages: "العربية, فارسی" },
  { encoding: "iso-8859-6", name: "ISO-8859-6", languages: "العربية" },
  { encoding: "windows-874", name: "windows-874", languages: "ไทย" },
  { encoding: "shift_jis", name: "Shift_JIS", languages: "日本語" },
  { encoding: "euc-jp", name: "EUC-JP", languages: "日本語" },
  { encoding: "iso-2022-jp", name: "ISO-2022-JP", languages: "日本語" },
  { encoding: "gb18030", name: "GB18030", languages: "简体中文" },
  { encoding: "big5", name: "Big5", languages: "繁體中文" },
  { encoding: "euc-kr", name: "EUC-KR", languages: "한국어" },
] as const;

const BYTES_FOR_LANGUAGES = /^(?:windows-|koi8|ibm|mac|x-mac|iso-8859)/;

/** Whether each byte is one character. Nearly every file is valid in such an encoding. */
export const isSingleByte = (encoding: TextEncoding) => BYTES_FOR_LANGUAGES.test(encoding);
