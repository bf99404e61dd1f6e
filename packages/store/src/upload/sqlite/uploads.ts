import type { AuthKey, RequestId, UploadId, WrappedKey } from "@envoi/protocol";
import type { BlobKey } from "../../blob/port.ts";
import type { StoredUpload, UploadState } from "../port.ts";
import { isVisible, restorableUntilMs } from "../rules/uploads.ts";
import { setDue } from "./due-index.ts";
import type { Transaction } from "./transaction.ts";

/** A row of `uploads`: a published Upload that is not `gone`. It may have expired. */
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
  requestId: RequestId | null;
  /** Separated by spaces. */
  quotas: string | null;
  epoch: number;
  createdAtMs: number;
  expiresAtMs: number;
  /** The original expiry of a taken-down Upload; `null` for any other Upload. */
  takenDownUntilMs: number | null;
};

export type EndReason = Extract<UploadState, { state: "gone" }>["reason"];

export function uploadRow(tx: Transaction, id: UploadId): UploadRow | null {
  return tx.get<UploadRow>(
    `SELECT id, owner_token_hash AS ownerTokenHash, auth_key AS authKey,
       password_set AS passwordSet, wrapped_key AS wrappedKey, download_limit AS downloadLimit, downloads, released_bytes AS releasedBytes,
       ciphertext_bytes AS ciphertextBytes, blob_key AS blobKey, request_id AS requestId, quotas, epoch,
       created_at_ms AS createdAtMs, expires_at_ms AS expiresAtMs, taken_down_until_ms AS takenDownUntilMs
     FROM uploads WHERE id = :id`,
    { id },
  );
}

/** @returns the row unless the Upload has expired or is taken down */
export function visibleRow(tx: Transaction, id: UploadId): UploadRow | null {
  const row = uploadRow(tx, id);
  return row !== null && isVisible(row, tx.nowMs) ? row : null;
}

/** @returns the row of a visible or restorable Upload */
export function restorableRow(tx: Transaction, id: UploadId): UploadRow | null {
  const row = uploadRow(tx, id);
  return row !== null && restorableUntilMs(row) > tx.nowMs ? row : null;
}

export function storedUpload({ nowMs }: Transaction, row: UploadRow): StoredUpload {
  const { passwordSet, releasedBytes: _bytes, epoch: _epoch, takenDownUntilMs: _until, ...rest } = row;
  const remainingMs = row.expiresAtMs - nowMs;
  return { ...rest, quotas: parseQuotas(row), passwordSet: passwordSet === 1, remainingMs, isUploading: false };
}

/** Parses a row's space-separated quotas. */
export function parseQuotas({ quotas }: { quotas: string | null }): string[] {
  return quotas === null ? [] : quotas.split(" ");
}

export function read(tx: Transaction, id: UploadId): StoredUpload | null {
  const row = visibleRow(tx, id);
  return row === null ? null : storedUpload(tx, row);
}

export function readMetadata(tx: Transaction, id: UploadId): string | null {
  const row = tx.get<{ sealedMetadata: string }>(
    "SELECT sealed_metadata AS sealedMetadata FROM uploads WHERE id = :id AND expires_at_ms > :nowMs",
    { id, nowMs: tx.nowMs },
  );
  return row?.sealedMetadata ?? null;
}

/** Deletes the Nonces of an id that can no longer be opened. */
export function dropNonces(tx: Transaction, id: UploadId): void {
  tx.run("DELETE FROM nonces WHERE upload_id = :id", { id });
}

/**
 * live → gone: leaves a tombstone, and the results of commands for Claims and operations. The removal is due
 * immediately, but waits for usable Claims.
 */
export function endUpload(tx: Transaction, id: UploadId, reason: EndReason): void {
  tx.run(
    `INSERT INTO tombstones
       (id, owner_token_hash, reason, downloads, download_limit, blob_key, ciphertext_bytes, epoch, quotas, request_id)
     SELECT
       id, owner_token_hash, :reason, downloads, download_limit, blob_key, ciphertext_bytes, epoch, quotas, request_id
     FROM uploads WHERE id = :id`,
    { id, reason },
  );
  tx.run("DELETE FROM uploads WHERE id = :id", { id });
  dropNonces(tx, id);
  setDue(tx, { kind: "upload", key: id, dueAtMs: tx.nowMs });
}

/** One page of the results of `listUploads`. */
export function uploadsAfter(tx: Transaction, after: string, limit: number): { id: UploadId; blobKey: BlobKey }[] {
  return tx.all(
    `SELECT id, blob_key AS blobKey FROM uploads WHERE id > :after AND expires_at_ms > :nowMs ORDER BY id LIMIT :limit`,
    { after, limit, nowMs: tx.nowMs },
  );
}
