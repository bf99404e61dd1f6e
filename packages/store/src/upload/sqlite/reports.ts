import type { SqliteConnection } from "@envoi/platform";
import type { UploadId } from "@envoi/protocol";
import { DROPPED_AT_ONCE, type NewReport, type ReportBounds, type ReportDigest, type StoredReport } from "../port.ts";

type Row = { report: string; receivedAtMs: number; expiresAtMs: number; digest: ReportDigest };

const countOf = (database: SqliteConnection, where: string, values: { uploadId?: UploadId; id?: string } = {}) =>
  database.get<{ count: number }>(`SELECT count(*) AS count FROM reports ${where}`, values)?.count ?? 0;

function forgetUnreported(database: SqliteConnection, uploadId: UploadId): void {
  if (countOf(database, "WHERE upload_id = :uploadId", { uploadId }) > 0) return;
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

export function addReport(
  database: SqliteConnection,
  { report, bounds }: { report: NewReport; bounds: ReportBounds },
  nowMs: number,
): "added" | "too_many" | "full" {
  const { id, uploadId } = report;
  if (countOf(database, "WHERE id = :id", { id }) > 0) return "added";
  dropOldReports(database, {}, nowMs);
  if (countOf(database, "WHERE upload_id = :uploadId", { uploadId }) >= bounds.mostOfUpload) return "too_many";
  if (countOf(database, "WHERE expires_at_ms > 0") >= bounds.most) return "full";
  database.run(
    `INSERT INTO reports (id, upload_id, report, received_at_ms, expires_at_ms)
     VALUES (:id, :uploadId, :report, :nowMs, :expiresAtMs)`,
    { id, uploadId, report: JSON.stringify(report), nowMs, expiresAtMs: nowMs + bounds.lifeSeconds * 1_000 },
  );
  database.run("INSERT INTO reported_uploads (upload_id) VALUES (:uploadId) ON CONFLICT DO NOTHING", { uploadId });
  return "added";
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
