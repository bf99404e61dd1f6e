import type { SqliteConnection } from "@envoi/platform";
import type { UploadId } from "@envoi/protocol";

export function admitToQuota(
  database: SqliteConnection,
  args: { quota: string; id: UploadId; bytes: number; maxBytes: number; lifeSeconds: number },
  nowMs: number,
): "admitted" | "too_much" {
  const { maxBytes, lifeSeconds, ...entry } = args;
  database.run("DELETE FROM quota_bytes WHERE until_ms <= :nowMs", { nowMs });
  const others = database.get<{ bytes: number }>(
    "SELECT COALESCE(SUM(bytes), 0) AS bytes FROM quota_bytes WHERE quota = :quota AND upload_id <> :id",
    entry,
  );
  if ((others?.bytes ?? 0) + entry.bytes > maxBytes) return "too_much";
  database.run(
    `INSERT INTO quota_bytes (quota, upload_id, bytes, until_ms) VALUES (:quota, :id, :bytes, :untilMs)
     ON CONFLICT (quota, upload_id) DO UPDATE SET bytes = :bytes, until_ms = :untilMs`,
    { ...entry, untilMs: nowMs + lifeSeconds * 1_000 },
  );
  return "admitted";
}

export function readQuota(database: SqliteConnection, { quota }: { quota: string }, nowMs: number): number {
  const sum = "SELECT COALESCE(SUM(bytes), 0) AS bytes FROM quota_bytes WHERE quota = :quota AND until_ms > :nowMs";
  return database.get<{ bytes: number }>(sum, { quota, nowMs })?.bytes ?? 0;
}

export function dropFromQuota(database: SqliteConnection, entry: { quota: string; id: UploadId }): void {
  database.run("DELETE FROM quota_bytes WHERE quota = :quota AND upload_id = :id", entry);
}
