import type { PasswordProfile } from "@envoi/crypto";
import { MAX_PASSWORD_CHARACTERS } from "@envoi/protocol";

/*
 * [Note: Password forms]
 *
 * The same password can have several forms: some keyboards compose letters and others do not, pasted text may be
 * surrounded by whitespace or line breaks, and fields truncate long text. A new password is set in its canonical form.
 * An entered password is tried in this form first, then in those that other clients may have set. Each attempt counts
 * as a guess, so there are few forms.
 */

const AROUND = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;

/**
 * The form in which a password is set: composed letters (NFC), and no surrounding blanks or invisible characters. If it
 * consists only of blanks and invisible characters, they stay, because an empty password would protect nothing.
 */
export function canonicalPassword(text: string): string {
  return (text.replace(AROUND, "") || text).normalize("NFC");
}

/**
 * The part of a password that fits into a field. An overlong password is composed before it is truncated.
 *
 * @param maxLength - the maximum in UTF-16 code units, as HTML's `maxlength` counts them
 */
export function cutPassword(text: string, maxLength: number = MAX_PASSWORD_CHARACTERS): string {
  if (text.length <= maxLength) return text;
  // Removes half of a surrogate pair at the end, because encoding would replace it with another character.
  return text
    .normalize("NFC")
    .slice(0, maxLength)
    .replace(/[\ud800-\udbff]$/, "");
}

/**
 * The distinct forms in which an entered password may have been set, the likeliest first.
 *
 * @param profile - profile 2 normalises passwords to NFKC, and no client that truncates passwords supports it
 */
export function passwordForms(entered: string, profile: PasswordProfile): string[] {
  const canonical = canonicalPassword(entered);
  if (profile === 2) return [...new Set([canonical, entered].map((form) => form.normalize("NFKC")))];
  return [...new Set([canonical, cutPassword(canonical), entered.normalize("NFC"), entered])];
}
