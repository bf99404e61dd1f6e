import { chardet } from "jschardet";
import { ENCODINGS, type TextEncoding } from "./encodings.ts";
import type { EncodingDetector } from "./guess-encoding.ts";

/** The supported encodings, keyed by the detector's names for them. */
const KNOWN_ENCODINGS = new Map(
  ENCODINGS.flatMap(({ encoding, detected }) => detected.map((name): [string, TextEncoding] => [name, encoding])),
);

const OPTIONS = {
  encodingEra: chardet.EncodingEra.ALL,
  includeEncodings: [...KNOWN_ENCODINGS.keys()],
  // With `false`, chardet uses the names listed in `ENCODINGS`.
  compatNames: false,
  ignoreThreshold: true,
};

export const detectEncodings: EncodingDetector = (bytes) =>
  chardet.detectAll(bytes, OPTIONS).flatMap(({ encoding, confidence }) => {
    const known = KNOWN_ENCODINGS.get(encoding ?? "");
    return known === undefined ? [] : [{ encoding: known, likelihood: confidence }];
  });
