import type { SqliteConnection } from "@envoi/platform";
import type { AuthKey, UploadId, WrappedKey } from "@envoi/protocol";
import type { BlobKey } from "../../blob/port.ts";
import type { StoredUpload, UploadState } from "../port.ts";
import { isVisible, restorableUntilMs } from "../rules/uploads.ts";
import { setDue } from "./due-index.ts";
import { dropNonces } from "./nonces-of-id.ts";

/** A row of `uploads`: published and not `gone`, expired or not. */
export type UploadRow = {
  id: UploadId;
  ownerTokenHash: string;
  authKey: AuthKey;
  passwordSet: number;
  wrappedKey: WrappedKey | null;
  downloadLimit: number;
  downloads: number;
  releasedBytes: number;
  ciphertextBytes: number;
  blobKey: BlobKey;
  epoch: number;
  createdAtMs: number;
  expiresAtMs: number;
  /** The expiry that it had before it was taken down. */
  takenDownUntilMs: number | null;
};

export type EndReason = Extract<UploadState, { state: "gone" }>["reason"];

export function uploadRow(database: SqliteConnection, id: UploadId): UploadRow | null {
  return database.get<UploadRow>(
    `SELECT id, owner_token_hash AS ownerTokenHash, auth_key AS authKey,
       password_set AS passwordSet, wrapped_key AS wrappedKey, download_limit AS downloadLimit, downloads, released_bytes AS releasedBytes,
       ciphertext_bytes AS ciphertextBytes, blob_key AS blobKey, epoch, created_at_ms AS createdAtMs,
       expires_at_ms AS expiresAtMs, taken_down_until_ms AS takenDownUntilMs
     FROM uploads WHERE id = :id`,
    { id },
  );
}

/** @returns the row unless it is expired or taken down */
export function visibleRow(database: SqliteConnection, id: UploadId, nowMs: number): UploadRow | null {
  const row = uploadRow(database, id);
  return row !== null && isVisible(row, nowMs) ? row : null;
}

/** @returns the row of a visible Upload, or of one that was taken down and can be restored */
export function restorableRow(database: SqliteConnection, id: UploadId, nowMs: number): UploadRow | null {
  const row = uploadRow(database, id);
  return row !== null && restorableUntilMs(row) > nowMs ? row : null;
}

export function storedUpload(row: UploadRow, nowMs: number): StoredUpload {
  const { passwordSet, releasedBytes: _bytes, epoch: _epoch, takenDownUntilMs: _until, ...rest } = row;
  const remainingMs = row.expiresAtMs - nowMs;
  return { ...rest, passwordSet: passwordSet === 1, remainingMs, isUploading: false };
}

export function read(database: SqliteConnection, { id }: { id: UploadId }, nowMs: number): StoredUpload | null {
  const row = visibleRow(database, id, nowMs);
  return row === null ? null : storedUpload(row, nowMs);
}

export function readMetadata(database: SqliteConnection, { id }: { id: UploadId }, nowMs: number): string | null {
  const row = database.get<{ sealedMetadata: string }>(
    "SELECT sealed_metadata AS sealedMetadata FROM uploads WHERE id = :id AND expires_at_ms > :nowMs",
    { id, nowMs },
  );
  return row?.sealedMetadata ?? null;
}

/**
 * live → gone: leaves a tombstone and the answers of Claims and operations. The removal is due at once, but waits for
 * Claims that may still be used.
 */
export function endUpload(database: SqliteConnection, id: UploadId, reason: EndReason, nowMs: number): void {
  database.run(
    `INSERT INTO tombstones
       (id, owner_token_hash, reason, downloads, download_limit, blob_key, ciphertext_bytes, epoch, quotas)
     SELECT id, owner_token_hash, :reason, downloads, download_limit, blob_key, ciphertext_bytes, epoch, quotas
     FROM uploads WHERE id = :id`,
    { id, reason },
  );
  database.run("DELETE FROM uploads WHERE id = :id", { id });
  dropNonces(database, id);
  setDue(database, { kind: "upload", key: id, dueAtMs: nowMs });
}

/** A page of `listUploads`. */
export function uploadsAfter(
  database: SqliteConnection,
  { after, limit }: { after: string; limit: number },
  nowMs: number,
): { id: UploadId; blobKey: BlobKey }[] {
  return database.all(
    `SELECT id, blob_key AS blobKey FROM uploads WHERE id > :after AND expires_at_ms > :nowMs ORDER BY id LIMIT :limit`,
    { after, limit, nowMs },
  );
}
