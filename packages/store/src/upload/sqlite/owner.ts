import type { UploadId } from "@envoi/protocol";
import type { OwnerStore } from "../port.ts";
import { changedFact, deletedFact } from "../rules/facts.ts";
import { finishAtMs, isVisible } from "../rules/uploads.ts";
import { answerBefore, rememberAnswer } from "./answered.ts";
import { endKept, exhaust, inUseUntilMs, keptUntilMs, settledUpload } from "./claims.ts";
import { setDue } from "./due-index.ts";
import { addFact } from "./outbox.ts";
import { endSession, sessionRow } from "./sessions.ts";
import { readTombstone, type Tombstone } from "./tombstones.ts";
import type { Operations, Transaction } from "./transaction.ts";
import { endUpload, restorableRow, storedUpload, type UploadRow, uploadRow, visibleRow } from "./uploads.ts";

/** @returns an expired Upload, if a Claim may still send its bytes */
function expiredInUse(tx: Transaction, id: UploadId): UploadRow | null {
  const row = uploadRow(tx, id);
  if (row === null || isVisible(row, tx.nowMs) || tx.nowMs >= finishAtMs(row)) return null;
  return inUseUntilMs(tx, id) > tx.nowMs ? row : null;
}

/** @returns a used-up Upload's tombstone, if a Claim may still send its bytes */
function usedUpInUse(tx: Transaction, id: UploadId): Tombstone | null {
  const tombstone = readTombstone(tx, id);
  if (tombstone?.reason !== "exhausted" || tombstone.forgetAtMs !== null) return null;
  return keptUntilMs(tx, id) > tx.nowMs ? tombstone : null;
}

/** Deletes an Upload and ends its Claims, see [Note: Deletion]. @returns whether there was anything to delete */
function endReadable(tx: Transaction, id: UploadId): boolean {
  const upload = restorableRow(tx, id) ?? expiredInUse(tx, id);
  const ended = upload ?? usedUpInUse(tx, id);
  if (ended === null) return false;
  addFact(tx, deletedFact({ id, downloads: ended.downloads }, tx.nowMs));
  if (upload !== null) endUpload(tx, id, "deleted");
  else {
    tx.run("UPDATE tombstones SET reason = 'deleted' WHERE id = :id", { id });
    setDue(tx, { kind: "upload", key: id, dueAtMs: tx.nowMs });
  }
  endKept(tx, id);
  return true;
}

export const owner: Operations<OwnerStore> = {
  changeLimits(tx, id, { operationId, timeLimitSeconds, ...change }) {
    const { nowMs } = tx;
    const before = answerBefore(tx, id, operationId);
    if (before === "used_up") return "used_up";
    const upload = settledUpload(tx, id);
    if (upload === null || !isVisible(upload, nowMs)) return null;
    if (before !== null) return storedUpload(tx, upload);
    const downloadLimit = change.downloadLimit ?? upload.downloadLimit;
    if (downloadLimit < upload.downloads) return "below_downloads";
    const expiresAtMs = timeLimitSeconds === undefined ? upload.expiresAtMs : nowMs + timeLimitSeconds * 1_000;
    tx.run("UPDATE uploads SET download_limit = :downloadLimit, expires_at_ms = :expiresAtMs WHERE id = :id", {
      id,
      downloadLimit,
      expiresAtMs,
    });
    const changed = { ...upload, downloadLimit, expiresAtMs };
    addFact(tx, changedFact({ ...changed, passwordSet: upload.passwordSet === 1 }, operationId, nowMs));
    const usedUp = downloadLimit === upload.downloads;
    if (usedUp) {
      endKept(tx, id);
      exhaust(tx, id, upload.downloads);
    }
    rememberAnswer(tx, id, operationId, usedUp ? "used_up" : "changed");
    return usedUp ? "used_up" : storedUpload(tx, changed);
  },
  setPassword(tx, id, { operationId, authKey, ...change }) {
    const upload = visibleRow(tx, id);
    if (upload === null) return null;
    if (answerBefore(tx, id, operationId) !== null) return storedUpload(tx, upload);
    const wrappedKey = change.wrappedKey ?? upload.wrappedKey;
    tx.run("UPDATE uploads SET auth_key = :authKey, password_set = 1, wrapped_key = :wrappedKey WHERE id = :id", {
      id,
      authKey,
      wrappedKey,
    });
    const changed = { ...upload, authKey, passwordSet: 1, wrappedKey };
    addFact(tx, changedFact({ ...changed, passwordSet: true }, operationId, tx.nowMs));
    rememberAnswer(tx, id, operationId, "changed");
    return storedUpload(tx, changed);
  },
  delete(tx, id, operationId, by = "owner") {
    if (answerBefore(tx, id, operationId) === "deleted") return "deleted";
    if (!endSession(tx, id, by) && !endReadable(tx, id)) return null;
    rememberAnswer(tx, id, operationId, "deleted");
    return "deleted";
  },
  readOwner(tx, id) {
    const session = sessionRow(tx, id);
    if (session !== null) return session.state === "open" ? session.ownerTokenHash : null;
    const upload = visibleRow(tx, id) ?? expiredInUse(tx, id) ?? usedUpInUse(tx, id);
    return upload === null || upload.requestId !== null ? null : upload.ownerTokenHash;
  },
};
