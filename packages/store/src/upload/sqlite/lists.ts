import type { BlobKey } from "../../blob/port.ts";
import { type ListPointer, type ListStore, shardOf } from "../port.ts";
import { decideListWrite, isReadable, type ListVersions, listVersionKeys } from "../rules/lists.ts";
import { clearDue, isBlobDue, setDue } from "./due-index.ts";
import type { Operations, Transaction } from "./transaction.ts";

type ListRow = ListPointer & ListVersions;

function listRow(tx: Transaction, listKey: string): ListRow | null {
  const row = tx.get<Omit<ListRow, "removing"> & { removing: 0 | 1 }>(
    `SELECT etag, blob_key AS blobKey, bytes, previous_blob_key AS previousBlobKey, expires_at_ms AS expiresAtMs,
       removing
     FROM lists WHERE list_key = :listKey`,
    { listKey },
  );
  return row && { ...row, removing: row.removing === 1 };
}

export const lists: Operations<ListStore> = {
  readList(tx, listKey) {
    const row = listRow(tx, listKey);
    if (row === null || !isReadable(row, tx.nowMs)) return null;
    const { etag, blobKey, bytes, expiresAtMs } = row;
    return { etag, blobKey, bytes, expiresAtMs };
  },
  admitList(tx, accountKey, listKey, { most, lifeSeconds }) {
    const { nowMs } = tx;
    // Deletes expired lists of all accounts, because an account that is never used again would not delete its own
    // lists.
    tx.run("DELETE FROM account_lists WHERE expires_at_ms <= :nowMs", { nowMs });
    const others = tx.get<{ count: number }>(
      "SELECT count(*) AS count FROM account_lists WHERE account_key = :accountKey AND list_key <> :listKey",
      { accountKey, listKey },
    );
    if ((others?.count ?? 0) >= most) return "too_many";
    tx.run(
      `INSERT INTO account_lists (account_key, list_key, expires_at_ms) VALUES (:accountKey, :listKey, :expiresAtMs)
       ON CONFLICT (account_key, list_key) DO UPDATE SET expires_at_ms = :expiresAtMs`,
      { accountKey, listKey, expiresAtMs: nowMs + lifeSeconds * 1_000 },
    );
    return "admitted";
  },
  writeList(tx, listKey, { etag, blobKey, bytes, lifeSeconds }, expectedEtag) {
    const { nowMs } = tx;
    const isDue = isBlobDue(tx, blobKey);
    const decision = decideListWrite(listRow(tx, listKey), { blobKey, expectedEtag }, isDue, nowMs);
    if (decision === "written" || decision === "conflict") return decision;
    const { previousBlobKey, outdated } = decision;
    for (const key of outdated) setDue(tx, { kind: "blob", key, dueAtMs: nowMs }, shardOf(listKey));
    const expiresAtMs = nowMs + lifeSeconds * 1_000;
    tx.run(
      `INSERT INTO lists (list_key, etag, blob_key, bytes, previous_blob_key, expires_at_ms, removing)
       VALUES (:listKey, :etag, :blobKey, :bytes, :previousBlobKey, :expiresAtMs, 0)
       ON CONFLICT (list_key) DO UPDATE SET etag = :etag, blob_key = :blobKey, bytes = :bytes,
         previous_blob_key = :previousBlobKey, expires_at_ms = :expiresAtMs, removing = 0`,
      { listKey, etag, blobKey, bytes, previousBlobKey, expiresAtMs },
    );
    setDue(tx, { kind: "list", key: listKey, dueAtMs: expiresAtMs });
    return "written";
  },
  inspectList(tx, listKey) {
    const row = listRow(tx, listKey);
    return row === null ? [] : listVersionKeys(row);
  },
};

/** Marks an expired list as being removed, which makes it unreadable. @returns the list's versions */
export function beginListRemoval(tx: Transaction, listKey: string): BlobKey[] | null {
  const row = listRow(tx, listKey);
  if (row === null) {
    clearDue(tx, "list", listKey);
    return null;
  }
  if (isReadable(row, tx.nowMs)) {
    setDue(tx, { kind: "list", key: listKey, dueAtMs: row.expiresAtMs });
    return null;
  }
  tx.run("UPDATE lists SET removing = 1 WHERE list_key = :listKey", { listKey });
  return listVersionKeys(row);
}

export function finishListRemoval(tx: Transaction, listKey: string): void {
  const removed = tx.run("DELETE FROM lists WHERE list_key = :listKey AND removing = 1", { listKey });
  if (removed > 0) clearDue(tx, "list", listKey);
}
