import type { BlockedBody, BlocklistStore } from "../port.ts";
import type { Operations, Transaction } from "./transaction.ts";

const findBlockedBytes = (tx: Transaction, sha256: string) =>
  tx.get<{ bytes: number }>("SELECT bytes FROM blocklist WHERE sha256 = :sha256", { sha256 })?.bytes ?? null;

export const blocklist: Operations<BlocklistStore> = {
  blockBodies(tx, bodies, most) {
    const digests = new Set(bodies.map(({ sha256 }) => sha256));
    const added = Array.from(digests).filter((sha256) => findBlockedBytes(tx, sha256) === null).length;
    const known = tx.get<{ count: number }>("SELECT count(*) AS count FROM blocklist WHERE bytes >= 0", {})?.count ?? 0;
    if (known + added > most) return "full";
    for (const body of bodies) {
      tx.run(
        `INSERT INTO blocklist (sha256, bytes) VALUES (:sha256, :bytes)
         ON CONFLICT (sha256) DO UPDATE SET bytes = excluded.bytes`,
        body,
      );
    }
    return added;
  },
  unblockBody(tx, sha256) {
    return tx.run("DELETE FROM blocklist WHERE sha256 = :sha256", { sha256 }) > 0 ? "unblocked" : null;
  },
  hasBlocked(tx, bytes) {
    if (tx.get("SELECT 1 FROM blocklist WHERE bytes = :bytes LIMIT 1", { bytes }) !== null) return "of_length";
    return tx.get("SELECT 1 FROM blocklist WHERE bytes >= 0 LIMIT 1", {}) === null ? "none" : "of_others";
  },
  isBlocked: (tx, { sha256, bytes }) => findBlockedBytes(tx, sha256) === bytes,
};

/** A page of `listBlocked`. */
export function blockedAfter(tx: Transaction, after: string, limit: number): BlockedBody[] {
  return tx.all("SELECT sha256, bytes FROM blocklist WHERE sha256 > :after ORDER BY sha256 LIMIT :limit", {
    after,
    limit,
  });
}
