import { type Audit, type OperatorCalls, parseReason } from "@envoi/platform";
import { decodeReportSubject, ProtocolError } from "@envoi/protocol";
import type { ReportStore, StoredReport } from "@envoi/store";
import type { Request } from "express";
import type { OperatorsReporter } from "../reporter.ts";

const REPORT_ID = /^[0-9a-f]{32}$/;

/** @throws ProtocolError `not_found` */
function reportIdOf({ params }: Request<{ id: string }>): string {
  if (!REPORT_ID.test(params.id)) throw new ProtocolError("not_found");
  return params.id;
}

/** A day in UTC, such as `2026-01-31`: only the day of a report is known. */
function formatDay(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

/** A report as an operator sees it in a list: without its text, which is sealed. */
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
    // Since the list was read, the report may have expired, or another operator may have closed it.
    if (found !== null) yield toSummary(found);
  }
}

/** Calls about reports: list, show, close. */
export function reportCalls(deps: {
  uploads: ReportStore;
  report: Pick<OperatorsReporter, "reportClosed">;
  audit: Audit;
}) {
  const { uploads, report, audit } = deps;
  return {
    "/reports": {
      async get(request) {
        await audit.done(request, "list reports");
        return summaries(uploads);
      },
    },
    "/reports/:id": {
      async get(request) {
        const id = reportIdOf(request);
        const found = await uploads.readReport(id);
        await audit.done(request, "show report", { reportId: id });
        if (found === null) throw new ProtocolError("not_found");
        // The seal is bound to `subject`; `says` is the decoded content of `subject`.
        const { sealed, subject } = found;
        return { ...toSummary(found), says: decodeReportSubject(subject), subject, sealed };
      },
    },
    "/reports/:id/close": {
      async post(request) {
        const id = reportIdOf(request);
        const reason = parseReason(request);
        const found = await uploads.readReport(id);
        const about = { reportId: id, uploadId: found?.uploadId, reason };
        const outcome = await audit.act(request, "close report", about, () => uploads.closeReport(id));
        if (outcome === null) throw new ProtocolError("not_found");
        report.reportClosed();
        return { id, outcome };
      },
    },
  } satisfies Record<string, OperatorCalls>;
}
