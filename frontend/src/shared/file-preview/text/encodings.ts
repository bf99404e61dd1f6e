/**
 * A text encoding: a label of the WHATWG Encoding Standard, or UTF-32 or a DOS code page, which the standard does not
 * include.
 */
export type TextEncoding = (typeof ENCODINGS)[number]["encoding"];

/**
 * Encodings offered to the reader. `languages`: the languages written in the encoding, under their own names.
 * `detected`: the detector's names for the encoding.
 */
export const ENCODINGS = [
  { encoding: "utf-8", name: "UTF-8", languages: "Unicode", detected: ["utf-8"] },
  { encoding: "utf-16le", name: "UTF-16LE", languages: "Unicode", detected: [] },
  { encoding: "utf-16be", name: "UTF-16BE", languages: "Unicode", detected: [] },
  { encoding: "utf-32le", name: "UTF-32LE", languages: "Unicode", detected: ["utf-32-le"] },
  { encoding: "utf-32be", name: "UTF-32BE", languages: "Unicode", detected: ["utf-32-be"] },
  {
    encoding: "windows-1252",
    name: "windows-1252",
    languages: "Deutsch, Español, Français",
    detected: ["cp1252", "iso8859-1"],
  },
  { encoding: "macintosh", name: "macintosh", languages: "Deutsch, Español, Français", detected: ["mac-roman"] },
  { encoding: "ibm850", name: "IBM850", languages: "Deutsch, Español, Français", detected: ["cp850", "cp858"] },
  { encoding: "ibm437", name: "IBM437", languages: "Deutsch, English, Français", detected: ["cp437"] },
  { encoding: "windows-1250", name: "windows-1250", languages: "Čeština, Magyar, Polski", detected: ["cp1250"] },
  { encoding: "iso-8859-2", name: "ISO-8859-2", languages: "Čeština, Magyar, Polski", detected: ["iso8859-2"] },
  { encoding: "ibm852", name: "IBM852", languages: "Čeština, Magyar, Polski", detected: ["cp852"] },
  { encoding: "windows-1257", name: "windows-1257", languages: "Eesti, Latviešu, Lietuvių", detected: ["cp1257"] },
  { encoding: "windows-1254", name: "windows-1254", languages: "Türkçe", detected: ["cp1254", "iso8859-9"] },
  { encoding: "windows-1258", name: "windows-1258", languages: "Tiếng Việt", detected: ["cp1258"] },
  { encoding: "windows-1251", name: "windows-1251", languages: "Русский, Українська, Български", detected: ["cp1251"] },
  { encoding: "iso-8859-5", name: "ISO-8859-5", languages: "Русский, Български", detected: ["iso8859-5"] },
  {
    encoding: "x-mac-cyrillic",
    name: "x-mac-cyrillic",
    languages: "Русский, Українська, Български",
    detected: ["mac-cyrillic"],
  },
  { encoding: "koi8-r", name: "KOI8-R", languages: "Русский", detected: ["koi8-r"] },
  { encoding: "koi8-u", name: "KOI8-U", languages: "Українська", detected: ["koi8-u"] },
  { encoding: "ibm866", name: "IBM866", languages: "Русский", detected: ["cp866"] },
  { encoding: "windows-1253", name: "windows-1253", languages: "Ελληνικά", detected: ["cp1253"] },
  { encoding: "iso-8859-7", name: "ISO-8859-7", languages: "Ελληνικά", detected: ["iso8859-7"] },
  { encoding: "windows-1255", name: "windows-1255", languages: "עברית", detected: ["cp1255", "iso8859-8"] },
  { encoding: "windows-1256", name: "windows-1256", languages: "العربية, فارسی", detected: ["cp1256"] },
  { encoding: "iso-8859-6", name: "ISO-8859-6", languages: "العربية", detected: ["iso8859-6"] },
  { encoding: "windows-874", name: "windows-874", languages: "ไทย", detected: ["cp874"] },
  { encoding: "shift_jis", name: "Shift_JIS", languages: "日本語", detected: ["cp932", "shift_jis_2004"] },
  { encoding: "euc-jp", name: "EUC-JP", languages: "日本語", detected: ["euc_jis_2004"] },
  { encoding: "iso-2022-jp", name: "ISO-2022-JP", languages: "日本語", detected: ["iso2022_jp_2"] },
  { encoding: "gb18030", name: "GB18030", languages: "简体中文", detected: ["gb18030"] },
  { encoding: "big5", name: "Big5", languages: "繁體中文", detected: ["big5hkscs"] },
  { encoding: "euc-kr", name: "EUC-KR", languages: "한국어", detected: ["cp949", "euc_kr"] },
] as const;

const BYTES_FOR_LANGUAGES = /^(?:windows-|koi8|ibm|mac|x-mac|iso-8859)/;

/** Whether each byte is one character in this encoding. Almost any file is valid in such an encoding. */
export const isSingleByte = (encoding: TextEncoding) => BYTES_FOR_LANGUAGES.test(encoding);
