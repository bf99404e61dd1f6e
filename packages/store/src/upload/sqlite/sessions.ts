import type { SqliteConnection } from "@envoi/platform";
import type { UploadId } from "@envoi/protocol";
import type { BlobKey, StoredPart } from "../../blob/port.ts";
import {
  ENDED_SESSION_SECONDS,
  type Ender,
  type HttpSession,
  type NewSession,
  type Removal,
  type SessionTaker,
  type StoredSession,
  type TailBlob,
} from "../port.ts";
import { completedFact } from "../rules/facts.ts";
import { answerOpener, isWriter, mayTakeOver, type SessionState, sessionDueAtMs } from "../rules/sessions.ts";
import { forgetAnswers } from "./answered.ts";
import { clearDue, setDue } from "./due-index.ts";
import { dropNonces } from "./nonces-of-id.ts";
import { addFact } from "./outbox.ts";
import { readTombstone } from "./tombstones.ts";
import { read, uploadRow } from "./uploads.ts";

type Row = Omit<StoredSession, "parts" | "storedBytes" | "resumable" | "liveLink" | "tail" | "http" | "quotas"> & {
  state: SessionState;
  leaseMs: number;
  resumable: 0 | 1;
  liveLink: 0 | 1;
  httpTokenHash: string | null;
  httpMaxBytes: number;
  tail: string;
  quotas: string | null;
  suspended: 0 | 1;
  endedBy: Ender | null;
};
/** `suspended`: it has no writer, see [Note: Parallel sockets]. */
type SessionRow = Omit<Row, "resumable" | "liveLink" | "suspended"> & {
  resumable: boolean;
  liveLink: boolean;
  suspended: boolean;
};

export function sessionRow(database: SqliteConnection, id: UploadId): SessionRow | null {
  const row = database.get<Row>(
    `SELECT id, owner_token_hash AS ownerTokenHash, sealed_metadata AS sealedMetadata, auth_key AS authKey,
       wrapped_key AS wrappedKey, download_limit AS downloadLimit, time_limit_seconds AS timeLimitSeconds, declared_bytes AS declaredBytes,
       part_bytes AS partBytes, blob_key AS blobKey, epoch, parts_id AS partsId, lease_until_ms AS leaseUntilMs,
       created_at_ms AS createdAtMs, state, lease_ms AS leaseMs, resumable, http_token_hash AS httpTokenHash,
       http_max_bytes AS httpMaxBytes, tail, suspended, live_link AS liveLink, quotas, ended_by AS endedBy
     FROM sessions WHERE id = :id`,
    { id },
  );
  if (row === null) return null;
  const { resumable, liveLink, suspended } = row;
  return { ...row, resumable: resumable === 1, liveLink: liveLink === 1, suspended: suspended === 1 };
}

/** @returns the session if this writer still has it */
export function writersSession(database: SqliteConnection, id: UploadId, epoch: number): SessionRow | null {
  const row = sessionRow(database, id);
  return row !== null && isWriter(row, epoch) ? row : null;
}

/** Who uses the id. */
function readOpener(database: SqliteConnection, id: UploadId): { ownerTokenHash: string; blobKey: BlobKey } | null {
  return database.get(
    `SELECT owner_token_hash AS ownerTokenHash, blob_key AS blobKey FROM sessions WHERE id = :id
     UNION ALL SELECT owner_token_hash, blob_key FROM uploads WHERE id = :id
     UNION ALL SELECT owner_token_hash, blob_key FROM tombstones WHERE id = :id LIMIT 1`,
    { id },
  );
}

/** `leaseMs`: of a session that bytes arrive for; `maxMs`: the greatest age of a session. */
type LeaseTimes = { leaseMs: number; maxMs: number };

