import * as zodMini from "zod/mini";
import { decodeBase64, encodeBase64Url } from "./base64.ts";
import { STRONG_PASSWORD_PROFILE } from "./wrapped-key.ts";

/*
 * [Note: Reports]
 *
 * A recipient reports an Upload to the operator. The words, and the key if the recipient wants to give it, are sealed in
 * the page to the operator's public key, so that neither the service nor a thief of its data can read them.
 *
 * A client that has proved it knows the link gets a *report ticket* with the Metadata: what the server knew of the Upload at that
 * moment, with its signature. The sealed part is bound to the ticket, and a report is accepted only with it. So nobody
 * without the link can report an Upload, no report can be moved to another Upload, and the last recipient can still
 * report an Upload that is used up. All times are days, so that a report does not match the address of its reporter in
 * an access log. docs/design/reports.md has the reasons.
 */

/** Why something is reported. */
export const REPORT_REASONS = ["malware", "fraud", "illegal", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Longest text of a report, in characters as `countCharacters` counts them. */
export const MAX_REPORT_CHARACTERS = 2_000;
/** Sealed content is padded to a multiple of this, so that its length does not show whether the key is in it. */
export const REPORT_PADDING_BYTES = 1_024;
const MAX_PADDING_BLOCKS = 8;
/** HPKE: the encapsulated key of P-256, and the tag of AES-GCM. */
const SEAL_BYTES = 65 + 16;
/** Longest report ticket, in characters. */
const MAX_TICKET_CHARACTERS = 2_048;
/** A raw, uncompressed P-256 public key. */
const PUBLIC_KEY_BYTES = 65;

/** Minimum lifetime of a report ticket; it may live a day longer, because it contains only the day of its issue. */
export const REPORT_TICKET_SECONDS = 86_400;
const DAY_MS = 86_400_000;

/** @returns the beginning of the day, in UTC: all times in tickets and reports are days, see [Note: Reports] */
export function beginOfDay(atMs: number): number {
  return atMs - (atMs % DAY_MS);
}

/** The reporter's words and key, sealed: HPKE's encapsulated key and ciphertext. @returns whether the text is base64 of them */
export function isSealedReport(text: string): boolean {
  if (text.length > Math.ceil(((SEAL_BYTES + MAX_PADDING_BLOCKS * REPORT_PADDING_BYTES) * 4) / 3)) return false;
  const padded = (decodeBase64(text)?.byteLength ?? 0) - SEAL_BYTES;
  return padded > 0 && padded % REPORT_PADDING_BYTES === 0;
}

/** @returns whether the text is base64 of a raw P-256 key; not whether that is a point of the curve */
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

/** The answer: the id that the operator sees. */
export const reportReplySchema = zodMini.object({ id: zodMini.string() });
export type ReportReply = zodMini.infer<typeof reportReplySchema>;

const sha256 = zodMini.string().check(zodMini.regex(/^[\w-]{43}$/));

/** Content of a report ticket about its Upload. Hashes are SHA-256 in URL-safe base64. */
export const reportSubjectSchema = zodMini.strictObject({
  id: zodMini.string(),
  ciphertextBytes: zodMini.int(),
  /** The day on which the upload was complete, or began if it was not. */
  createdAtMs: zodMini.int(),
  /**
   * Hash of the 64 bytes of the AuthKey; `null` if the Upload has a password, as it would show anyone with the link
   * whether a guess of the password is right.
   */
  authKeySha256: zodMini.nullable(sha256),
  /** Hash of the text of the sealed Metadata. */
  metadataSha256: sha256,
  /** `null`: no password. */
  passwordProfile: zodMini.nullable(zodMini.literal([1, STRONG_PASSWORD_PROFILE])),
  /** With password profile 2: the commitment to the content key, which precedes the sealed Metadata; 32 bytes. */
  contentCommitment: zodMini.nullable(sha256),
  /** The day on which the ticket was issued. */
  atMs: zodMini.int(),
});
export type ReportSubject = zodMini.infer<typeof reportSubjectSchema>;

/** The subject as tickets and reports have it. @returns base64 of its JSON */
export function encodeReportSubject(subject: ReportSubject): string {
  return encodeBase64Url(new TextEncoder().encode(JSON.stringify(subject)));
}

/** @returns `null` when the text is malformed */
export function decodeReportSubject(text: string): ReportSubject | null {
  const bytes = decodeBase64(text);
  if (bytes === null) return null;
  try {
    return reportSubjectSchema.parse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return null;
  }
}

/** The parts of a report ticket, `<subject>.<signature>`. @returns `null` when it has another form */
export function splitReportTicket(ticket: string): { subject: string; signature: string } | null {
  const [subject, signature, ...rest] = ticket.split(".");
  return subject && signature && rest.length === 0 ? { subject, signature } : null;
}
