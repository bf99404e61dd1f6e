import type { SqliteConnection } from "@envoi/platform";
import type { UploadId } from "@envoi/protocol";
import type { BlobKey, StoredPart } from "../../blob/port.ts";
import {
  ENDED_SESSION_SECONDS,
  type Ender,
  type HttpSession,
  type NewSession,
  type Removal,
  type StoredSession,
  type TailPiece,
} from "../port.ts";
import { forgetAnswers } from "./answered.ts";
import { clearDue, setDue } from "./due-index.ts";
import { dropNonces } from "./nonces-of-id.ts";
import { addFact } from "./outbox.ts";
import { tombstoneOf } from "./tombstones.ts";
import { read, uploadRow } from "./uploads.ts";

/** `abandoned`: waits for removal; `aborting`: is being removed. Both fence off the writer. */
type SessionRow = Omit<
  StoredSession,
  "parts" | "storedBytes" | "resumable" | "liveLink" | "tail" | "http" | "holders"
> & {
  state: "open" | "abandoned" | "aborting";
  leaseMs: number;
  resumable: 0 | 1;
  liveLink: 0 | 1;
  httpTokenHash: string | null;
  httpMaxBytes: number;
  tail: string;
  holder: string | null;
  /** 1: it has no writer, see [Note: Parallel sockets]. */
  suspended: 0 | 1;
  endedBy: Ender | null;
};

export function sessionRow(database: SqliteConnection, id: UploadId): SessionRow | null {
  return database.get<SessionRow>(
    `SELECT id, owner_token_hash AS ownerTokenHash, sealed_metadata AS sealedMetadata, auth_key AS authKey,
       wrapped_key AS wrappedKey, download_limit AS downloadLimit, time_limit_seconds AS timeLimitSeconds, declared_bytes AS declaredBytes,
       part_bytes AS partBytes, blob_key AS blobKey, epoch, parts_id AS partsId, lease_until_ms AS leaseUntilMs,
       created_at_ms AS createdAtMs, state, lease_ms AS leaseMs, resumable, http_token_hash AS httpTokenHash,
       http_max_bytes AS httpMaxBytes, tail, suspended, live_link AS liveLink, holder,
       ended_by AS endedBy
     FROM sessions WHERE id = :id`,
    { id },
  );
}

/** @returns the session if this writer still holds it */
export function heldSession(database: SqliteConnection, id: UploadId, epoch: number): SessionRow | null {
  const row = sessionRow(database, id);
  return row !== null && row.state === "open" && row.epoch === epoch ? row : null;
}

/** Who uses the id. A tombstone has no owner, but its BlobKey identifies the opener. */
function openerOf(
  database: SqliteConnection,
  id: UploadId,
): { ownerTokenHash: string | null; blobKey: BlobKey } | null {
  return database.get(
    `SELECT owner_token_hash AS ownerTokenHash, blob_key AS blobKey FROM sessions WHERE id = :id
     UNION ALL SELECT owner_token_hash, blob_key FROM uploads WHERE id = :id
     UNION ALL SELECT NULL, blob_key FROM tombstones WHERE id = :id LIMIT 1`,
    { id },
  );
}

/** `leaseMs`: of a session that bytes arrive for; `mostMs`: the greatest age of a session. */
type LeaseTimes = { leaseMs: number; mostMs: number };

