import type { UploadId } from "@envoi/protocol";
import { DROPPED_AT_ONCE, type NewReport, type ReportDigest, type ReportStore } from "../port.ts";
import { decideReport, reportTimes } from "../rules/reports.ts";
import type { Operations, Transaction } from "./transaction.ts";

type Row = { report: string; receivedAtMs: number; expiresAtMs: number; digest: ReportDigest };

type Where = { uploadId?: UploadId; id?: string; site?: string };

const countReports = (tx: Transaction, where: string, values: Where = {}) =>
  tx.get<{ count: number }>(`SELECT count(*) AS count FROM reports ${where}`, values)?.count ?? 0;

/** Conditions that need only the index by Upload and site, not the (long) reports. */
const IS_OF_UPLOAD = "upload_id = :uploadId";
const IS_ANY = "upload_id > ''";

function dropReport(tx: Transaction, { id, uploadId }: { id: string; uploadId: UploadId }): void {
  tx.run("DELETE FROM reports WHERE id = :id", { id });
  if (countReports(tx, `WHERE ${IS_OF_UPLOAD}`, { uploadId }) > 0) return;
  tx.run("DELETE FROM reported_uploads WHERE upload_id = :uploadId", { uploadId });
}

/** Deletes a report of the site with the most reports to make space for another. See [Note: Room for reports]. */
function dropFromLargestSite(tx: Transaction, where: string, values: Where): void {
  const largest = tx.get<{ id: string; uploadId: UploadId }>(
    // With `min`, SQLite takes the other columns from the row with the lowest id.
    `SELECT min(id) AS id, upload_id AS uploadId FROM reports WHERE ${where}
     GROUP BY site ORDER BY count(*) DESC, min(id) LIMIT 1`,
    values,
  );
  if (largest !== null) dropReport(tx, largest);
}

export const reports: Operations<ReportStore> = {
  addReport(tx, report, site, bounds) {
    const { id, uploadId } = report;
    if (countReports(tx, "WHERE id = :id", { id }) > 0) return "added";
    reports.dropOldReports(tx);
    const counts = {
      ofSite: countReports(tx, `WHERE ${IS_OF_UPLOAD} AND site = :site`, { uploadId, site }),
      ofUpload: countReports(tx, `WHERE ${IS_OF_UPLOAD}`, { uploadId }),
      all: countReports(tx, `WHERE ${IS_ANY}`),
    };
    const decision = decideReport(counts, bounds);
    if (decision === "too_many") return decision;
    // The new report is added before another is dropped, because the Upload's digest is lost with its last report.
    tx.run(
      `INSERT INTO reports (id, upload_id, report, received_at_ms, expires_at_ms, site)
       VALUES (:id, :uploadId, :report, :receivedAtMs, :expiresAtMs, :site)`,
      { id, uploadId, report: JSON.stringify(report), site, ...reportTimes(bounds, tx.nowMs) },
    );
    tx.run("INSERT INTO reported_uploads (upload_id) VALUES (:uploadId) ON CONFLICT DO NOTHING", { uploadId });
    if (decision === "add") return "added";
    const scope = decision === "replace_of_upload" ? IS_OF_UPLOAD : IS_ANY;
    dropFromLargestSite(tx, `${scope} AND id <> :id`, { uploadId, id });
    return "replaced";
  },
  readReport(tx, reportId) {
    const row = tx.get<Row>(
      `SELECT report, received_at_ms AS receivedAtMs, expires_at_ms AS expiresAtMs, digest
       FROM reports JOIN reported_uploads USING (upload_id) WHERE id = :reportId AND expires_at_ms > :nowMs`,
      { reportId, nowMs: tx.nowMs },
    );
    if (row === null) return null;
    const { report, receivedAtMs, expiresAtMs, digest } = row;
    return { ...(JSON.parse(report) as NewReport), receivedAtMs, expiresAtMs, ciphertextSha256: digest };
  },
  listReports(tx) {
    const sql = "SELECT id FROM reports WHERE expires_at_ms > :nowMs ORDER BY expires_at_ms, id";
    return tx.all<{ id: string }>(sql, { nowMs: tx.nowMs }).map(({ id }) => id);
  },
  closeReport(tx, reportId) {
    const row = tx.get<{ uploadId: UploadId }>(
      "SELECT upload_id AS uploadId FROM reports WHERE id = :reportId AND expires_at_ms > :nowMs",
      { reportId, nowMs: tx.nowMs },
    );
    if (row === null) return null;
    dropReport(tx, { id: reportId, ...row });
    return "closed";
  },
  reportedUploads(tx, limit) {
    const sql = "SELECT upload_id AS id FROM reported_uploads WHERE digest IS NULL LIMIT :limit";
    return tx.all<{ id: UploadId }>(sql, { limit }).map(({ id }) => id);
  },
  recordDigest(tx, id, digest) {
    tx.run("UPDATE reported_uploads SET digest = :digest WHERE upload_id = :id AND digest IS NULL", { id, digest });
  },
  dropOldReports(tx) {
    const old = tx.all<{ id: string; uploadId: UploadId }>(
      "SELECT id, upload_id AS uploadId FROM reports WHERE expires_at_ms <= :nowMs ORDER BY expires_at_ms LIMIT :limit",
      { nowMs: tx.nowMs, limit: DROPPED_AT_ONCE },
    );
    for (const report of old) dropReport(tx, report);
    return old.length;
  },
};
