import type { SqliteConnection } from "@envoi/platform";
import type { BlobKey } from "../../blob/port.ts";
import { type ListPointer, shardOf } from "../port.ts";
import { decideListWrite, isReadable, keysOfVersions, type ListVersions } from "../rules/lists.ts";
import { clearDue, isBlobDue, setDue } from "./due-index.ts";

type ListRow = ListPointer & ListVersions;

function listRow(database: SqliteConnection, listKey: string): ListRow | null {
  const row = database.get<Omit<ListRow, "removing"> & { removing: 0 | 1 }>(
    `SELECT etag, blob_key AS blobKey, bytes, previous_blob_key AS previousBlobKey, expires_at_ms AS expiresAtMs,
       removing
     FROM lists WHERE list_key = :listKey`,
    { listKey },
  );
  return row && { ...row, removing: row.removing === 1 };
}

export function readList(
  database: SqliteConnection,
  { listKey }: { listKey: string },
  nowMs: number,
): ListPointer | null {
  const row = listRow(database, listKey);
  if (row === null || !isReadable(row, nowMs)) return null;
  const { etag, blobKey, bytes, expiresAtMs } = row;
  return { etag, blobKey, bytes, expiresAtMs };
}

export function admitList(
  database: SqliteConnection,
  admit: { accountKey: string; listKey: string; most: number; lifeSeconds: number },
  nowMs: number,
): "admitted" | "too_many" {
  const { accountKey, listKey, most, lifeSeconds } = admit;
  // For all accounts, because one that never returns deletes none itself.
  database.run("DELETE FROM account_lists WHERE expires_at_ms <= :nowMs", { nowMs });
  const others = database.get<{ count: number }>(
    "SELECT count(*) AS count FROM account_lists WHERE account_key = :accountKey AND list_key <> :listKey",
    { accountKey, listKey },
  );
  if ((others?.count ?? 0) >= most) return "too_many";
  database.run(
    `INSERT INTO account_lists (account_key, list_key, expires_at_ms) VALUES (:accountKey, :listKey, :expiresAtMs)
     ON CONFLICT (account_key, list_key) DO UPDATE SET expires_at_ms = :expiresAtMs`,
    { accountKey, listKey, expiresAtMs: nowMs + lifeSeconds * 1_000 },
  );
  return "admitted";
}

export function writeList(
  database: SqliteConnection,
  write: {
    listKey: string;
    next: { etag: string; blobKey: BlobKey; bytes: number; lifeSeconds: number };
    expectedEtag: string | null | undefined;
  },
  nowMs: number,
): "written" | "conflict" {
  const { listKey, next, expectedEtag } = write;
  const { etag, blobKey, bytes } = next;
  const isDue = isBlobDue(database, blobKey);
  const decision = decideListWrite(listRow(database, listKey), { blobKey, expectedEtag }, isDue, nowMs);
  if (decision === "written" || decision === "conflict") return decision;
  const { previousBlobKey, outdated } = decision;
  for (const key of outdated) setDue(database, { kind: "blob", key, dueAtMs: nowMs }, shardOf(listKey));
  const expiresAtMs = nowMs + next.lifeSeconds * 1_000;
  database.run(
    `INSERT INTO lists (list_key, etag, blob_key, bytes, previous_blob_key, expires_at_ms, removing)
     VALUES (:listKey, :etag, :blobKey, :bytes, :previousBlobKey, :expiresAtMs, 0)
     ON CONFLICT (list_key) DO UPDATE SET etag = :etag, blob_key = :blobKey, bytes = :bytes,
       previous_blob_key = :previousBlobKey, expires_at_ms = :expiresAtMs, removing = 0`,
    { listKey, etag, blobKey, bytes, previousBlobKey, expiresAtMs },
  );
  setDue(database, { kind: "list", key: listKey, dueAtMs: expiresAtMs });
  return "written";
}

/** Marks an expired list as unreadable. @returns its versions */
export function beginListRemoval(database: SqliteConnection, listKey: string, nowMs: number): BlobKey[] | null {
  const row = listRow(database, listKey);
  if (row === null) {
    clearDue(database, "list", listKey);
    return null;
  }
  if (isReadable(row, nowMs)) {
    setDue(database, { kind: "list", key: listKey, dueAtMs: row.expiresAtMs });
    return null;
  }
  database.run("UPDATE lists SET removing = 1 WHERE list_key = :listKey", { listKey });
  return keysOfVersions(row);
}

export function inspectList(database: SqliteConnection, { listKey }: { listKey: string }): BlobKey[] {
  const row = listRow(database, listKey);
  return row === null ? [] : keysOfVersions(row);
}

export function finishListRemoval(database: SqliteConnection, listKey: string): void {
  const removed = database.run("DELETE FROM lists WHERE list_key = :listKey AND removing = 1", { listKey });
  if (removed > 0) clearDue(database, "list", listKey);
}
