import { createHash } from "node:crypto";
import { MAX_STRONG_PASSWORD_CHARACTERS } from "@envoi/protocol";
import { expect, test } from "vitest";
import { createPassphrase } from "./create-passphrase.ts";
import { PASSPHRASE_WORDS } from "./passphrase-words.ts";

/** Returns these numbers one by one. */
function numberSource(...numbers: number[]) {
  const rest = numbers.values();
  return (into: Uint16Array<ArrayBuffer>) => {
    const { value, done } = rest.next();
    if (done) throw new Error("no numbers left");
    into[0] = value;
  };
}

test("the words are those of the published list and all different", () => {
  expect(PASSPHRASE_WORDS).toHaveLength(1_296);
  expect(new Set(PASSPHRASE_WORDS).size).toBe(1_296);
  expect(PASSPHRASE_WORDS.slice(0, 3)).toEqual(["acid", "acorn", "acre"]);
  for (const word of PASSPHRASE_WORDS) expect(word).toMatch(/^[a-z-]{3,5}$/);
  // SHA-256 of the list in xkcdpass 1.30.0, one word per line.
  const digest = createHash("sha256")
    .update(`${PASSPHRASE_WORDS.join("\n")}\n`)
    .digest("hex");
  expect(digest).toBe("36ecca49e4fa20ca84b176c32f2e9c82f98f446585190e75f9879a95c08247bf");
});

test("a passphrase has more than 60 bits and is short enough for a strong password", () => {
  const passphrase = createPassphrase();
  expect(passphrase).toMatch(/^[a-z-]+$/);
  expect(passphrase.length).toBeLessThanOrEqual(35);
  expect(passphrase.length).toBeLessThanOrEqual(MAX_STRONG_PASSWORD_CHARACTERS);
  expect(6 * Math.log2(PASSPHRASE_WORDS.length)).toBeGreaterThan(60);
  expect(createPassphrase()).not.toBe(passphrase);
});

test("each random number selects one word, and numbers that would favour some words are redrawn", () => {
  const last = PASSPHRASE_WORDS.at(-1);
  expect(createPassphrase(numberSource(0, 1, 1_295, 1_296, 64_799, 0))).toBe(`acid-acorn-${last}-acid-${last}-acid`);
  expect(createPassphrase(numberSource(65_535, 64_800, 0, 64_801, 0, 0, 0, 0, 1))).toBe(
    "acid-acid-acid-acid-acid-acorn",
  );
});

test("all words are equally likely", () => {
  const counts = new Map<string, number>();
  let number = -1;
  const inOrder = (into: Uint16Array<ArrayBuffer>) => {
    number = (number + 1) % 65_536;
    into[0] = number;
  };
  for (let made = 0; made < 64_800 / 6; made += 1) {
    // A word can contain a hyphen.
    for (const word of createPassphrase(inOrder).replaceAll("yo-yo", "yo_yo").split("-")) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  expect(new Set(counts.values())).toEqual(new Set([50]));
  expect(counts.size).toBe(1_296);
});
