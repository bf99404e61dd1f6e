import { type ReportedKey, sealReport } from "@envoi/crypto/report";
import { ProtocolError, type ReportReason, reportReplySchema, splitReportTicket, type UploadId } from "@envoi/protocol";
import { callServer, readJson, requireSuccess, type Server } from "./wire/server.ts";

export type { ReportedKey } from "@envoi/crypto/report";

/** A recipient's report about an Upload, for its operator. */
export type Report = {
  id: UploadId;
  /** The report ticket of the opened download. */
  ticket: string;
  reason: ReportReason;
  /** At most `MAX_REPORT_CHARACTERS`. */
  words: string;
  /** `null` unless the reporter reveals the key, which lets the operator read everything. */
  key: ReportedKey | null;
};

/**
 * Seals a report to the operator's key, and sends it. Only the reason and the ticket can be read in transit.
 *
 * @param publicKey - `REPORTS.PUBLIC_KEY` of `/config`
 * @throws ProtocolError `unauthorized` when the ticket is too old, `too_many_reports`, `rate_limited`, `full`;
 *   RangeError when the words are too long; TransferError
 */
export async function sendReport(
  server: Server,
  publicKey: string,
  { id, ticket, reason, words, key }: Report,
  signal: AbortSignal,
): Promise<void> {
  const parts = splitReportTicket(ticket);
  if (parts === null) throw new ProtocolError("unauthorized");
  const { subject } = parts;
  const sealed = await sealReport(publicKey, { words, key }, subject);
  const response = await callServer(server, `/api/report/${id}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ reason, ticket, sealed }),
    signal,
  });
  await readJson(await requireSuccess(response), reportReplySchema.parse, signal);
}
