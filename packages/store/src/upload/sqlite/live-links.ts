import type { SqliteConnection } from "@envoi/platform";
import type { UploadId } from "@envoi/protocol";
import type { StoredUpload, UploadingBody } from "../port.ts";
import { maxUncountedBytes } from "../rules/claims.ts";
import { readEnder, sessionRow } from "./sessions.ts";
import { readTombstone } from "./tombstones.ts";
import { readMetadata, storedUpload, uploadRow, visibleRow } from "./uploads.ts";

/** An open session with a live link. Its length is declared. */
function liveSession(database: SqliteConnection, id: UploadId) {
  const row = sessionRow(database, id);
  if (row === null || row.state !== "open" || !row.liveLink || row.declaredBytes === null) return null;
  return { ...row, declaredBytes: row.declaredBytes };
}

/** @returns a visible Upload, or a session with a live link. See [Note: Live links] */
export function openable(database: SqliteConnection, id: UploadId, nowMs: number): StoredUpload | null {
  const upload = visibleRow(database, id, nowMs);
  if (upload !== null) return storedUpload(upload, nowMs);
  const session = liveSession(database, id);
  if (session === null) return null;
  const { ownerTokenHash, authKey, wrappedKey, downloadLimit, declaredBytes, blobKey, createdAtMs } = session;
  const remainingMs = session.timeLimitSeconds * 1_000;
  return {
    id,
    ownerTokenHash,
    authKey,
    passwordSet: wrappedKey !== null,
    wrappedKey,
    downloadLimit,
    downloads: 0,
    ciphertextBytes: declaredBytes,
    blobKey,
    createdAtMs,
    remainingMs,
    expiresAtMs: nowMs + remainingMs,
    isUploading: true,
  };
}

/** @returns the Metadata of an Upload that is `openable` */
export function openableMetadata(database: SqliteConnection, id: UploadId, nowMs: number): string | null {
  return readMetadata(database, { id }, nowMs) ?? liveSession(database, id)?.sealedMetadata ?? null;
}

export function isUploading(database: SqliteConnection, id: UploadId): boolean {
  return liveSession(database, id) !== null;
}

/** The first Part, or 0, that no stored Part follows. */
const STORED_PARTS = `
  SELECT MIN(number) AS storedParts
  FROM (SELECT 0 AS number UNION ALL SELECT number FROM parts WHERE session_id = :id) AS stored
  WHERE NOT EXISTS (SELECT 1 FROM parts WHERE session_id = :id AND parts.number = stored.number + 1)`;

export function readUploading(
  database: SqliteConnection,
  { id }: { id: UploadId },
): UploadingBody | "published" | "removed" | "abandoned" {
  const session = liveSession(database, id);
  if (session === null) {
    if (isOrWasUpload(database, id)) return "published";
    return readEnder(database, { id }) === "operator" ? "removed" : "abandoned";
  }
  const { blobKey, partsId, partBytes, declaredBytes: ciphertextBytes } = session;
  const found = database.get<{ storedParts: number }>(STORED_PARTS, { id });
  return { blobKey, partsId, partBytes, ciphertextBytes, storedParts: found?.storedParts ?? 0 };
}

function isOrWasUpload(database: SqliteConnection, id: UploadId): boolean {
  return (uploadRow(database, id) ?? readTombstone(database, id)) !== null;
}

export function chargeUploading(
  database: SqliteConnection,
  { id, bytes }: { id: UploadId; bytes: number },
): "charged" | "used_up" | "ended" {
  const session = liveSession(database, id);
  if (session === null) return "ended";
  const { downloadLimit, declaredBytes: ciphertextBytes } = session;
  const charged = database.run(
    "UPDATE sessions SET live_bytes = live_bytes + :bytes WHERE id = :id AND live_bytes + :bytes <= :maxBytes",
    { id, bytes, maxBytes: maxUncountedBytes({ downloadLimit, ciphertextBytes }) },
  );
  return charged > 0 ? "charged" : "used_up";
}
