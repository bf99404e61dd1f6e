import type { SqliteConnection } from "@envoi/platform";
import type { UploadId } from "@envoi/protocol";
import { DROPPED_AT_ONCE, type NewReport, type ReportBounds, type ReportDigest, type StoredReport } from "../port.ts";
import { decideReport, reportTimes } from "../rules/reports.ts";

type Row = { report: string; receivedAtMs: number; expiresAtMs: number; digest: ReportDigest };

type Where = { uploadId?: UploadId; id?: string; site?: string };

const countReports = (database: SqliteConnection, where: string, values: Where = {}) =>
  database.get<{ count: number }>(`SELECT count(*) AS count FROM reports ${where}`, values)?.count ?? 0;

/** Conditions that the index by Upload and site answers alone: the reports themselves are long. */
const IS_OF_UPLOAD = "upload_id = :uploadId";
const IS_ANY = "upload_id > ''";

function forgetUnreported(database: SqliteConnection, uploadId: UploadId): void {
  if (countReports(database, "WHERE upload_id = :uploadId", { uploadId }) > 0) return;
  database.run("DELETE FROM reported_uploads WHERE upload_id = :uploadId", { uploadId });
}

export function dropOldReports(database: SqliteConnection, _args: object, nowMs: number): number {
  const old = database.all<{ id: string; uploadId: UploadId }>(
    "SELECT id, upload_id AS uploadId FROM reports WHERE expires_at_ms <= :nowMs ORDER BY expires_at_ms LIMIT :limit",
    { nowMs, limit: DROPPED_AT_ONCE },
  );
  for (const { id, uploadId } of old) {
    database.run("DELETE FROM reports WHERE id = :id", { id });
    forgetUnreported(database, uploadId);
  }
  return old.length;
}

/** Deletes the report that makes room for another one, see [Note: Room for reports]. */
function dropOfLargestSite(database: SqliteConnection, where: string, values: Where): void {
  const largest = database.get<{ id: string; uploadId: UploadId }>(
    // The other columns are those of the row with the lowest id.
    `SELECT min(id) AS id, upload_id AS uploadId FROM reports WHERE ${where}
     GROUP BY site ORDER BY count(*) DESC, min(id) LIMIT 1`,
    values,
  );
  if (largest === null) return;
  database.run("DELETE FROM reports WHERE id = :id", { id: largest.id });
  forgetUnreported(database, largest.uploadId);
}

export function addReport(
  database: SqliteConnection,
  { report, site, bounds }: { report: NewReport; site: string; bounds: ReportBounds },
  nowMs: number,
): "added" | "replaced" | "too_many" {
  const { id, uploadId } = report;
  if (countReports(database, "WHERE id = :id", { id }) > 0) return "added";
  dropOldReports(database, {}, nowMs);
  const counts = {
    ofSite: countReports(database, `WHERE ${IS_OF_UPLOAD} AND site = :site`, { uploadId, site }),
    ofUpload: countReports(database, `WHERE ${IS_OF_UPLOAD}`, { uploadId }),
    all: countReports(database, `WHERE ${IS_ANY}`),
  };
  const decision = decideReport(counts, bounds);
  if (decision === "too_many") return decision;
  // Before any is dropped, so that the digest of the Upload stays.
  database.run(
    `INSERT INTO reports (id, upload_id, report, received_at_ms, expires_at_ms, site)
     VALUES (:id, :uploadId, :report, :receivedAtMs, :expiresAtMs, :site)`,
    { id, uploadId, report: JSON.stringify(report), site, ...reportTimes(bounds, nowMs) },
  );
  database.run("INSERT INTO reported_uploads (upload_id) VALUES (:uploadId) ON CONFLICT DO NOTHING", { uploadId });
  if (decision === "add") return "added";
  const scope = decision === "replace_of_upload" ? IS_OF_UPLOAD : IS_ANY;
  dropOfLargestSite(database, `${scope} AND id <> :id`, { uploadId, id });
  return "replaced";
}

export function readReport(
  database: SqliteConnection,
  { reportId }: { reportId: string },
  nowMs: number,
): StoredReport | null {
  const row = database.get<Row>(
    `SELECT report, received_at_ms AS receivedAtMs, expires_at_ms AS expiresAtMs, digest
     FROM reports JOIN reported_uploads USING (upload_id) WHERE id = :reportId AND expires_at_ms > :nowMs`,
    { reportId, nowMs },
  );
  if (row === null) return null;
  const { report, receivedAtMs, expiresAtMs, digest } = row;
  return { ...(JSON.parse(report) as NewReport), receivedAtMs, expiresAtMs, ciphertextSha256: digest };
}

export function listReports(database: SqliteConnection, _args: object, nowMs: number): string[] {
  const sql = "SELECT id FROM reports WHERE expires_at_ms > :nowMs ORDER BY expires_at_ms, id";
  return database.all<{ id: string }>(sql, { nowMs }).map(({ id }) => id);
}

export function closeReport(
  database: SqliteConnection,
  { reportId }: { reportId: string },
  nowMs: number,
): "closed" | null {
  const row = database.get<{ uploadId: UploadId }>(
    "SELECT upload_id AS uploadId FROM reports WHERE id = :reportId AND expires_at_ms > :nowMs",
    { reportId, nowMs },
  );
  if (row === null) return null;
  database.run("DELETE FROM reports WHERE id = :reportId", { reportId });
  forgetUnreported(database, row.uploadId);
  return "closed";
}

export function reportedUploads(database: SqliteConnection, { limit }: { limit: number }): UploadId[] {
  const sql = "SELECT upload_id AS id FROM reported_uploads WHERE digest IS NULL LIMIT :limit";
  return database.all<{ id: UploadId }>(sql, { limit }).map(({ id }) => id);
}

export function recordDigest(database: SqliteConnection, { id, digest }: { id: UploadId; digest: string }): void {
  database.run("UPDATE reported_uploads SET digest = :digest WHERE upload_id = :id AND digest IS NULL", { id, digest });
}
