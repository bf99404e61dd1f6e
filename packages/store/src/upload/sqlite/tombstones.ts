import type { RequestId, UploadId } from "@envoi/protocol";
import type { BlobKey } from "../../blob/port.ts";
import { TOMBSTONE_SECONDS } from "../port.ts";
import { forgetAnswers } from "./answered.ts";
import { clearDue, setDue } from "./due-index.ts";
import type { Transaction } from "./transaction.ts";
import type { EndReason } from "./uploads.ts";

export type Tombstone = {
  ownerTokenHash: string;
  reason: EndReason;
  downloads: number;
  downloadLimit: number;
  blobKey: BlobKey;
  ciphertextBytes: number;
  epoch: number;
  quotas: string | null;
  requestId: RequestId | null;
  forgetAtMs: number | null;
};

export function readTombstone(tx: Transaction, id: UploadId): Tombstone | null {
  return tx.get<Tombstone>(
    `SELECT owner_token_hash AS ownerTokenHash, reason, downloads, download_limit AS downloadLimit, blob_key AS blobKey,
       ciphertext_bytes AS ciphertextBytes, epoch, quotas, request_id AS requestId, forget_at_ms AS forgetAtMs
     FROM tombstones WHERE id = :id`,
    { id },
  );
}

/** Call this after the Blob has been removed. The tombstone's lifetime begins now. */
export function keepTombstone(tx: Transaction, id: UploadId): void {
  const forgetAtMs = tx.nowMs + TOMBSTONE_SECONDS * 1_000;
  const changed = tx.run(
    `UPDATE tombstones SET forget_at_ms = :forgetAtMs, quotas = NULL, request_id = NULL
     WHERE id = :id AND forget_at_ms IS NULL`,
    { id, forgetAtMs },
  );
  if (changed > 0) setDue(tx, { kind: "upload", key: id, dueAtMs: forgetAtMs });
}

/** gone → nothing: also deletes the data kept for repeated commands. */
export function forgetTombstone(tx: Transaction, id: UploadId): void {
  tx.run("DELETE FROM tombstones WHERE id = :id", { id });
  tx.run("DELETE FROM claims WHERE upload_id = :id", { id });
  forgetAnswers(tx, id);
  clearDue(tx, "upload", id);
}
