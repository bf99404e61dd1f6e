import * as zodMini from "zod/mini";
import { decodeBase64, encodeBase64Url } from "./base64.ts";
import { STRONG_PASSWORD_PROFILE } from "./wrapped-key.ts";

/*
 * [Note: Reports]
 *
 * A recipient reports an Upload to the operator. The page seals the words, and the key if the recipient wants to reveal
 * it, to the operator's public key, so that neither the service nor a thief of its data can read them.
 *
 * A client that has proved that it knows the link receives a *report ticket* with the Metadata: what the server knew
 * about the Upload at that moment, signed by the server. The sealed part is bound to the ticket, and a report is
 * accepted only with its ticket. So nobody without the link can report an Upload, no report can be moved to another
 * Upload, and the last recipient can still report an Upload that is used up. All times are rounded to days, so a report
 * cannot be matched with its reporter's address in an access log. docs/design/reports.md gives the reasons.
 */

/** Why an Upload is reported. */
export const REPORT_REASONS = ["malware", "fraud", "illegal", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Maximum length of a report's text, in characters as `countCharacters` counts them. */
export const MAX_REPORT_CHARACTERS = 2_000;
/** Sealed content is padded to a multiple of this, so that its length does not reveal whether it contains the key. */
export const REPORT_PADDING_BYTES = 1_024;
const MAX_PADDING_BLOCKS = 8;
/** Lengths in HPKE: the encapsulated P-256 key, and the AES-GCM tag. */
const SEAL_BYTES = 65 + 16;
/** Longest report ticket, in characters. */
const MAX_TICKET_CHARACTERS = 2_048;
/** Length of a raw, uncompressed P-256 public key. */
const PUBLIC_KEY_BYTES = 65;

/**
 * Minimum lifetime of a report ticket. It may be valid up to a day longer, because it contains only its day of issue.
 */
export const REPORT_TICKET_SECONDS = 86_400;
const DAY_MS = 86_400_000;

/** @returns the beginning of the day, in UTC: all times in tickets and reports are days, see [Note: Reports] */
export function beginOfDay(atMs: number): number {
  return atMs - (atMs % DAY_MS);
}

/**
 * Checks a reporter's sealed words and key: HPKE's encapsulated key, followed by the ciphertext.
 * @returns whether the text is the base64 of such a value
 */
export function isSealedReport(text: string): boolean {
  if (text.length > Math.ceil(((SEAL_BYTES + MAX_PADDING_BLOCKS * REPORT_PADDING_BYTES) * 4) / 3)) return false;
  const padded = (decodeBase64(text)?.byteLength ?? 0) - SEAL_BYTES;
  return padded > 0 && padded % REPORT_PADDING_BYTES === 0;
}

/** @returns whether the text is base64 of a raw P-256 key; not whether the key is a point on the curve */
export function isReportKey(text: string): boolean {
  const bytes = decodeBase64(text);
  return bytes?.byteLength === PUBLIC_KEY_BYTES && bytes[0] === 4;
}

/** Body of `POST /api/report/:id`. */
export const reportBodySchema = zodMini.strictObject({
  reason: zodMini.enum(REPORT_REASONS),
  ticket: zodMini.string().check(zodMini.maxLength(MAX_TICKET_CHARACTERS)),
  sealed: zodMini.string().check(zodMini.refine(isSealedReport)),
});
export type ReportBody = zodMini.infer<typeof reportBodySchema>;

/** The response to a report: the id under which the operator sees it. */
export const reportReplySchema = zodMini.object({ id: zodMini.string() });
export type ReportReply = zodMini.infer<typeof reportReplySchema>;

const sha256 = zodMini.string().check(zodMini.regex(/^[\w-]{43}$/));

/** Content of a report ticket about its Upload. Hashes are SHA-256 in URL-safe base64. */
export const reportSubjectSchema = zodMini.strictObject({
  id: zodMini.string(),
  ciphertextBytes: zodMini.int(),
  /** The day on which the upload was completed, or on which it began if it is not complete yet. */
  createdAtMs: zodMini.int(),
  /**
   * Hash of the 64 bytes of the AuthKey; `null` if the Upload has a password, because the hash would let anyone with
   * the link check guessed passwords.
   */
  authKeySha256: zodMini.nullable(sha256),
  /** Hash of the text of the sealed Metadata. */
  metadataSha256: sha256,
  /** `null` if there is no password. */
  passwordProfile: zodMini.nullable(zodMini.literal([1, STRONG_PASSWORD_PROFILE])),
  /**
   * With password profile 2, and of a delivery: the commitment to the content key, which precedes the sealed Metadata;
   * 32 bytes.
   */
  contentCommitment: zodMini.nullable(sha256),
  /** The day on which the ticket was issued. */
  atMs: zodMini.int(),
});
export type ReportSubject = zodMini.infer<typeof reportSubjectSchema>;

/** Encodes the subject for tickets and reports. @returns the base64 of its JSON */
export function encodeReportSubject(subject: ReportSubject): string {
  return encodeBase64Url(new TextEncoder().encode(JSON.stringify(subject)));
}

/** @returns `null` if the text is malformed */
export function decodeReportSubject(text: string): ReportSubject | null {
  const bytes = decodeBase64(text);
  if (bytes === null) return null;
  try {
    return reportSubjectSchema.parse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return null;
  }
}

/** Splits a report ticket, `<subject>.<signature>`. @returns `null` if the ticket is malformed */
export function splitReportTicket(ticket: string): { subject: string; signature: string } | null {
  const [subject, signature, ...rest] = ticket.split(".");
  return subject && signature && rest.length === 0 ? { subject, signature } : null;
}
