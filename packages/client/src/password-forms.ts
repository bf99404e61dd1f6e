import type { PasswordProfile } from "@envoi/crypto";
import { MAX_PASSWORD_CHARACTERS } from "@envoi/protocol";

/*
 * [Note: Password forms]
 *
 * The same password has several forms: keyboards compose letters or not, pasting brings blanks and line ends along, and
 * fields cut what is too long. A new password is set in one form. An entered one is tried in that form first, then in
 * those that other clients may have set; each of them is a guess, so there are few.
 */

const AROUND = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;

/** The form in which a password is set: composed letters (NFC), without blanks and invisible characters around it. */
export function canonicalPassword(text: string): string {
  return text.replace(AROUND, "").normalize("NFC");
}

/**
 * A password as a field for this many characters keeps it: composed if that is shorter, and cut.
 *
 * @param most - UTF-16 code units, as HTML's `maxlength` counts them
 */
export function cutPassword(text: string, most: number = MAX_PASSWORD_CHARACTERS): string {
  if (text.length <= most) return text;
  // Half a character would become another one.
  return text
    .normalize("NFC")
    .slice(0, most)
    .replace(/[\ud800-\udbff]$/, "");
}

/**
 * The forms in which an entered password may have been set, each once, the likeliest first.
 *
 * @param profile - 2 has no other letters than compatible ones (NFKC), and no client that cuts passwords
 */
export function passwordForms(entered: string, profile: PasswordProfile): string[] {
  const canonical = canonicalPassword(entered);
  if (profile === 2) return [...new Set([canonical, entered].map((form) => form.normalize("NFKC")))];
  return [...new Set([canonical, cutPassword(canonical), entered.normalize("NFC"), entered])];
}
