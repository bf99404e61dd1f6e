import { type DueEntry, SHARDS, shardOf } from "../port.ts";
import { assignShards } from "../rules/shards.ts";
import type { Transaction } from "./transaction.ts";

/*
 * [Note: Due index]
 *
 * An Upload is due when it expires, and is found with the index `uploads_by_expiry`: Uploads created around the same
 * time mostly expire around the same time, so writes touch few pages of this index. The table `due` contains everything
 * else: sessions, lists, Blobs, tombstones, and expired Uploads that wait for Claims. An Upload with an entry in `due`
 * is due at the entry's time instead.
 */

/** Adds the entry to the index, or changes its time. */
export function setDue(tx: Transaction, entry: Omit<DueEntry, "shard">, shard = shardOf(entry.key)): void {
  tx.run(
    `INSERT INTO due (kind, key, shard, due_at_ms) VALUES (:kind, :key, :shard, :dueAtMs)
     ON CONFLICT (kind, key) DO UPDATE SET due_at_ms = :dueAtMs`,
    { ...entry, shard },
  );
}

export function clearDue(tx: Transaction, kind: DueEntry["kind"], key: string): void {
  tx.run("DELETE FROM due WHERE kind = :kind AND key = :key", { kind, key });
}

/** Whether this Blob is an outdated version of a list, with an entry in the index but no row in `lists`. */
export function isBlobDue(tx: Transaction, key: string): boolean {
  return tx.get("SELECT 1 FROM due WHERE kind = 'blob' AND key = :key", { key }) !== null;
}

/** Whether a shard is one of `:shards`. A shard is two hexadecimal digits, and `:shards` is a space-separated list. */
const IS_OURS = (shard: string) => `instr(:shards, ${shard}) > 0`;

/** Entries of other shards are skipped individually. There are few of them, because other janitors soon remove them. */
const DUE_ENTRIES = `
  SELECT kind, key, shard, due_at_ms AS dueAtMs FROM due
  WHERE due_at_ms <= :nowMs AND ${IS_OURS("format('%02x', shard)")}
  ORDER BY due_at_ms LIMIT :limit`;
const EXPIRED_UPLOADS = `
  SELECT id, expires_at_ms AS dueAtMs FROM uploads
  WHERE expires_at_ms <= :nowMs AND ${IS_OURS("substr(id, 1, 2)")}
    AND NOT EXISTS (SELECT 1 FROM due WHERE kind = 'upload' AND key = uploads.id)
  ORDER BY expires_at_ms LIMIT :limit`;

export function due(tx: Transaction, shards: readonly number[], limit: number): DueEntry[] {
  const digits = shards.map((shard) => shard.toString(16).padStart(2, "0")).join(" ");
  const values = { shards: digits, nowMs: tx.nowMs, limit };
  const entries = tx.all<DueEntry>(DUE_ENTRIES, values);
  const expired = tx.all<{ id: string; dueAtMs: number }>(EXPIRED_UPLOADS, values);
  for (const { id, dueAtMs } of expired) entries.push({ kind: "upload", key: id, shard: shardOf(id), dueAtMs });
  return entries.sort((a, b) => a.dueAtMs - b.dueAtMs).slice(0, limit);
}

export function leaseShards(tx: Transaction, janitor: string, max: number, leaseSeconds: number): number[] {
  const { nowMs } = tx;
  tx.run("DELETE FROM shard_leases WHERE until_ms <= :nowMs", { nowMs });
  const leases = tx.all<{ shard: number; janitor: string }>("SELECT shard, janitor FROM shard_leases");
  const { leased, released } = assignShards(leases, janitor, SHARDS, max);
  for (const shard of released) tx.run("DELETE FROM shard_leases WHERE shard = :shard", { shard });
  for (const shard of leased) {
    tx.run(
      `INSERT INTO shard_leases (shard, janitor, until_ms) VALUES (:shard, :janitor, :untilMs)
       ON CONFLICT (shard) DO UPDATE SET until_ms = :untilMs`,
      { shard, janitor, untilMs: nowMs + leaseSeconds * 1_000 },
    );
  }
  return leased;
}
