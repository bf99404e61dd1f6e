import { type Candidate, chooseEncoding } from "./choose-encoding.ts";
import { isMostlyReadable } from "./decode-text.ts";
import { isSingleByte, type TextEncoding } from "./encodings.ts";
import { findUtf16 } from "./find-utf16.ts";
import { surveyUtf8 } from "./survey-utf8.ts";

/** Encodings in which text may be written, the likeliest first. None for what is no text. */
export type EncodingDetector = (bytes: Uint8Array<ArrayBuffer>) => Candidate[];

type GuessOptions = {
  /** Whether the file goes on after these bytes. */
  isCut: boolean;
  /** Large, and needed by few files. */
  loadDetector: () => Promise<EncodingDetector>;
};

/** Longer marks first: that of UTF-32LE begins like that of UTF-16LE. */
const MARKS: readonly { encoding: TextEncoding; mark: readonly number[] }[] = [
  { encoding: "utf-8", mark: [0xef, 0xbb, 0xbf] },
  { encoding: "utf-32le", mark: [0xff, 0xfe, 0, 0] },
  { encoding: "utf-32be", mark: [0, 0, 0xfe, 0xff] },
  { encoding: "utf-16le", mark: [0xff, 0xfe] },
  { encoding: "utf-16be", mark: [0xfe, 0xff] },
];

/** With this many characters of UTF-8 for each bad byte, the file is UTF-8 that was damaged. */
const CHARACTERS_PER_BAD_BYTE = 10;
/** In UTF-16, every other byte of letters is a control character or beyond ASCII. In a text of DOS, only the last one is. */
const BYTES_PER_CONTROL = 8;

/** UTF-8 if the detector cannot be loaded: the reader can select another one. */
async function detected(bytes: Uint8Array<ArrayBuffer>, load: GuessOptions["loadDetector"]) {
  const detect = await load().catch(() => null);
  return detect === null ? "utf-8" : chooseEncoding(detect(bytes), bytes);
}

async function likeliestEncoding(
  bytes: Uint8Array<ArrayBuffer>,
  { isCut, loadDetector }: GuessOptions,
): Promise<TextEncoding | undefined> {
  const marked = MARKS.find(({ mark }) => mark.every((byte, at) => bytes[at] === byte));
  if (marked !== undefined) return marked.encoding;
  const { characters, badBytes, controls, isPlain } = surveyUtf8(bytes, isCut);
  if (isPlain && (badBytes === 0 || characters >= CHARACTERS_PER_BAD_BYTE * badBytes)) return "utf-8";
  // Pairs of blanks are a character of UTF-16, too, and so is much else in ASCII.
  const isAscii = characters === 0 && badBytes === 0 && controls * BYTES_PER_CONTROL <= bytes.length;
  const utf16 = isAscii ? undefined : findUtf16(bytes);
  if (utf16 !== undefined) return utf16;
  const likeliest = await detected(bytes, loadDetector);
  const isUnicode = likeliest?.startsWith("utf-") === true;
  const mayBeUtf8 = badBytes === 0 || (characters >= badBytes && likeliest !== undefined && isSingleByte(likeliest));
  // UTF-8 with control characters, or with about as many bad bytes as characters.
  return mayBeUtf8 && !isUnicode && likeliest !== "iso-2022-jp" ? "utf-8" : likeliest;
}

/**
 * The encoding in which text most likely is written.
 *
 * @returns `null` for what is no text
 */
export async function guessEncoding(
  bytes: Uint8Array<ArrayBuffer>,
  options: GuessOptions,
): Promise<TextEncoding | null> {
  const encoding = await likeliestEncoding(bytes, options);
  return encoding !== undefined && isMostlyReadable(bytes, encoding, options.isCut) ? encoding : null;
}
