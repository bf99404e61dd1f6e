import { isMostlyReadable } from "./decode-text.ts";
import { isSingleByte, type TextEncoding } from "./encodings.ts";
import { surveyUtf8 } from "./survey-utf8.ts";

/** Encodings in which text may be written, the likeliest first. None for what is no text. */
export type EncodingDetector = (bytes: Uint8Array<ArrayBuffer>) => { encoding: TextEncoding; likelihood: number }[];

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
/** Of encodings that are as likely as this share of the likeliest, the most common one is taken. */
const AS_LIKELY = 0.8;

function isDecodable(bytes: Uint8Array<ArrayBuffer>, encoding: TextEncoding): boolean {
  if (encoding.startsWith("utf-32")) return true;
  try {
    // The detector may have seen the beginning only; a character may be cut at the end.
    new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** UTF-8 if the detector cannot be loaded: the reader can select another one. */
async function detected(bytes: Uint8Array<ArrayBuffer>, load: GuessOptions["loadDetector"]) {
  const detect = await load().catch(() => null);
  if (detect === null) return "utf-8";
  const found = detect(bytes);
  const likeliest = found.find(({ encoding }) => isDecodable(bytes, encoding)) ?? found[0];
  if (likeliest === undefined || !isSingleByte(likeliest.encoding)) return likeliest?.encoding;
  const western = found.find(({ encoding }) => encoding === "windows-1252");
  const isAsLikely = western !== undefined && western.likelihood >= AS_LIKELY * likeliest.likelihood;
  return isAsLikely ? western.encoding : likeliest.encoding;
}

async function likeliestEncoding(
  bytes: Uint8Array<ArrayBuffer>,
  { isCut, loadDetector }: GuessOptions,
): Promise<TextEncoding | undefined> {
  const marked = MARKS.find(({ mark }) => mark.every((byte, at) => bytes[at] === byte));
  if (marked !== undefined) return marked.encoding;
  const { characters, badBytes, isPlain } = surveyUtf8(bytes, isCut);
  if (isPlain && (badBytes === 0 || characters >= CHARACTERS_PER_BAD_BYTE * badBytes)) return "utf-8";
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
