import type { SqliteConnection } from "@envoi/platform";
import type { UploadId } from "@envoi/protocol";
import { FINISH_SECONDS, MAX_OPEN_CLAIMS, type OpenClaim, type StoredUpload } from "../port.ts";
import { describeClaim } from "../rules/claims.ts";
import { settledUpload } from "./claims.ts";
import { clearDue, setDue } from "./due-index.ts";
import { deleteUpload } from "./owner.ts";
import { restorableRow, storedUpload } from "./uploads.ts";

/** The operation that deletes what a take-down cannot hide, so that it may be repeated. */
const TAKE_DOWN = "take-down";

/** See [Note: Taken-down Uploads]. */
export function takeDown(
  database: SqliteConnection,
  { id }: { id: UploadId },
  nowMs: number,
): "taken_down" | "deleted" | null {
  const deleteInstead = () => deleteUpload(database, { id, operationId: TAKE_DOWN, by: "operator" }, nowMs);
  const upload = restorableRow(database, id, nowMs);
  if (upload === null) return deleteInstead();
  if (upload.takenDownUntilMs !== null) return "taken_down";
  database.run("UPDATE uploads SET expires_at_ms = :expiresAtMs, taken_down_until_ms = :untilMs WHERE id = :id", {
    id,
    expiresAtMs: nowMs - FINISH_SECONDS * 1_000,
    untilMs: upload.expiresAtMs,
  });
  setDue(database, { kind: "upload", key: id, dueAtMs: upload.expiresAtMs });
  // Ends its Claims, the last of which may use it up, and stay usable.
  if (settledUpload(database, id, nowMs) !== null) return "taken_down";
  deleteInstead();
  return "deleted";
}

export function restore(database: SqliteConnection, { id }: { id: UploadId }, nowMs: number): "restored" | null {
  const upload = restorableRow(database, id, nowMs);
  if (upload === null) return null;
  if (upload.takenDownUntilMs === null) return "restored";
  database.run("UPDATE uploads SET expires_at_ms = :untilMs, taken_down_until_ms = NULL WHERE id = :id", {
    id,
    untilMs: upload.takenDownUntilMs,
  });
  clearDue(database, "upload", id);
  return "restored";
}

export function storeClock(_database: SqliteConnection, _args: object, nowMs: number): number {
  return nowMs;
}

export function readTakenDown(
  database: SqliteConnection,
  { id }: { id: UploadId },
  nowMs: number,
): StoredUpload | null {
  const upload = restorableRow(database, id, nowMs);
  if (upload === null || upload.takenDownUntilMs === null) return null;
  return storedUpload({ ...upload, expiresAtMs: upload.takenDownUntilMs }, nowMs);
}

/** A place in the index of expired Uploads. */
export type ExpiredPlace = { atMs: number; id: string };

/** A page of `listTakenDown`. To the index of Uploads by expiry, they have expired. */
export function takenDownAfter(
  database: SqliteConnection,
  { after, limit }: { after: ExpiredPlace; limit: number },
  nowMs: number,
): { id: UploadId; atMs: number }[] {
  return database.all(
    `SELECT id, expires_at_ms AS atMs FROM uploads
     WHERE expires_at_ms <= :nowMs AND (expires_at_ms, id) > (:atMs, :id) AND taken_down_until_ms > :nowMs
     ORDER BY expires_at_ms, id LIMIT :limit`,
    { ...after, nowMs, limit },
  );
}

/** A page of `listSessions`. */
export function sessionsAfter(
  database: SqliteConnection,
  { after, limit }: { after: string; limit: number },
): UploadId[] {
  const found = database.all<{ id: UploadId }>("SELECT id FROM sessions WHERE id > :after ORDER BY id LIMIT :limit", {
    after,
    limit,
  });
  return found.map(({ id }) => id);
}

export function openClaims(database: SqliteConnection, { id }: { id: UploadId }, nowMs: number): OpenClaim[] {
  const rows = database.all<Parameters<typeof describeClaim>[0]>(
    `SELECT claim_id AS claimId, state, COALESCE(ended_at_ms, lease_until_ms) AS untilMs, sent_bytes AS sentBytes, progress
     FROM claims WHERE upload_id = :id
       AND ((state = 'held' AND lease_until_ms > :nowMs) OR (state = 'spent' AND ended_at_ms > :nowMs))
     ORDER BY claim_id LIMIT :most`,
    { id, nowMs, most: MAX_OPEN_CLAIMS },
  );
  return rows.map((row) => describeClaim(row, nowMs));
}