export function openSession(
  database: SqliteConnection,
  { session, leaseMs, firstLeaseMs, mostMs }: { session: NewSession; firstLeaseMs: number } & LeaseTimes,
  nowMs: number,
): "opened" | "taken" {
  const { http, holders, ...fields } = session;
  const { id, ownerTokenHash, blobKey } = fields;
  const existing = openerOf(database, id);
  if (existing !== null) {
    const isSame = existing.blobKey === blobKey && (existing.ownerTokenHash ?? ownerTokenHash) === ownerTokenHash;
    return isSame ? "opened" : "taken";
  }
  const leaseUntilMs = nowMs + Math.min(firstLeaseMs, mostMs);
  database.run(
    `INSERT INTO sessions (id, owner_token_hash, sealed_metadata, auth_key, wrapped_key, download_limit, time_limit_seconds,
       declared_bytes, part_bytes, blob_key, epoch, lease_until_ms, created_at_ms, state, lease_ms, resumable,
       http_token_hash, http_max_bytes, live_link, holder)
     VALUES (:id, :ownerTokenHash, :sealedMetadata, :authKey, :wrappedKey, :downloadLimit, :timeLimitSeconds,
       :declaredBytes, :partBytes, :blobKey, 1, :leaseUntilMs, :nowMs, 'open', :leaseMs, :resumable,
       :tokenHash, :maxBytes, :liveLink, :holder)`,
    {
      ...fields,
      resumable: session.resumable ? 1 : 0,
      liveLink: session.liveLink ? 1 : 0,
      ...{ tokenHash: http?.tokenHash ?? null, maxBytes: http?.maxBytes ?? 0 },
      ...{ leaseMs, leaseUntilMs, nowMs },
      holder: holders.length === 0 ? null : holders.join(" "),
    },
  );
  setDue(database, { kind: "session", key: id, dueAtMs: leaseUntilMs });
  return "opened";
}

export function attachParts(
  database: SqliteConnection,
  { id, epoch, partsId }: { id: UploadId; epoch: number; partsId: string },
): "attached" | "fenced" {
  if (heldSession(database, id, epoch) === null) return "fenced";
  database.run("UPDATE sessions SET parts_id = :partsId WHERE id = :id", { id, partsId });
  return "attached";
}

export function recordPart(
  database: SqliteConnection,
  { id, epoch, part, mostMs }: { id: UploadId; epoch: number; part: StoredPart; mostMs: number },
  nowMs: number,
): "recorded" | "fenced" {
  if (renewSession(database, { id, epoch, mostMs }, nowMs) === "fenced") return "fenced";
  // Fences off its taker.
  const { number } = part;
  database.run("UPDATE taken_parts SET epoch = epoch + 1 WHERE session_id = :id AND number = :number", { id, number });
  keepPart(database, id, part);
  return "recorded";
}

export function keepPart(database: SqliteConnection, id: UploadId, part: StoredPart): void {
  database.run(
    `INSERT INTO parts (session_id, number, bytes, etag) VALUES (:id, :number, :bytes, :etag)
     ON CONFLICT (session_id, number) DO UPDATE SET bytes = :bytes, etag = :etag`,
    { id, ...part },
  );
}

export function recordProgress(
  database: SqliteConnection,
  change: { id: UploadId; epoch: number; parts: readonly StoredPart[]; tail: readonly TailPiece[]; mostMs: number },
  nowMs: number,
): "recorded" | "fenced" {
  const { id, epoch, parts, tail, mostMs } = change;
  if (renewSession(database, { id, epoch, mostMs }, nowMs) === "fenced") return "fenced";
  for (const part of parts) recordPart(database, { id, epoch, part, mostMs }, nowMs);
  database.run("UPDATE sessions SET tail = :tail WHERE id = :id", { id, tail: JSON.stringify(tail) });
  return "recorded";
}

export function declareLength(
  database: SqliteConnection,
  { id, epoch, declaredBytes }: { id: UploadId; epoch: number; declaredBytes: number },
): "declared" | "fenced" | "conflict" {
  const row = heldSession(database, id, epoch);
  if (row === null) return "fenced";
  if (row.declaredBytes !== null) return row.declaredBytes === declaredBytes ? "declared" : "conflict";
  database.run("UPDATE sessions SET declared_bytes = :declaredBytes WHERE id = :id", { id, declaredBytes });
  return "declared";
}

