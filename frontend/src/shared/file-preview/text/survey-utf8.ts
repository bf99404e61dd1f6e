export type Utf8Survey = {
  /** Number of non-ASCII characters. */
  characters: number;
  /** Number of bytes that belong to no character. */
  badBytes: number;
  /** Number of control characters that rarely occur in text. */
  controls: number;
  /**
   * Whether the text contains neither these control characters nor ISO 2022 sequences, which would indicate another
   * encoding.
   */
  isPlain: boolean;
};

const ESCAPE = 0x1b;
/** After an escape, `(` selects a 7-bit character set in ISO 2022, and `$` an East Asian one. */
const ISO_2022 = [0x24, 0x28];
const isControl = (byte: number) => byte < 0x09 || (byte > 0x0d && byte < 0x20 && byte !== ESCAPE);

/** Length of the character that starts with this byte; 0 if there is none. */
function characterBytes(first: number): number {
  if (first < 0xc2) return 0;
  if (first < 0xe0) return 2;
  if (first < 0xf0) return 3;
  return first < 0xf5 ? 4 : 0;
}

const isContinuation = (byte: number | undefined) => byte !== undefined && byte >= 0x80 && byte < 0xc0;

/** Counts characters without decoding them. @param isCut - whether a character at the end may be incomplete */
export function surveyUtf8(bytes: Uint8Array, isCut: boolean): Utf8Survey {
  const { length } = bytes;
  let characters = 0;
  let badBytes = 0;
  let controls = 0;
  let isIso2022 = false;
  for (let at = 0; at < length; ) {
    const first = bytes[at] ?? 0;
    if (first < 0x80) {
      at += 1;
      if (isControl(first)) controls += 1;
      if (first === ESCAPE && ISO_2022.includes(bytes[at] ?? 0)) isIso2022 = true;
      continue;
    }
    const count = characterBytes(first);
    let end = at + 1;
    while (end < at + count && isContinuation(bytes[end])) end += 1;
    if (count > 0 && end === at + count) characters += 1;
    else if (!(isCut && count > 0 && end === length)) badBytes += end - at;
    at = end;
  }
  return { characters, badBytes, controls, isPlain: controls === 0 && !isIso2022 };
}
