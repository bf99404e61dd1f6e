import type { SqliteConnection } from "@envoi/platform";
import type { UploadId } from "@envoi/protocol";
import { FINISH_SECONDS } from "../port.ts";
import { settledUpload } from "./claims.ts";
import { clearDue, setDue } from "./due-index.ts";
import { restorableRow } from "./uploads.ts";

/** See [Note: Taken-down Uploads]. */
export function takeDown(database: SqliteConnection, { id }: { id: UploadId }, nowMs: number): "taken_down" | null {
  const upload = restorableRow(database, id, nowMs);
  if (upload === null) return null;
  if (upload.takenDownUntilMs !== null) return "taken_down";
  database.run("UPDATE uploads SET expires_at_ms = :expiresAtMs, taken_down_until_ms = :untilMs WHERE id = :id", {
    id,
    expiresAtMs: nowMs - FINISH_SECONDS * 1_000,
    untilMs: upload.expiresAtMs,
  });
  setDue(database, { kind: "upload", key: id, dueAtMs: upload.expiresAtMs });
  // Ends its Claims, the last of which may use it up.
  settledUpload(database, id, nowMs);
  return "taken_down";
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
