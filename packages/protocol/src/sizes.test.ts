import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as zodMini from "zod/mini";
import { ciphertextBytes, lastRecordOffset, MIN_CIPHERTEXT_BYTES, plaintextBytes, RECORD_BYTES } from "./sizes.ts";

const TEBIBYTE = 2 ** 40;
/** Test vectors recorded from the existing browser client. */
const vectors = zodMini
  .object({
    cases: zodMini.array(
      zodMini.object({ plaintext_length: zodMini.int(), ciphertext_length: zodMini.int(), records: zodMini.int() }),
    ),
  })
  .parse(JSON.parse(readFileSync(new URL("../../crypto/vectors/encrypted-size.json", import.meta.url), "utf8"))).cases;

test.each(vectors)(
  "computes $ciphertext_length encrypted bytes for $plaintext_length bytes [R9.4]",
  ({ plaintext_length, ciphertext_length }) => {
    expect(ciphertextBytes(plaintext_length)).toBe(ciphertext_length);
  },
);

test.each(vectors.filter(({ records }) => records > 0))(
  "$ciphertext_length encrypted bytes contain $plaintext_length, and the last Record has the right offset",
  ({ plaintext_length, ciphertext_length, records }) => {
    expect(plaintextBytes(ciphertext_length)).toBe(plaintext_length);
    expect(lastRecordOffset(ciphertext_length)).toBe(21 + (records - 1) * RECORD_BYTES);
  },
);

test("derives the plaintext length from every ciphertext length up to four Records, and accepts no other length", () => {
  const lengths = new Map<number, number>();
  for (let plaintext = 1; plaintext <= 4 * RECORD_BYTES; plaintext += 1)
    lengths.set(ciphertextBytes(plaintext), plaintext);
  const wrong: number[] = [];
  for (let ciphertext = 0; ciphertext <= ciphertextBytes(4 * RECORD_BYTES); ciphertext += 1) {
    if (plaintextBytes(ciphertext) !== (lengths.get(ciphertext) ?? null)) wrong.push(ciphertext);
  }
  expect(wrong).toEqual([]);
});

test("computes a tebibyte exactly", () => {
  expect(plaintextBytes(ciphertextBytes(TEBIBYTE))).toBe(TEBIBYTE);
});

test.each([
  0,
  20,
  21,
  22,
  MIN_CIPHERTEXT_BYTES - 1,
  21 + RECORD_BYTES + 1,
  21 + RECORD_BYTES + 17,
  -1,
  1.5,
  Number.NaN,
])("rejects %d bytes as an encrypted length", (length) => {
  expect(plaintextBytes(length)).toBeNull();
});

test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])("rejects %d as the length of a file", (length) => {
  expect(() => ciphertextBytes(length)).toThrow(RangeError);
});
