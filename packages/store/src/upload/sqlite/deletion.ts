import type { SqliteConnection } from "@envoi/platform";
import type { UploadId } from "@envoi/protocol";
import { deletedFact } from "../rules/facts.ts";
import { finishAtMs, isVisible } from "../rules/uploads.ts";
import { endKept, inUseUntilMs, keptUntilMs } from "./claims.ts";
import { setDue } from "./due-index.ts";
import { addFact } from "./outbox.ts";
import { readTombstone, type Tombstone } from "./tombstones.ts";
import { endUpload, restorableRow, type UploadRow, uploadRow } from "./uploads.ts";

/** @returns an Upload that has expired, if a Claim may still send bytes of it */
function expiredInUse(database: SqliteConnection, id: UploadId, nowMs: number): UploadRow | null {
  const row = uploadRow(database, id);
  if (row === null || isVisible(row, nowMs) || nowMs >= finishAtMs(row)) return null;
  return inUseUntilMs(database, id, nowMs) > nowMs ? row : null;
}

/** @returns the tombstone of a used-up Upload, if a Claim may still send bytes of it */
function usedUpInUse(database: SqliteConnection, id: UploadId, nowMs: number): Tombstone | null {
  const tombstone = readTombstone(database, id);
  if (tombstone?.reason !== "exhausted" || tombstone.forgetAtMs !== null) return null;
  return keptUntilMs(database, id, nowMs) > nowMs ? tombstone : null;
}

/** @returns the hash of the OwnerToken of what can be downloaded, or read on under a Claim */
export function ownerOfReadable(database: SqliteConnection, id: UploadId, nowMs: number): string | null {
  const row = uploadRow(database, id);
  if (row !== null && isVisible(row, nowMs)) return row.ownerTokenHash;
  return (expiredInUse(database, id, nowMs) ?? usedUpInUse(database, id, nowMs))?.ownerTokenHash ?? null;
}

/** Deletes an Upload and ends its Claims, see [Note: Deletion]. @returns whether there was anything to end */
export function endReadable(database: SqliteConnection, id: UploadId, nowMs: number): boolean {
  const upload = restorableRow(database, id, nowMs) ?? expiredInUse(database, id, nowMs);
  const ended = upload ?? usedUpInUse(database, id, nowMs);
  if (ended === null) return false;
  addFact(database, deletedFact({ id, downloads: ended.downloads }, nowMs));
  if (upload !== null) endUpload(database, id, "deleted", nowMs);
  else {
    database.run("UPDATE tombstones SET reason = 'deleted' WHERE id = :id", { id });
    setDue(database, { kind: "upload", key: id, dueAtMs: nowMs });
  }
  endKept(database, id, nowMs);
  return true;
}
