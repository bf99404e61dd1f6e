import type { UploadId } from "@envoi/protocol";
import { FINISH_SECONDS, MAX_OPEN_CLAIMS, type OperatorStore } from "../port.ts";
import { describeClaim } from "../rules/claims.ts";
import { settledUpload } from "./claims.ts";
import { clearDue, setDue } from "./due-index.ts";
import { owner } from "./owner.ts";
import type { Operations, Transaction } from "./transaction.ts";
import { restorableRow, storedUpload } from "./uploads.ts";

/**
 * Operation id for deleting anything that a take-down cannot hide. It is constant, so that the deletion can be
 * repeated.
 */
const TAKE_DOWN = "take-down";

/** See [Note: Taken-down Uploads]. */
export const operators: Operations<OperatorStore> = {
  takeDown(tx, id) {
    const deleteInstead = () => owner.delete(tx, id, TAKE_DOWN, "operator");
    const upload = restorableRow(tx, id);
    if (upload === null) return deleteInstead();
    if (upload.takenDownUntilMs !== null) return "taken_down";
    tx.run("UPDATE uploads SET expires_at_ms = :expiresAtMs, taken_down_until_ms = :untilMs WHERE id = :id", {
      id,
      expiresAtMs: tx.nowMs - FINISH_SECONDS * 1_000,
      untilMs: upload.expiresAtMs,
    });
    setDue(tx, { kind: "upload", key: id, dueAtMs: upload.expiresAtMs });
    // Ends the Upload's Claims, which would otherwise stay usable. The last one may use up the Upload.
    if (settledUpload(tx, id) !== null) return "taken_down";
    deleteInstead();
    return "deleted";
  },
  restore(tx, id) {
    const upload = restorableRow(tx, id);
    if (upload === null) return null;
    if (upload.takenDownUntilMs === null) return "restored";
    tx.run("UPDATE uploads SET expires_at_ms = :untilMs, taken_down_until_ms = NULL WHERE id = :id", {
      id,
      untilMs: upload.takenDownUntilMs,
    });
    clearDue(tx, "upload", id);
    return "restored";
  },
  clockMs: ({ nowMs }) => nowMs,
  readTakenDown(tx, id) {
    const upload = restorableRow(tx, id);
    if (upload === null || upload.takenDownUntilMs === null) return null;
    return storedUpload(tx, { ...upload, expiresAtMs: upload.takenDownUntilMs });
  },
  openClaims(tx, id) {
    const rows = tx.all<Parameters<typeof describeClaim>[0]>(
      `SELECT claim_id AS claimId, state, COALESCE(ended_at_ms, lease_until_ms) AS untilMs, sent_bytes AS sentBytes, progress
       FROM claims WHERE upload_id = :id
         AND ((state = 'held' AND lease_until_ms > :nowMs) OR (state = 'spent' AND ended_at_ms > :nowMs))
       ORDER BY claim_id LIMIT :most`,
      { id, nowMs: tx.nowMs, most: MAX_OPEN_CLAIMS },
    );
    return rows.map((row) => describeClaim(row, tx.nowMs));
  },
};

/** A position in the index of expired Uploads. */
export type ExpiredPlace = { atMs: number; id: UploadId | "" };

/** A page of `listTakenDown`. In the index of Uploads by expiry, taken-down Uploads are among the expired ones. */
export function takenDownAfter(tx: Transaction, after: ExpiredPlace, limit: number): { id: UploadId; atMs: number }[] {
  return tx.all(
    `SELECT id, expires_at_ms AS atMs FROM uploads
     WHERE expires_at_ms <= :nowMs AND (expires_at_ms, id) > (:atMs, :id) AND taken_down_until_ms > :nowMs
     ORDER BY expires_at_ms, id LIMIT :limit`,
    { ...after, nowMs: tx.nowMs, limit },
  );
}

/** One page of the results of `listSessions`. */
export function sessionsAfter(tx: Transaction, after: string, limit: number): { id: UploadId }[] {
  return tx.all("SELECT id FROM sessions WHERE id > :after ORDER BY id LIMIT :limit", { after, limit });
}
