import { type PreviewSource, readBytes } from "../read-preview.ts";
import type { TextEncoding } from "./encodings.ts";
import { type EncodingDetector, guessEncoding } from "./guess-encoding.ts";

/** Maximum length of the shown text: longer text would take seconds to lay out. */
const MAX_TEXT_BYTES = 1_048_576;

/** The beginning of a text file, as it was read. */
export type ReadText = {
  bytes: Uint8Array<ArrayBuffer>;
  /** Whether the file is longer than these bytes. */
  isCut: boolean;
  /** The likeliest encoding; `null` if the bytes are not text. */
  encoding: TextEncoding | null;
  /** Whether the text is ASCII, which has the same bytes in most encodings. */
  isPlain: boolean;
};

const isAscii = (byte: number) => byte > 0 && byte < 0x80 && byte !== 0x1b;

export async function readText(
  source: PreviewSource,
  { loadDetector, signal }: { loadDetector: () => Promise<EncodingDetector>; signal: AbortSignal },
): Promise<ReadText> {
  const endByte = Math.min(source.size, MAX_TEXT_BYTES);
  const isCut = endByte < source.size;
  const bytes = await readBytes(source, { firstByte: 0, endByte, signal });
  const encoding = await guessEncoding(bytes, { isCut, loadDetector });
  return { bytes, isCut, encoding, isPlain: encoding === "utf-8" && bytes.every(isAscii) };
}
