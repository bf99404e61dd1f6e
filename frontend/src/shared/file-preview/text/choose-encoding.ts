import { decodeText } from "./decode-text.ts";
import { isSingleByte, type TextEncoding } from "./encodings.ts";

export type Candidate = { encoding: TextEncoding; likelihood: number };

/**
 * Minimum likelihood, as a fraction of the best candidate's, at which a candidate's words are also compared: the
 * detector compares only letters.
 */
const NEARLY_AS_LIKELY = 0.8;
const COMPARED_BYTES = 65_536;
/**
 * Matches oddities that no word contains: a control character, a symbol between letters, a foreign capital after a
 * lower-case letter.
 */
const ODD =
  /(?![\t\n\f\r\x85])\p{Cc}|\p{L}(?![\p{ASCII}\u00a0\u00ad‐-†…·])[^\p{L}\p{M}](?=\p{L})|\p{Ll}(?!\p{ASCII})\p{Lu}(?=\p{L})|\p{L}(?!\p{ASCII})\p{Lu}(?=\p{Ll})/gu;

const odditiesIn = (text: string) => text.match(ODD)?.length ?? 0;

/**
 * Chooses the encoding that yields the best words; in a tie, the most common one.
 *
 * @param candidates - the likeliest first
 * @param bytes - text, whose last character may be incomplete
 */
export function chooseEncoding(
  candidates: readonly Candidate[],
  bytes: Uint8Array<ArrayBuffer>,
): TextEncoding | undefined {
  const likeliest = candidates.find(({ encoding }) => decodeText(bytes, encoding, true).isWhole) ?? candidates[0];
  if (likeliest === undefined || !isSingleByte(likeliest.encoding)) return likeliest?.encoding;
  const compared = bytes.subarray(0, COMPARED_BYTES);
  const ranked = candidates
    .filter(
      ({ encoding, likelihood }) => isSingleByte(encoding) && likelihood >= NEARLY_AS_LIKELY * likeliest.likelihood,
    )
    .map(({ encoding }) => ({
      encoding,
      oddities: odditiesIn(decodeText(compared, encoding, true).text),
      rank: encoding === "windows-1252" ? 0 : 1,
    }))
    .sort((a, b) => a.oddities - b.oddities || a.rank - b.rank);
  return ranked[0]?.encoding;
}
