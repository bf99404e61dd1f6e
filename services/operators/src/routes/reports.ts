import { type Audit, operatorInput, readOperatorAction, refuseMethod } from "@envoi/platform";
import { decodeReportSubject, ProtocolError } from "@envoi/protocol";
import type { ReportStore, StoredReport } from "@envoi/store";
import { Router } from "express";
import type { OperatorsReporter } from "../report.ts";
import { actionSchema } from "./input.ts";
import { sendLines } from "./send-lines.ts";

const REPORT_ID = /^[0-9a-f]{32}$/;

/** @throws ProtocolError `not_found` */
function requireReportId(text: string): string {
  if (!REPORT_ID.test(text)) throw new ProtocolError("not_found");
  return text;
}

/** A day in UTC, as of `2026-01-31`: nothing is known more exactly. */
function formatDay(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

/** A report as an operator sees it in a list. The words are sealed. */
function toSummary({ id, uploadId, reason, receivedAtMs, expiresAtMs, ciphertextSha256 }: StoredReport) {
  return {
    id,
    uploadId,
    reason,
    receivedAt: formatDay(receivedAtMs),
    expiresAt: formatDay(expiresAtMs),
    ciphertextSha256,
  };
}

async function* summaries(uploads: ReportStore) {
  for (const id of await uploads.listReports()) {
    const found = await uploads.readReport(id);
    // Its time is over, or another operator has closed it.
    if (found !== null) yield toSummary(found);
  }
}

/** Calls for reports: list, show, close. */
export function reports(deps: {
  uploads: ReportStore;
  report: Pick<OperatorsReporter, "reportClosed">;
  audit: Audit;
}): Router {
  const { uploads, report, audit } = deps;
  const routes = Router();
  routes
    .route("/reports")
    .get(async (request, response) => {
      await audit.done(request, "list reports");
      await sendLines(summaries(uploads), response);
    })
    .all(refuseMethod("GET"));

  routes
    .route("/reports/:id")
    .get(async (request, response) => {
      const id = requireReportId(request.params.id);
      const found = await uploads.readReport(id);
      await audit.done(request, "show report", { reportId: id });
      if (found === null) throw new ProtocolError("not_found");
      // `subject` is what the seal is bound to, `says` the same in plain text.
      const { sealed, subject } = found;
      response.json({ ...toSummary(found), says: decodeReportSubject(subject), subject, sealed });
    })
    .all(refuseMethod("GET"));

  routes
    .route("/reports/:id/close")
    .post(readOperatorAction, async (request, response) => {
      const id = requireReportId(request.params.id);
      const { reason } = operatorInput(actionSchema, request.body);
      const found = await uploads.readReport(id);
      const about = { reportId: id, uploadId: found?.uploadId, reason };
      const outcome = await audit.act(request, "close report", about, () => uploads.closeReport(id));
      if (outcome === null) throw new ProtocolError("not_found");
      report.reportClosed();
      response.json({ id, outcome });
    })
    .all(refuseMethod("POST"));
  return routes;
}
