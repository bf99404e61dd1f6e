import type { PasswordProfile } from "@envoi/crypto";
import { MAX_PASSWORD_CHARACTERS } from "@envoi/protocol";

/*
 * [Note: Password forms]
 *
 * The same password has several forms: keyboards compose letters or not, pasted text has blanks and line ends around it, and
 * fields cut long text. A new password is set in one form. An entered one is tried in that form first, then in
 * those that other clients may have set; each of them is a guess, so there are few.
 */

const AROUND = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;

/**
 * The form in which a password is set: composed letters (NFC), without blanks and invisible characters around it. If it
 * consists of these, they stay, because an empty password would protect nothing.
 */
export function canonicalPassword(text: string): string {
  return (text.replace(AROUND, "") || text).normalize("NFC");
}

/**
 * The part of a password that fits into a field. A password that is too long is composed before it is cut.
 *
 * @param maxLength - in UTF-16 code units, as HTML's `maxlength` counts them
 */
export function cutPassword(text: string, maxLength: number = MAX_PASSWORD_CHARACTERS): string {
  if (text.length <= maxLength) return text;
  // UTF-8 replaces half a surrogate pair by another character.
  return text
    .normalize("NFC")
    .slice(0, maxLength)
    .replace(/[\ud800-\udbff]$/, "");
}

/**
 * The forms in which an entered password may have been set, each once, the likeliest first.
 *
 * @param profile - profile 2 normalises passwords to NFKC, and no client that cuts passwords supports it
 */
export function passwordForms(entered: string, profile: PasswordProfile): string[] {
  const canonical = canonicalPassword(entered);
  if (profile === 2) return [...new Set([canonical, entered].map((form) => form.normalize("NFKC")))];
  return [...new Set([canonical, cutPassword(canonical), entered.normalize("NFC"), entered])];
}