export function openSession(
  database: SqliteConnection,
  { session, leaseMs, firstLeaseMs, maxMs }: { session: NewSession; firstLeaseMs: number } & LeaseTimes,
  nowMs: number,
): "opened" | "taken" {
  const { http, quotas, ...fields } = session;
  const { id } = fields;
  const answer = answerOpener(readOpener(database, id), session);
  if (answer !== "free") return answer;
  const leaseUntilMs = nowMs + Math.min(firstLeaseMs, maxMs);
  database.run(
    `INSERT INTO sessions (id, owner_token_hash, sealed_metadata, auth_key, wrapped_key, download_limit, time_limit_seconds,
       declared_bytes, part_bytes, blob_key, epoch, lease_until_ms, created_at_ms, state, lease_ms, resumable,
       http_token_hash, http_max_bytes, live_link, quotas)
     VALUES (:id, :ownerTokenHash, :sealedMetadata, :authKey, :wrappedKey, :downloadLimit, :timeLimitSeconds,
       :declaredBytes, :partBytes, :blobKey, 1, :leaseUntilMs, :nowMs, 'open', :leaseMs, :resumable,
       :tokenHash, :maxBytes, :liveLink, :quotas)`,
    {
      ...fields,
      resumable: session.resumable ? 1 : 0,
      liveLink: session.liveLink ? 1 : 0,
      tokenHash: http?.tokenHash ?? null,
      maxBytes: http?.maxBytes ?? 0,
      leaseMs,
      leaseUntilMs,
      nowMs,
      quotas: quotas.length === 0 ? null : quotas.join(" "),
    },
  );
  setDue(database, { kind: "session", key: id, dueAtMs: leaseUntilMs });
  return "opened";
}

export function attachParts(
  database: SqliteConnection,
  { id, epoch, partsId }: { id: UploadId; epoch: number; partsId: string },
): "attached" | "fenced" {
  if (writersSession(database, id, epoch) === null) return "fenced";
  database.run("UPDATE sessions SET parts_id = :partsId WHERE id = :id", { id, partsId });
  return "attached";
}

export function recordParts(
  database: SqliteConnection,
  args: {
    id: UploadId;
    epoch: number;
    parts: readonly StoredPart[];
    tail?: readonly TailBlob[] | undefined;
    maxMs: number;
  },
  nowMs: number,
): "recorded" | "fenced" {
  const { id, epoch, parts, tail, maxMs } = args;
  if (renewSession(database, { id, epoch, maxMs }, nowMs) === "fenced") return "fenced";
  for (const part of parts) {
    const { number } = part;
    // Fences off its taker.
    database.run("UPDATE taken_parts SET epoch = epoch + 1 WHERE session_id = :id AND number = :number", {
      id,
      number,
    });
    keepPart(database, id, part);
  }
  if (tail !== undefined) {
    database.run("UPDATE sessions SET tail = :tail WHERE id = :id", { id, tail: JSON.stringify(tail) });
  }
  return "recorded";
}

export function keepPart(database: SqliteConnection, id: UploadId, part: StoredPart): void {
  database.run(
    `INSERT INTO parts (session_id, number, bytes, etag) VALUES (:id, :number, :bytes, :etag)
     ON CONFLICT (session_id, number) DO UPDATE SET bytes = :bytes, etag = :etag`,
    { id, ...part },
  );
}

export function declareLength(
  database: SqliteConnection,
  { id, epoch, declaredBytes }: { id: UploadId; epoch: number; declaredBytes: number },
): "declared" | "fenced" | "conflict" {
  const row = writersSession(database, id, epoch);
  if (row === null) return "fenced";
  if (row.declaredBytes !== null) return row.declaredBytes === declaredBytes ? "declared" : "conflict";
  database.run("UPDATE sessions SET declared_bytes = :declaredBytes WHERE id = :id", { id, declaredBytes });
  return "declared";
}

/** Leaves the index entry unchanged; `beginSessionRemoval` moves it when it is due. */
export function renewSession(
  database: SqliteConnection,
  { id, epoch, maxMs, hasBytes = true }: { id: UploadId; epoch: number; maxMs: number; hasBytes?: boolean },
  nowMs: number,
): "renewed" | "fenced" {
  if (writersSession(database, id, epoch) === null) return "fenced";
  if (hasBytes) renewLease(database, { id, maxMs }, nowMs);
  return "renewed";
}

