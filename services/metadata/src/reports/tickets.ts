import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { Clock } from "@envoi/platform";
import {
  beginOfDay,
  decodeBase64,
  decodeReportSubject,
  encodeReportSubject,
  REPORT_TICKET_SECONDS,
  type ReportSubject,
  STRONG_PASSWORD_PROFILE,
  splitReportTicket,
} from "@envoi/protocol";
import type { StoredUpload } from "@envoi/store";

const COMMITMENT_BYTES = 32;

/** Issues and checks report tickets. See [Note: Reports] in `packages/protocol`. */
export type ReportTickets = ReturnType<typeof createReportTickets>;

const sha256 = (data: string | Uint8Array) => createHash("sha256").update(data).digest("base64url");

/** @param key - must be the same in all processes that share a store, and after a restart */
export function createReportTickets({ key, clock }: { key: Uint8Array; clock: Clock }) {
  // The label separates tickets from other uses of the key.
  const sign = (subject: string) => createHmac("sha256", key).update(`report ticket ${subject}`).digest();
  return {
    /** Issues a ticket to a client that has proved knowledge of the link. */
    issue(upload: StoredUpload, sealedMetadata: string): string {
      const { id, ciphertextBytes, createdAtMs, authKey, passwordSet, wrappedKey, requestId } = upload;
      const isStrong = wrappedKey !== null;
      const hasPassword = isStrong || passwordSet;
      const hasContentKey = isStrong || requestId !== null;
      const commitment = hasContentKey ? decodeBase64(sealedMetadata)?.subarray(0, COMMITMENT_BYTES) : undefined;
      const subject = encodeReportSubject({
        id,
        ciphertextBytes,
        createdAtMs: beginOfDay(createdAtMs),
        authKeySha256: hasPassword ? null : sha256(decodeBase64(authKey) ?? new Uint8Array()),
        metadataSha256: sha256(sealedMetadata),
        passwordProfile: isStrong ? STRONG_PASSWORD_PROFILE : passwordSet ? 1 : null,
        contentCommitment:
          commitment?.byteLength === COMMITMENT_BYTES ? Buffer.from(commitment).toString("base64url") : null,
        atMs: beginOfDay(clock.now()),
      });
      return `${subject}.${sign(subject).toString("base64url")}`;
    },
    /**
     * @returns the signed part and its content; `null` if the ticket is not ours, is for another Upload, or is too old
     */
    check(ticket: string, id: string): { subject: string; says: ReportSubject } | null {
      const parts = splitReportTicket(ticket);
      if (parts === null) return null;
      const { subject } = parts;
      const given = Buffer.from(parts.signature, "base64url");
      const expected = sign(subject);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      const says = decodeReportSubject(subject);
      const isCurrent = says !== null && beginOfDay(clock.now()) - says.atMs <= REPORT_TICKET_SECONDS * 1_000;
      return isCurrent && says.id === id ? { subject, says } : null;
    },
  };
}
