import type { SqliteConnection } from "@envoi/platform";
import type { BlockedBody } from "../port.ts";

const ALL = "SELECT count(*) AS count FROM blocklist WHERE bytes >= 0";

const findBlockedBytes = (database: SqliteConnection, sha256: string) =>
  database.get<{ bytes: number }>("SELECT bytes FROM blocklist WHERE sha256 = :sha256", { sha256 })?.bytes ?? null;

export function blockBodies(
  database: SqliteConnection,
  { bodies, most }: { bodies: readonly BlockedBody[]; most: number },
): number | "full" {
  const digests = new Set(bodies.map(({ sha256 }) => sha256));
  const added = Array.from(digests).filter((sha256) => findBlockedBytes(database, sha256) === null).length;
  const known = database.get<{ count: number }>(ALL, {})?.count ?? 0;
  if (known + added > most) return "full";
  for (const body of bodies) {
    database.run(
      `INSERT INTO blocklist (sha256, bytes) VALUES (:sha256, :bytes)
       ON CONFLICT (sha256) DO UPDATE SET bytes = excluded.bytes`,
      body,
    );
  }
  return added;
}

export function unblockBody(database: SqliteConnection, { sha256 }: { sha256: string }): "unblocked" | null {
  if (findBlockedBytes(database, sha256) === null) return null;
  database.run("DELETE FROM blocklist WHERE sha256 = :sha256", { sha256 });
  return "unblocked";
}

export function hasBlocked(database: SqliteConnection, { bytes }: { bytes: number }) {
  if (database.get("SELECT 1 FROM blocklist WHERE bytes = :bytes LIMIT 1", { bytes }) !== null) return "of_length";
  return database.get("SELECT 1 FROM blocklist WHERE bytes >= 0 LIMIT 1", {}) === null ? "none" : "of_others";
}

export function isBlocked(database: SqliteConnection, { sha256, bytes }: BlockedBody): boolean {
  return findBlockedBytes(database, sha256) === bytes;
}

/** A page of `listBlocked`. */
export function blockedAfter(
  database: SqliteConnection,
  { after, limit }: { after: string; limit: number },
): BlockedBody[] {
  return database.all("SELECT sha256, bytes FROM blocklist WHERE sha256 > :after ORDER BY sha256 LIMIT :limit", {
    after,
    limit,
  });
}
