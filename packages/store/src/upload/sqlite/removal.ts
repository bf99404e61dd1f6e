import type { SqliteConnection } from "@envoi/platform";
import type { UploadId } from "@envoi/protocol";
import { type BlobKey, blobKey } from "../../blob/port.ts";
import type { DueEntry, Removal, UploadState } from "../port.ts";
import { expiredFact } from "../rules/facts.ts";
import { isVisible, removalAtMs, tombstoneDueAtMs } from "../rules/uploads.ts";
import { heldClaims, inUseUntilMs, keptUntilMs, settledUpload } from "./claims.ts";
import { clearDue, isBlobDue, setDue } from "./due-index.ts";
import { beginListRemoval, finishListRemoval } from "./lists.ts";
import { addFact } from "./outbox.ts";
import { beginSessionRemoval, finishSessionRemoval, inspectSession, parseQuotas } from "./sessions.ts";
import { forgetTombstone, keepTombstone, readTombstone } from "./tombstones.ts";
import { endUpload, uploadRow } from "./uploads.ts";

type Entry = Pick<DueEntry, "kind" | "key">;
/** Entries of kind `upload` and `session` are written with an UploadId as key. */
const idOf = (entry: Entry) => entry.key as UploadId;
const whole = (key: BlobKey) => ({ key, partsId: null });

export function beginRemoval(database: SqliteConnection, { entry }: { entry: Entry }, nowMs: number): Removal | null {
  switch (entry.kind) {
    case "upload":
      return beginUploadRemoval(database, idOf(entry), nowMs);
    case "session":
      return beginSessionRemoval(database, idOf(entry), nowMs);
    case "list":
      return toRemoval(beginListRemoval(database, entry.key, nowMs));
    case "blob":
      return toRemoval(isBlobDue(database, entry.key) ? [blobKey(entry.key)] : null);
  }
}

export function finishRemoval(database: SqliteConnection, { entry }: { entry: Entry }, nowMs: number): void {
  if (entry.kind === "upload") keepTombstone(database, idOf(entry), nowMs);
  else if (entry.kind === "session") finishSessionRemoval(database, idOf(entry));
  else if (entry.kind === "list") finishListRemoval(database, entry.key);
  else clearDue(database, "blob", entry.key);
}

/** Lists count towards no quota. */
function toRemoval(keys: BlobKey[] | null): Removal | null {
  return keys === null ? null : { blobs: keys.map(whole), quotas: [] };
}

function beginUploadRemoval(database: SqliteConnection, id: UploadId, nowMs: number): Removal | null {
  const upload = settledUpload(database, id, nowMs);
  if (upload !== null) {
    // The index of expiries has it.
    if (isVisible(upload, nowMs)) {
      clearDue(database, "upload", id);
      return null;
    }
    const dueAtMs = removalAtMs(upload, inUseUntilMs(database, id, nowMs));
    if (dueAtMs > nowMs) {
      setDue(database, { kind: "upload", key: id, dueAtMs });
      return null;
    }
    addFact(database, expiredFact(upload, nowMs));
    endUpload(database, id, "expired", nowMs);
  }
  const tombstone = readTombstone(database, id);
  if (tombstone === null) {
    clearDue(database, "upload", id);
    return null;
  }
  const dueAtMs = tombstoneDueAtMs(tombstone, keptUntilMs(database, id, nowMs));
  if (dueAtMs > nowMs) setDue(database, { kind: "upload", key: id, dueAtMs });
  else if (tombstone.forgetAtMs === null) return { blobs: [whole(tombstone.blobKey)], quotas: parseQuotas(tombstone) };
  else forgetTombstone(database, id);
  return null;
}

export function inspect(database: SqliteConnection, { id }: { id: UploadId }, nowMs: number): UploadState | null {
  const session = inspectSession(database, id);
  if (session !== null) return { state: "session", ...session };
  const upload = uploadRow(database, id);
  if (upload !== null) {
    const { downloads, downloadLimit, takenDownUntilMs } = upload;
    const held = heldClaims(database, id, nowMs).count;
    return { state: "live", downloads, heldClaims: held, downloadLimit, blobKey: upload.blobKey, takenDownUntilMs };
  }
  const tombstone = readTombstone(database, id);
  if (tombstone === null) return null;
  const { reason, downloads, downloadLimit, forgetAtMs } = tombstone;
  return { state: "gone", reason, downloads, downloadLimit, blobRemoved: forgetAtMs !== null };
}
