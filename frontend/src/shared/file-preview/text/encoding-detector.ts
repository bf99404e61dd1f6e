import { chardet } from "jschardet";
import type { TextEncoding } from "./encodings.ts";
import type { EncodingDetector } from "./guess-encoding.ts";

const WINDOWS_CODE_PAGES = [1250, 1251, 1252, 1253, 1254, 1255, 1256, 1257, 1258] as const;

/** Our encodings by the detector's names. It has several versions of some. */
const NAMES: Readonly<Record<string, TextEncoding>> = {
  "utf-8": "utf-8",
  "utf-32-le": "utf-32le",
  "utf-32-be": "utf-32be",
  "iso8859-1": "windows-1252",
  "iso8859-2": "iso-8859-2",
  "iso8859-5": "iso-8859-5",
  "iso8859-6": "iso-8859-6",
  "iso8859-7": "iso-8859-7",
  "iso8859-8": "windows-1255",
  "iso8859-9": "windows-1254",
  ...Object.fromEntries(WINDOWS_CODE_PAGES.map((page) => [`cp${page}`, `windows-${page}`] as const)),
  cp437: "ibm437",
  cp850: "ibm850",
  cp852: "ibm852",
  cp858: "ibm850",
  cp866: "ibm866",
  cp874: "windows-874",
  "koi8-r": "koi8-r",
  "koi8-u": "koi8-u",
  "mac-cyrillic": "x-mac-cyrillic",
  "mac-roman": "macintosh",
  cp932: "shift_jis",
  shift_jis_2004: "shift_jis",
  euc_jis_2004: "euc-jp",
  iso2022_jp_2: "iso-2022-jp",
  gb18030: "gb18030",
  big5hkscs: "big5",
  cp949: "euc-kr",
  euc_kr: "euc-kr",
};

const OPTIONS = {
  encodingEra: chardet.EncodingEra.ALL,
  includeEncodings: Object.keys(NAMES),
  // The names above.
  compatNames: false,
  ignoreThreshold: true,
};

export const detectEncodings: EncodingDetector = (bytes) =>
  chardet.detectAll(bytes, OPTIONS).flatMap(({ encoding, confidence }) => {
    const known = NAMES[encoding ?? ""];
    return known === undefined ? [] : [{ encoding: known, likelihood: confidence }];
  });