/** Leaves the index entry unchanged; `beginSessionRemoval` moves it when it is due. */
export function renewSession(
  database: SqliteConnection,
  { id, epoch, mostMs, hasBytes = true }: { id: UploadId; epoch: number; mostMs: number; hasBytes?: boolean },
  nowMs: number,
): "renewed" | "fenced" {
  if (heldSession(database, id, epoch) === null) return "fenced";
  if (hasBytes) renewLease(database, { id, mostMs }, nowMs);
  return "renewed";
}

export function renewLease(
  database: SqliteConnection,
  { id, mostMs }: { id: UploadId; mostMs: number },
  nowMs: number,
): void {
  database.run("UPDATE sessions SET lease_until_ms = MIN(:nowMs + lease_ms, created_at_ms + :mostMs) WHERE id = :id", {
    id,
    nowMs,
    mostMs,
  });
}

export function readSession(database: SqliteConnection, { id }: { id: UploadId }): StoredSession | null {
  const row = sessionRow(database, id);
  if (row === null || row.state !== "open") return null;
  const { state: _state, leaseMs: _leaseMs, suspended: _suspended, endedBy: _endedBy, ...own } = row;
  const { httpTokenHash, httpMaxBytes, holder: _holder, ...session } = own;
  const http: HttpSession | null = httpTokenHash === null ? null : { tokenHash: httpTokenHash, maxBytes: httpMaxBytes };
  const parts = database.all<StoredPart>(
    "SELECT number, bytes, etag FROM parts WHERE session_id = :id ORDER BY number",
    { id },
  );
  const tail = tailOf(row);
  const flags = { resumable: session.resumable === 1, liveLink: session.liveLink === 1 };
  return { ...session, ...flags, http, holders: holdersOf(row), parts, tail, storedBytes: storedBytes(database, id) };
}

export function takeOverSession(
  database: SqliteConnection,
  { id, ownerTokenHash }: { id: UploadId; ownerTokenHash: string },
  nowMs: number,
): StoredSession | "published" | null {
  const row = sessionRow(database, id);
  if (row === null) return read(database, { id }, nowMs)?.ownerTokenHash === ownerTokenHash ? "published" : null;
  if (!isLeased(row, nowMs) || row.resumable === 0 || row.ownerTokenHash !== ownerTokenHash) return null;
  return row.httpTokenHash === null ? beginEpoch(database, id) : null;
}

export function takeOverHttpSession(
  database: SqliteConnection,
  { id, tokenHash }: { id: UploadId; tokenHash: string },
  nowMs: number,
): StoredSession | null {
  const row = sessionRow(database, id);
  return row?.httpTokenHash === tokenHash && isLeased(row, nowMs) ? beginEpoch(database, id) : null;
}

function isLeased({ state, leaseUntilMs }: SessionRow, nowMs: number): boolean {
  return state === "open" && leaseUntilMs > nowMs;
}

function beginEpoch(database: SqliteConnection, id: UploadId): StoredSession | null {
  database.run("UPDATE sessions SET epoch = epoch + 1, suspended = 0 WHERE id = :id", { id });
  return readSession(database, { id });
}

function tailOf({ tail }: SessionRow): TailPiece[] {
  return JSON.parse(tail) as TailPiece[];
}

/** @returns what is known of the session in any state, or `null` if there is none */
export function inspectSession(
  database: SqliteConnection,
  id: UploadId,
): { epoch: number; storedBytes: number; endedBy: Ender | null } | null {
  const row = sessionRow(database, id);
  return row && { epoch: row.epoch, storedBytes: storedBytes(database, id), endedBy: row.endedBy };
}

export function storedBytes(database: SqliteConnection, id: UploadId): number {
  const row = database.get<{ bytes: number }>(
    "SELECT COALESCE(SUM(bytes), 0) AS bytes FROM parts WHERE session_id = :id",
    { id },
  );
  return row?.bytes ?? 0;
}

export function abandonSession(
  database: SqliteConnection,
  { id, epoch }: { id: UploadId; epoch: number },
  nowMs: number,
): void {
  if (heldSession(database, id, epoch) === null) return;
  database.run("UPDATE sessions SET state = 'abandoned' WHERE id = :id", { id });
  setDue(database, { kind: "session", key: id, dueAtMs: nowMs });
}

