import { type ReportQuota, randomHex, siteOf, UNKNOWN_NETWORK, uploadIdOf } from "@envoi/platform";
import { ProtocolError, type ReportReply, reportBodySchema } from "@envoi/protocol";
import type { ReportStore } from "@envoi/store";
import type { Request, RequestHandler } from "express";
import type { MetadataReporter } from "../reporter.ts";
import type { ReportTickets } from "../reports/tickets.ts";

/**
 * Limits: a store contains at most 2,000 reports of at most 11 kB each, about 25 MB in total. See [Note: Room for
 * reports].
 */
const BOUNDS = { maxPerSite: 3, maxPerUpload: 20, most: 2_000, lifeSeconds: 90 * 86_400 };
/** Limits for the unknown network, which may contain all clients. */
const UNKNOWN_NETWORK_BOUNDS = { ...BOUNDS, maxPerSite: BOUNDS.maxPerUpload };
const REPORT_ID_BYTES = 16;

export type ReportRouteDeps = {
  uploads: Pick<ReportStore, "addReport">;
  /** `null` if reports are turned off. */
  tickets: ReportTickets | null;
  quota: ReportQuota;
  report: MetadataReporter;
  requesterOf(request: Request): string;
};

/**
 * `POST /api/report/:id`. Works as long as the ticket is valid, even after the Upload has ended: the last recipient must
 * be able to report what they received.
 */
export function reportRoute({ uploads, tickets, quota, report, requesterOf }: ReportRouteDeps): RequestHandler<{
  id: string;
}> {
  return async (request, response) => {
    const uploadId = uploadIdOf(request);
    if (tickets === null) throw new ProtocolError("not_found");
    const parsed = reportBodySchema.safeParse(request.body);
    if (!parsed.success) throw new ProtocolError("bad_request");
    const { reason, ticket, sealed } = parsed.data;
    const checked = tickets.check(ticket, uploadId);
    if (checked === null) throw new ProtocolError("unauthorized");
    const network = requesterOf(request);
    const charge = await quota.charge(network);
    const id = randomHex(REPORT_ID_BYTES);
    const stored = { id, uploadId, reason, sealed, subject: checked.subject };
    const bounds = network === UNKNOWN_NETWORK ? UNKNOWN_NETWORK_BOUNDS : BOUNDS;
    const outcome = await uploads.addReport(stored, siteOf(network), bounds).catch(async (error: unknown) => {
      await charge.refund();
      throw error;
    });
    if (outcome === "too_many") {
      await charge.refund();
      report.reportRefused();
      throw new ProtocolError("too_many_reports");
    }
    report.reported(reason, outcome);
    response.json({ id } satisfies ReportReply);
  };
}
