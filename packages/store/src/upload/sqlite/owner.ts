import type { SqliteConnection } from "@envoi/platform";
import type { AuthKey, UploadId, WrappedKey } from "@envoi/protocol";
import type { Ender, StoredUpload } from "../port.ts";
import { changedFact } from "../rules/facts.ts";
import { isVisible } from "../rules/uploads.ts";
import { answerBefore, rememberAnswer } from "./answered.ts";
import { endKept, exhaust, settledUpload } from "./claims.ts";
import { endReadable, ownerOfReadable } from "./deletion.ts";
import { addFact } from "./outbox.ts";
import { endSession, sessionRow } from "./sessions.ts";
import { storedUpload, visibleRow } from "./uploads.ts";

export function changeLimits(
  database: SqliteConnection,
  change: { id: UploadId; operationId: string; downloadLimit?: number; timeLimitSeconds?: number },
  nowMs: number,
): StoredUpload | "used_up" | "below_downloads" | null {
  const { id, operationId, timeLimitSeconds } = change;
  const before = answerBefore(database, id, operationId);
  if (before === "used_up") return "used_up";
  const upload = settledUpload(database, id, nowMs);
  if (upload === null || !isVisible(upload, nowMs)) return null;
  if (before !== null) return storedUpload(upload, nowMs);
  const downloadLimit = change.downloadLimit ?? upload.downloadLimit;
  if (downloadLimit < upload.downloads) return "below_downloads";
  const expiresAtMs = timeLimitSeconds === undefined ? upload.expiresAtMs : nowMs + timeLimitSeconds * 1_000;
  database.run("UPDATE uploads SET download_limit = :downloadLimit, expires_at_ms = :expiresAtMs WHERE id = :id", {
    id,
    downloadLimit,
    expiresAtMs,
  });
  const changed = { ...upload, downloadLimit, expiresAtMs };
  addFact(database, changedFact({ ...changed, passwordSet: upload.passwordSet === 1 }, operationId, nowMs));
  const usedUp = downloadLimit === upload.downloads;
  if (usedUp) {
    endKept(database, id, nowMs);
    exhaust(database, id, upload.downloads, nowMs);
  }
  rememberAnswer(database, id, operationId, usedUp ? "used_up" : "changed", nowMs);
  return usedUp ? "used_up" : storedUpload(changed, nowMs);
}

export function setPassword(
  database: SqliteConnection,
  change: { id: UploadId; operationId: string; authKey: AuthKey; wrappedKey?: WrappedKey },
  nowMs: number,
): StoredUpload | null {
  const { id, operationId, authKey } = change;
  const upload = visibleRow(database, id, nowMs);
  if (upload === null) return null;
  if (answerBefore(database, id, operationId) !== null) return storedUpload(upload, nowMs);
  const wrappedKey = change.wrappedKey ?? upload.wrappedKey;
  database.run("UPDATE uploads SET auth_key = :authKey, password_set = 1, wrapped_key = :wrappedKey WHERE id = :id", {
    id,
    authKey,
    wrappedKey,
  });
  const changed = { ...upload, authKey, passwordSet: 1, wrappedKey };
  addFact(database, changedFact({ ...changed, passwordSet: true }, operationId, nowMs));
  rememberAnswer(database, id, operationId, "changed", nowMs);
  return storedUpload(changed, nowMs);
}

/** See [Note: Deletion]. */
export function deleteUpload(
  database: SqliteConnection,
  { id, operationId, by }: { id: UploadId; operationId: string; by: Ender },
  nowMs: number,
): "deleted" | null {
  if (answerBefore(database, id, operationId) === "deleted") return "deleted";
  if (!endSession(database, { id, by }, nowMs) && !endReadable(database, id, nowMs)) return null;
  rememberAnswer(database, id, operationId, "deleted", nowMs);
  return "deleted";
}

export function readOwner(database: SqliteConnection, { id }: { id: UploadId }, nowMs: number): string | null {
  const session = sessionRow(database, id);
  if (session !== null) return session.state === "open" ? session.ownerTokenHash : null;
  return ownerOfReadable(database, id, nowMs);
}
