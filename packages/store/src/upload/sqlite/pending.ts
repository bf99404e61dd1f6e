import type { SqliteConnection } from "@envoi/platform";
import type { UploadId } from "@envoi/protocol";

export function admitPending(
  database: SqliteConnection,
  pending: { holder: string; id: UploadId; bytes: number; mostBytes: number; lifeSeconds: number },
  nowMs: number,
): "admitted" | "too_much" {
  const { mostBytes, lifeSeconds, ...entry } = pending;
  database.run("DELETE FROM pending WHERE until_ms <= :nowMs", { nowMs });
  const others = database.get<{ bytes: number }>(
    "SELECT COALESCE(SUM(bytes), 0) AS bytes FROM pending WHERE holder = :holder AND upload_id <> :id",
    entry,
  );
  if ((others?.bytes ?? 0) + entry.bytes > mostBytes) return "too_much";
  database.run(
    `INSERT INTO pending (holder, upload_id, bytes, until_ms) VALUES (:holder, :id, :bytes, :untilMs)
     ON CONFLICT (holder, upload_id) DO UPDATE SET bytes = :bytes, until_ms = :untilMs`,
    { ...entry, untilMs: nowMs + lifeSeconds * 1_000 },
  );
  return "admitted";
}

export function readPending(database: SqliteConnection, { holder }: { holder: string }, nowMs: number): number {
  const sum = "SELECT COALESCE(SUM(bytes), 0) AS bytes FROM pending WHERE holder = :holder AND until_ms > :nowMs";
  return database.get<{ bytes: number }>(sum, { holder, nowMs })?.bytes ?? 0;
}

export function dropPending(database: SqliteConnection, entry: { holder: string; id: UploadId }): void {
  database.run("DELETE FROM pending WHERE holder = :holder AND upload_id = :id", entry);
}
