import type { UploadId } from "@envoi/protocol";
import type { LiveLinkStore, StoredUpload } from "../port.ts";
import { maxUncountedBytes } from "../rules/claims.ts";
import { sessionRow } from "./sessions.ts";
import { readTombstone } from "./tombstones.ts";
import type { Operations, Transaction } from "./transaction.ts";
import { parseQuotas, readMetadata, storedUpload, uploadRow, visibleRow } from "./uploads.ts";

/** An open session with a live link. Such a session has a declared length. */
function liveSession(tx: Transaction, id: UploadId) {
  const row = sessionRow(tx, id);
  if (row === null || row.state !== "open" || !row.liveLink || row.declaredBytes === null) return null;
  return { ...row, declaredBytes: row.declaredBytes };
}

/** @returns a visible Upload, or a session with a live link. See [Note: Live links] */
export function openable(tx: Transaction, id: UploadId): StoredUpload | null {
  const upload = visibleRow(tx, id);
  if (upload !== null) return storedUpload(tx, upload);
  const session = liveSession(tx, id);
  if (session === null) return null;
  const { ownerTokenHash, authKey, wrappedKey, downloadLimit, declaredBytes, blobKey, requestId, createdAtMs } =
    session;
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
    requestId,
    createdAtMs,
    remainingMs,
    expiresAtMs: tx.nowMs + remainingMs,
    isUploading: true,
    quotas: parseQuotas(session),
  };
}

export function openableMetadata(tx: Transaction, id: UploadId): string | null {
  return readMetadata(tx, id) ?? liveSession(tx, id)?.sealedMetadata ?? null;
}

export function isUploading(tx: Transaction, id: UploadId): boolean {
  return liveSession(tx, id) !== null;
}

/** Selects the number of Parts stored without gaps from the first one. */
const STORED_PARTS = `
  SELECT MIN(number) AS storedParts
  FROM (SELECT 0 AS number UNION ALL SELECT number FROM parts WHERE session_id = :id) AS stored
  WHERE NOT EXISTS (SELECT 1 FROM parts WHERE session_id = :id AND parts.number = stored.number + 1)`;

export const liveLinks: Operations<LiveLinkStore> = {
  readUploading(tx, id) {
    const session = liveSession(tx, id);
    if (session === null) {
      if ((uploadRow(tx, id) ?? readTombstone(tx, id)) !== null) return "published";
      return sessionRow(tx, id)?.endedBy === "operator" ? "removed" : "abandoned";
    }
    const { blobKey, partsId, partBytes, declaredBytes: ciphertextBytes } = session;
    const found = tx.get<{ storedParts: number }>(STORED_PARTS, { id });
    return { blobKey, partsId, partBytes, ciphertextBytes, storedParts: found?.storedParts ?? 0 };
  },
  chargeUploading(tx, id, bytes) {
    const session = liveSession(tx, id);
    if (session === null) return "ended";
    const { downloadLimit, declaredBytes: ciphertextBytes } = session;
    const charged = tx.run(
      "UPDATE sessions SET live_bytes = live_bytes + :bytes WHERE id = :id AND live_bytes + :bytes <= :maxBytes",
      { id, bytes, maxBytes: maxUncountedBytes({ downloadLimit, ciphertextBytes }) },
    );
    return charged > 0 ? "charged" : "used_up";
  },
};