export function renewLease(
  database: SqliteConnection,
  { id, maxMs }: { id: UploadId; maxMs: number },
  nowMs: number,
): void {
  database.run("UPDATE sessions SET lease_until_ms = MIN(:nowMs + lease_ms, created_at_ms + :maxMs) WHERE id = :id", {
    id,
    nowMs,
    maxMs,
  });
}

export function readSession(database: SqliteConnection, { id }: { id: UploadId }): StoredSession | null {
  const row = sessionRow(database, id);
  if (row === null || row.state !== "open") return null;
  const { state: _state, leaseMs: _leaseMs, suspended: _suspended, endedBy: _endedBy, ...own } = row;
  const { httpTokenHash, httpMaxBytes, ...session } = own;
  const http: HttpSession | null = httpTokenHash === null ? null : { tokenHash: httpTokenHash, maxBytes: httpMaxBytes };
  const parts = database.all<StoredPart>(
    "SELECT number, bytes, etag FROM parts WHERE session_id = :id ORDER BY number",
    { id },
  );
  return {
    ...session,
    http,
    quotas: parseQuotas(row),
    parts,
    tail: parseTail(row),
    storedBytes: storedBytes(database, id),
  };
}

export function takeOverSession(
  database: SqliteConnection,
  { id, by }: { id: UploadId; by: SessionTaker },
  nowMs: number,
): StoredSession | "published" | null {
  const session = sessionRow(database, id);
  if (session === null) {
    const owner = read(database, { id }, nowMs)?.ownerTokenHash;
    return "ownerTokenHash" in by && owner === by.ownerTokenHash ? "published" : null;
  }
  if (!mayTakeOver(session, by, nowMs)) return null;
  database.run("UPDATE sessions SET epoch = epoch + 1, suspended = 0 WHERE id = :id", { id });
  return readSession(database, { id });
}

function parseTail({ tail }: SessionRow): TailBlob[] {
  return JSON.parse(tail) as TailBlob[];
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
  if (writersSession(database, id, epoch) === null) return;
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
  const session = writersSession(database, id, epoch);
  if (session === null) {
    const published = uploadRow(database, id) ?? readTombstone(database, id);
    return published?.epoch === epoch ? "published" : "fenced";
  }
  const expiresAtMs = nowMs + session.timeLimitSeconds * 1_000;
  database.run(
    `INSERT INTO uploads (id, owner_token_hash, sealed_metadata, auth_key, password_set, wrapped_key, download_limit, downloads,
       released_bytes, ciphertext_bytes, blob_key, epoch, created_at_ms, expires_at_ms, quotas)
     SELECT id, owner_token_hash, sealed_metadata, auth_key, wrapped_key IS NOT NULL, wrapped_key, download_limit, 0,
       0, :ciphertextBytes, blob_key, epoch, :nowMs, :expiresAtMs, quotas FROM sessions WHERE id = :id`,
    { id, ciphertextBytes, nowMs, expiresAtMs },
  );
  deleteSession(database, id);
  addFact(database, completedFact(session, ciphertextBytes, nowMs));
  return "published";
}

/** session → aborting, when it was abandoned or its lease lapsed. @returns what to remove */
export function beginSessionRemoval(database: SqliteConnection, id: UploadId, nowMs: number): Removal | null {
  const row = sessionRow(database, id);
  if (row === null) {
    clearDue(database, "session", id);
    return null;
  }
  const dueAtMs = sessionDueAtMs(row);
  if (dueAtMs > nowMs) {
    setDue(database, { kind: "session", key: id, dueAtMs });
    return null;
  }
  database.run("UPDATE sessions SET state = 'aborting' WHERE id = :id", { id });
  const tail = parseTail(row).map(({ key }) => ({ key, partsId: null }));
  return { blobs: [{ key: row.blobKey, partsId: row.partsId }, ...tail], quotas: parseQuotas(row) };
}

/** The quotas that a row names, separated by spaces. */
export function parseQuotas({ quotas }: { quotas: string | null }): string[] {
  return quotas === null ? [] : quotas.split(" ");
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