/** Fences off the writers of a session for good, see [Note: Deletion]. @returns whether there is one that can end */
export function endSession(
  database: SqliteConnection,
  { id, by }: { id: UploadId; by: Ender },
  nowMs: number,
): boolean {
  const leaseUntilMs = nowMs + ENDED_SESSION_SECONDS * 1_000;
  const ended = database.run(
    `UPDATE sessions SET state = 'abandoned', ended_by = :by, lease_until_ms = :leaseUntilMs
     WHERE id = :id AND state = 'open'`,
    { id, by, leaseUntilMs },
  );
  if (ended > 0) setDue(database, { kind: "session", key: id, dueAtMs: leaseUntilMs });
  return ended > 0;
}

export function readEnder(database: SqliteConnection, { id }: { id: UploadId }): Ender | null {
  return sessionRow(database, id)?.endedBy ?? null;
}

export function publish(
  database: SqliteConnection,
  { id, epoch, ciphertextBytes }: { id: UploadId; epoch: number; ciphertextBytes: number },
  nowMs: number,
): "published" | "fenced" {
  const session = heldSession(database, id, epoch);
  if (session === null) {
    const published = uploadRow(database, id) ?? tombstoneOf(database, id);
    return published?.epoch === epoch ? "published" : "fenced";
  }
  const { downloadLimit, timeLimitSeconds } = session;
  const expiresAtMs = nowMs + timeLimitSeconds * 1_000;
  database.run(
    `INSERT INTO uploads (id, owner_token_hash, sealed_metadata, auth_key, password_set, wrapped_key, download_limit, downloads,
       given_back_bytes, ciphertext_bytes, blob_key, epoch, created_at_ms, expires_at_ms, holder)
     SELECT id, owner_token_hash, sealed_metadata, auth_key, wrapped_key IS NOT NULL, wrapped_key, download_limit, 0,
       0, :ciphertextBytes, blob_key, epoch, :nowMs, :expiresAtMs, holder FROM sessions WHERE id = :id`,
    { id, ciphertextBytes, nowMs, expiresAtMs },
  );
  deleteSession(database, id);
  addFact(database, {
    id: `${id}:completed`,
    v: 1,
    type: "upload.completed",
    atMs: nowMs,
    uploadId: id,
    ciphertextBytes,
    downloadLimit,
    timeLimitSeconds,
  });
  return "published";
}

/** session → aborting, when it was abandoned or its lease lapsed. @returns what to remove */
export function beginSessionRemoval(database: SqliteConnection, id: UploadId, nowMs: number): Removal | null {
  const row = sessionRow(database, id);
  if (row === null) {
    clearDue(database, "session", id);
    return null;
  }
  const hasLease = row.state === "open" || (row.state === "abandoned" && row.endedBy !== null);
  if (hasLease && row.leaseUntilMs > nowMs) {
    setDue(database, { kind: "session", key: id, dueAtMs: row.leaseUntilMs });
    return null;
  }
  database.run("UPDATE sessions SET state = 'aborting' WHERE id = :id", { id });
  const tail = tailOf(row).map(({ key }) => ({ key, partsId: null }));
  return { blobs: [{ key: row.blobKey, partsId: row.partsId }, ...tail], holders: holdersOf(row) };
}

/** The holders that a row names, separated by spaces. */
export function holdersOf({ holder }: { holder: string | null }): string[] {
  return holder === null ? [] : holder.split(" ");
}

export function finishSessionRemoval(database: SqliteConnection, id: UploadId): void {
  if (sessionRow(database, id)?.state !== "aborting") return;
  dropNonces(database, id);
  forgetAnswers(database, id);
  deleteSession(database, id);
}

function deleteSession(database: SqliteConnection, id: UploadId): void {
  database.run("DELETE FROM sessions WHERE id = :id", { id });
  clearDue(database, "session", id);
}
