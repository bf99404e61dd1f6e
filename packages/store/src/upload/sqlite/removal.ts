import type { RequestId, UploadId } from "@envoi/protocol";
import { type BlobKey, blobKey } from "../../blob/port.ts";
import type { Removal, RemovalStore, UploadState } from "../port.ts";
import { expiredFact } from "../rules/facts.ts";
import { isVisible, removalAtMs, tombstoneDueAtMs } from "../rules/uploads.ts";
import { heldClaims, inUseUntilMs, keptUntilMs, settledUpload } from "./claims.ts";
import { clearDue, due, isBlobDue, leaseShards, setDue } from "./due-index.ts";
import { beginListRemoval, finishListRemoval } from "./lists.ts";
import { addFact } from "./outbox.ts";
import { describeDelivery, dropOldRequest } from "./requests.ts";
import { beginSessionRemoval, finishSessionRemoval, sessionRow, storedBytes } from "./sessions.ts";
import { forgetTombstone, keepTombstone, readTombstone } from "./tombstones.ts";
import type { Operations, Transaction } from "./transaction.ts";
import { endUpload, parseQuotas, uploadRow } from "./uploads.ts";

const whole = (key: BlobKey) => ({ key, partsId: null });

/** Describes the removal of a list's Blobs. Lists do not count towards any quota. */
function toRemoval(keys: BlobKey[] | null): Removal | null {
  return keys === null ? null : { blobs: keys.map(whole), quotas: [], delivery: null };
}

function beginUploadRemoval(tx: Transaction, id: UploadId): Removal | null {
  const { nowMs } = tx;
  const upload = settledUpload(tx, id);
  if (upload !== null) {
    // A visible Upload needs no due entry, because the janitor finds it through the index by expiry.
    if (isVisible(upload, nowMs)) {
      clearDue(tx, "upload", id);
      return null;
    }
    const dueAtMs = removalAtMs(upload, inUseUntilMs(tx, id));
    if (dueAtMs > nowMs) {
      setDue(tx, { kind: "upload", key: id, dueAtMs });
      return null;
    }
    addFact(tx, expiredFact(upload, nowMs));
    endUpload(tx, id, "expired");
  }
  const tombstone = readTombstone(tx, id);
  if (tombstone === null) {
    clearDue(tx, "upload", id);
    return null;
  }
  const dueAtMs = tombstoneDueAtMs(tombstone, keptUntilMs(tx, id));
  if (dueAtMs > nowMs) setDue(tx, { kind: "upload", key: id, dueAtMs });
  else if (tombstone.forgetAtMs !== null) forgetTombstone(tx, id);
  else {
    return {
      blobs: [whole(tombstone.blobKey)],
      quotas: parseQuotas(tombstone),
      delivery: describeDelivery(tombstone, true),
    };
  }
  return null;
}

/** The key of an entry of the kind `upload` or `session` is always an UploadId, and that of a `request` a RequestId. */
export const removal: Operations<RemovalStore> = {
  due,
  leaseShards,
  beginRemoval(tx, { kind, key }) {
    switch (kind) {
      case "upload":
        return beginUploadRemoval(tx, key as UploadId);
      case "session":
        return beginSessionRemoval(tx, key as UploadId);
      case "list":
        return toRemoval(beginListRemoval(tx, key));
      case "blob":
        return toRemoval(isBlobDue(tx, key) ? [blobKey(key)] : null);
      case "request":
        return dropOldRequest(tx, key as RequestId);
    }
  },
  finishRemoval(tx, { kind, key }) {
    if (kind === "upload") keepTombstone(tx, key as UploadId);
    else if (kind === "session") finishSessionRemoval(tx, key as UploadId);
    else if (kind === "list") finishListRemoval(tx, key);
    else if (kind === "blob") clearDue(tx, "blob", key);
  },
};

export function inspect(tx: Transaction, id: UploadId): UploadState | null {
  const session = sessionRow(tx, id);
  if (session !== null) {
    const { epoch, endedBy } = session;
    return { state: "session", epoch, storedBytes: storedBytes(tx, id), endedBy };
  }
  const upload = uploadRow(tx, id);
  if (upload !== null) {
    const { downloads, downloadLimit, blobKey, takenDownUntilMs } = upload;
    return { state: "live", downloads, heldClaims: heldClaims(tx, id).count, downloadLimit, blobKey, takenDownUntilMs };
  }
  const tombstone = readTombstone(tx, id);
  if (tombstone === null) return null;
  const { reason, downloads, downloadLimit, forgetAtMs } = tombstone;
  return { state: "gone", reason, downloads, downloadLimit, blobRemoved: forgetAtMs !== null };
}
