import { type Candidate, chooseEncoding } from "./choose-encoding.ts";
import { isMostlyReadable } from "./decode-text.ts";
import { isSingleByte, type TextEncoding } from "./encodings.ts";
import { findUtf16 } from "./find-utf16.ts";
import { surveyUtf8 } from "./survey-utf8.ts";

/** Returns a text's possible encodings, the likeliest first; none if the bytes are not text. */
export type EncodingDetector = (bytes: Uint8Array<ArrayBuffer>) => Candidate[];

type GuessOptions = {
  /** Whether the file continues after these bytes. */
  isCut: boolean;
  /** Loads the detector, which is large and rarely needed. */
  loadDetector: () => Promise<EncodingDetector>;
};

/** Longer marks come first, because the mark of UTF-32LE begins with that of UTF-16LE. */
const MARKS: readonly { encoding: TextEncoding; mark: readonly number[] }[] = [
  { encoding: "utf-8", mark: [0xef, 0xbb, 0xbf] },
  { encoding: "utf-32le", mark: [0xff, 0xfe, 0, 0] },
  { encoding: "utf-32be", mark: [0, 0, 0xfe, 0xff] },
  { encoding: "utf-16le", mark: [0xff, 0xfe] },
  { encoding: "utf-16be", mark: [0xfe, 0xff] },
];

/** Minimum number of UTF-8 characters per invalid byte for a file to count as damaged UTF-8. */
const CHARACTERS_PER_BAD_BYTE = 10;
/**
 * Minimum number of bytes per control character in ASCII text. In UTF-16, every other byte is a control character or
 * not ASCII; in a text file from DOS, only the last byte may be a control character.
 */
const BYTES_PER_CONTROL = 8;

/** If the detector cannot be loaded, returns UTF-8: the reader can select another encoding. */
async function detectEncoding(bytes: Uint8Array<ArrayBuffer>, load: GuessOptions["loadDetector"]) {
  const detect = await load().catch(() => null);
  return detect === null ? "utf-8" : chooseEncoding(detect(bytes), bytes);
}

async function findLikeliestEncoding(
  bytes: Uint8Array<ArrayBuffer>,
  { isCut, loadDetector }: GuessOptions,
): Promise<TextEncoding | undefined> {
  const marked = MARKS.find(({ mark }) => mark.every((byte, at) => bytes[at] === byte));
  if (marked !== undefined) return marked.encoding;
  const { characters, badBytes, controls, isPlain } = surveyUtf8(bytes, isCut);
  if (isPlain && (badBytes === 0 || characters >= CHARACTERS_PER_BAD_BYTE * badBytes)) return "utf-8";
  // Pure ASCII is not tested as UTF-16, because pairs of spaces, or of many other ASCII characters, are also valid
  // UTF-16.
  const isAscii = characters === 0 && badBytes === 0 && controls * BYTES_PER_CONTROL <= bytes.length;
  const utf16 = isAscii ? undefined : findUtf16(bytes);
  if (utf16 !== undefined) return utf16;
  const likeliest = await detectEncoding(bytes, loadDetector);
  const isUnicode = likeliest?.startsWith("utf-") === true;
  const mayBeUtf8 = badBytes === 0 || (characters >= badBytes && likeliest !== undefined && isSingleByte(likeliest));
  // `mayBeUtf8`: the text may be UTF-8, with control characters or with no more invalid bytes than characters.
  return mayBeUtf8 && !isUnicode && likeliest !== "iso-2022-jp" ? "utf-8" : likeliest;
}

/** Guesses the encoding of a text. @returns `null` if the bytes are not text */
export async function guessEncoding(
  bytes: Uint8Array<ArrayBuffer>,
  options: GuessOptions,
): Promise<TextEncoding | null> {
  const encoding = await findLikeliestEncoding(bytes, options);
  return encoding !== undefined && isMostlyReadable(bytes, encoding, options.isCut) ? encoding : null;
}
