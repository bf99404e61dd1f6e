import { expect, test } from "vitest";
import { type Candidate, chooseEncoding } from "./choose-encoding.ts";

const hex = (digits: string) => new Uint8Array(Buffer.from(digits, "hex"));
/** Means "für Köln" in Macintosh, and "fŸr Kšln" in windows-1252. */
const MACINTOSH = hex("669f72204b9a6c6e");
/** Means "für Köln" in windows-1252, and "f¸r Kˆln" in Macintosh. */
const WESTERN = hex("66fc72204bf66c6e");

function chosen(bytes: Uint8Array<ArrayBuffer>, likelihoods: Partial<Record<Candidate["encoding"], number>>) {
  const candidates = Object.entries(likelihoods).map(([encoding, likelihood]) => ({ encoding, likelihood }));
  return chooseEncoding(candidates as Candidate[], bytes);
}

test("among similarly likely encodings, the one that yields better words is chosen", () => {
  expect(chosen(MACINTOSH, { "windows-1252": 1, macintosh: 0.8 })).toBe("macintosh");
  expect(chosen(MACINTOSH, { "windows-1252": 1, macintosh: 0.79 })).toBe("windows-1252");
  expect(chosen(WESTERN, { macintosh: 1, "windows-1252": 1 })).toBe("windows-1252");
});

test("of several encodings that yield the same words, the most common one is chosen unless it is much less likely", () => {
  expect(chosen(WESTERN, { "windows-1254": 1, "windows-1252": 0.8 })).toBe("windows-1252");
  expect(chosen(WESTERN, { "windows-1254": 1, "windows-1252": 0.79 })).toBe("windows-1254");
});

test("an encoding that cannot decode all bytes is chosen only as a last resort", () => {
  const bytes = hex("b1b1ff41");
  expect(chosen(bytes, { "euc-kr": 0.9, "windows-1251": 0.1 })).toBe("windows-1251");
  expect(chosen(bytes, { "euc-kr": 0.9 })).toBe("euc-kr");
  expect(chosen(bytes, {})).toBeUndefined();
});

test("an incomplete last character does not favour another encoding", () => {
  expect(chosen(hex("82a082a082"), { shift_jis: 0.5, "windows-1252": 0.5 })).toBe("shift_jis");
});
