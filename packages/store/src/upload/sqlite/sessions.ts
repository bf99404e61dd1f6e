import type { UploadId } from "@envoi/protocol";
import type { BlobKey, StoredPart } from "../../blob/port.ts";
import {
  ENDED_SESSION_SECONDS,
  type Ender,
  type Removal,
  type SessionStore,
  type StoredSession,
  type TailBlob,
} from "../port.ts";
import { completedFact } from "../rules/facts.ts";
import {
  answerOpener,
  isWriter,
  mayTakeOver,
  type SessionState,
  sessionDueAtMs,
  sessionLeases,
} from "../rules/sessions.ts";
import { forgetAnswers } from "./answered.ts";
import { clearDue, setDue } from "./due-index.ts";
import { addFact } from "./outbox.ts";
import { describeDelivery } from "./requests.ts";
import { readTombstone } from "./tombstones.ts";
import type { Operations, Transaction } from "./transaction.ts";
import { dropNonces, parseQuotas, read, uploadRow } from "./uploads.ts";

/** `suspended`: the session has no writer, see [Note: Parallel sockets]. */
type Flags<Flag> = { resumable: Flag; liveLink: Flag; suspended: Flag };
type Columns = Omit<StoredSession, "parts" | "storedBytes" | "resumable" | "liveLink" | "tail" | "http" | "quotas"> & {
  state: SessionState;
  httpTokenHash: string | null;
  httpMaxBytes: number;
  tail: string;
  quotas: string | null;
  endedBy: Ender | null;
};
type SessionRow = Columns & Flags<boolean>;

export function sessionRow(tx: Transaction, id: UploadId): SessionRow | null {
  const row = tx.get<Columns & Flags<0 | 1>>(
    `SELECT id, owner_token_hash AS ownerTokenHash, sealed_metadata AS sealedMetadata, auth_key AS authKey,
       wrapped_key AS wrappedKey, download_limit AS downloadLimit, time_limit_seconds AS timeLimitSeconds, declared_bytes AS declaredBytes,
       part_bytes AS partBytes, blob_key AS blobKey, epoch, parts_id AS partsId, lease_until_ms AS leaseUntilMs,
       created_at_ms AS createdAtMs, state, resumable, http_token_hash AS httpTokenHash,
       http_max_bytes AS httpMaxBytes, tail, suspended, live_link AS liveLink, quotas, request_id AS requestId,
       ended_by AS endedBy
     FROM sessions WHERE id = :id`,
    { id },
  );
  if (row === null) return null;
  const { resumable, liveLink, suspended } = row;
  return { ...row, resumable: resumable === 1, liveLink: liveLink === 1, suspended: suspended === 1 };
}

/** @returns the session, if this writer is still its writer */
export function writersSession(tx: Transaction, id: UploadId, epoch: number): SessionRow | null {
  const row = sessionRow(tx, id);
  return row !== null && isWriter(row, epoch) ? row : null;
}

/** Finds out who opened the session with this id, even if it is now an Upload or a tombstone. */
function readOpener(tx: Transaction, id: UploadId): { ownerTokenHash: string; blobKey: BlobKey } | null {
  return tx.get(
    `SELECT owner_token_hash AS ownerTokenHash, blob_key AS blobKey FROM sessions WHERE id = :id
     UNION ALL SELECT owner_token_hash, blob_key FROM uploads WHERE id = :id
     UNION ALL SELECT owner_token_hash, blob_key FROM tombstones WHERE id = :id LIMIT 1`,
    { id },
  );
}

export const sessions: Operations<SessionStore> = {
  openSession(tx, session) {
    const { nowMs } = tx;
    const { http, quotas, ...fields } = session;
    const answer = answerOpener(readOpener(tx, session.id), session);
    if (answer !== "free") return answer;
    const { leaseMs, firstLeaseMs, maxMs } = sessionLeases(session, tx.times);
    const leaseUntilMs = nowMs + Math.min(firstLeaseMs, maxMs);
    tx.run(
      `INSERT INTO sessions (id, owner_token_hash, sealed_metadata, auth_key, wrapped_key, download_limit, time_limit_seconds,
         declared_bytes, part_bytes, blob_key, epoch, lease_until_ms, created_at_ms, state, lease_ms, resumable,
         http_token_hash, http_max_bytes, live_link, quotas, request_id)
       VALUES (:id, :ownerTokenHash, :sealedMetadata, :authKey, :wrappedKey, :downloadLimit, :timeLimitSeconds,
         :declaredBytes, :partBytes, :blobKey, 1, :leaseUntilMs, :nowMs, 'open', :leaseMs, :resumable,
         :tokenHash, :maxBytes, :liveLink, :quotas, :requestId)`,
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
    setDue(tx, { kind: "session", key: session.id, dueAtMs: leaseUntilMs });
    return "opened";
  },
  attachParts(tx, id, epoch, partsId) {
    if (writersSession(tx, id, epoch) === null) return "fenced";
    tx.run("UPDATE sessions SET parts_id = :partsId WHERE id = :id", { id, partsId });
    return "attached";
  },
  recordParts(tx, id, epoch, parts, tail) {
    if (sessions.renewSession(tx, id, epoch) === "fenced") return "fenced";
    for (const part of parts) {
      // Fences off any writer that has taken the Part.
      const sql = "UPDATE taken_parts SET epoch = epoch + 1 WHERE session_id = :id AND number = :number";
      tx.run(sql, { id, number: part.number });
      keepPart(tx, id, part);
    }
    if (tail !== undefined)
      tx.run("UPDATE sessions SET tail = :tail WHERE id = :id", { id, tail: JSON.stringify(tail) });
    return "recorded";
  },
  declareLength(tx, id, epoch, declaredBytes) {
    const row = writersSession(tx, id, epoch);
    if (row === null) return "fenced";
    if (row.declaredBytes !== null) return row.declaredBytes === declaredBytes ? "declared" : "conflict";
    tx.run("UPDATE sessions SET declared_bytes = :declaredBytes WHERE id = :id", { id, declaredBytes });
    return "declared";
  },
  /** Does not update the index entry, which becomes due at its old time; `beginSessionRemoval` then updates it. */
  renewSession(tx, id, epoch, { hasBytes } = { hasBytes: true }) {
    if (writersSession(tx, id, epoch) === null) return "fenced";
    if (hasBytes) renewLease(tx, id);
    return "renewed";
  },
  readSession(tx, id) {
    const row = sessionRow(tx, id);
    if (row === null || row.state !== "open") return null;
    const { state: _state, suspended: _suspended, endedBy: _endedBy, httpTokenHash, httpMaxBytes, ...session } = row;
    return {
      ...session,
      http: httpTokenHash === null ? null : { tokenHash: httpTokenHash, maxBytes: httpMaxBytes },
      quotas: parseQuotas(row),
      parts: tx.all("SELECT number, bytes, etag FROM parts WHERE session_id = :id ORDER BY number", { id }),
      tail: parseTail(row),
      storedBytes: storedBytes(tx, id),
    };
  },
  takeOverSession(tx, id, by) {
    const session = sessionRow(tx, id);
    if (session === null) {
      const owner = read(tx, id)?.ownerTokenHash;
      return "ownerTokenHash" in by && owner === by.ownerTokenHash ? "published" : null;
    }
    if (!mayTakeOver(session, by, tx.nowMs)) return null;
    tx.run("UPDATE sessions SET epoch = epoch + 1, suspended = 0 WHERE id = :id", { id });
    return sessions.readSession(tx, id);
  },
  abandonSession(tx, id, epoch) {
    const session = sessionRow(tx, id);
    if (session?.epoch !== epoch) return "fenced";
    if (session.state === "open") {
      tx.run("UPDATE sessions SET state = 'abandoned' WHERE id = :id", { id });
      setDue(tx, { kind: "session", key: id, dueAtMs: tx.nowMs });
    }
    return "abandoned";
  },
  readEnder: (tx, id) => sessionRow(tx, id)?.endedBy ?? null,
  publish(tx, id, epoch, ciphertextBytes) {
    const { nowMs } = tx;
    const session = writersSession(tx, id, epoch);
    if (session === null) {
      const published = uploadRow(tx, id) ?? readTombstone(tx, id);
      return published?.epoch === epoch ? "published" : "fenced";
    }
    const expiresAtMs = nowMs + session.timeLimitSeconds * 1_000;
    tx.run(
      `INSERT INTO uploads (id, owner_token_hash, sealed_metadata, auth_key, password_set, wrapped_key, download_limit, downloads,
         released_bytes, ciphertext_bytes, blob_key, epoch, created_at_ms, expires_at_ms, quotas, request_id)
       SELECT id, owner_token_hash, sealed_metadata, auth_key, wrapped_key IS NOT NULL, wrapped_key, download_limit, 0,
         0, :ciphertextBytes, blob_key, epoch, :nowMs, :expiresAtMs, quotas, request_id FROM sessions WHERE id = :id`,
      { id, ciphertextBytes, nowMs, expiresAtMs },
    );
    deleteSession(tx, id);
    addFact(tx, completedFact(session, ciphertextBytes, nowMs));
    return "published";
  },
};

export function keepPart(tx: Transaction, id: UploadId, part: StoredPart): void {
  tx.run(
    `INSERT INTO parts (session_id, number, bytes, etag) VALUES (:id, :number, :bytes, :etag)
     ON CONFLICT (session_id, number) DO UPDATE SET bytes = :bytes, etag = :etag`,
    { id, ...part },
  );
}

export function renewLease({ run, nowMs, times }: Transaction, id: UploadId): void {
  run("UPDATE sessions SET lease_until_ms = MIN(:nowMs + lease_ms, created_at_ms + :maxMs) WHERE id = :id", {
    id,
    nowMs,
    maxMs: times.sessionMaxSeconds * 1_000,
  });
}

function parseTail({ tail }: SessionRow): TailBlob[] {
  return JSON.parse(tail) as TailBlob[];
}

export function storedBytes(tx: Transaction, id: UploadId): number {
  const sql = "SELECT COALESCE(SUM(bytes), 0) AS bytes FROM parts WHERE session_id = :id";
  return tx.get<{ bytes: number }>(sql, { id })?.bytes ?? 0;
}

/** Permanently fences off the writers of a session, see [Note: Deletion]. @returns whether there was an open session */
export function endSession(tx: Transaction, id: UploadId, by: Ender): boolean {
  const leaseUntilMs = tx.nowMs + ENDED_SESSION_SECONDS * 1_000;
  const ended = tx.run(
    `UPDATE sessions SET state = 'abandoned', ended_by = :by, lease_until_ms = :leaseUntilMs
     WHERE id = :id AND state = 'open'`,
    { id, by, leaseUntilMs },
  );
  if (ended > 0) setDue(tx, { kind: "session", key: id, dueAtMs: leaseUntilMs });
  return ended > 0;
}

/** session → aborting, if the session has been abandoned or its lease has lapsed. @returns what to remove */
export function beginSessionRemoval(tx: Transaction, id: UploadId): Removal | null {
  const row = sessionRow(tx, id);
  if (row === null) {
    clearDue(tx, "session", id);
    return null;
  }
  const dueAtMs = sessionDueAtMs(row);
  if (dueAtMs > tx.nowMs) {
    setDue(tx, { kind: "session", key: id, dueAtMs });
    return null;
  }
  tx.run("UPDATE sessions SET state = 'aborting' WHERE id = :id", { id });
  const tail = parseTail(row).map(({ key }) => ({ key, partsId: null }));
  return {
    blobs: [{ key: row.blobKey, partsId: row.partsId }, ...tail],
    quotas: parseQuotas(row),
    delivery: describeDelivery(row, false),
  };
}

export function finishSessionRemoval(tx: Transaction, id: UploadId): void {
  if (sessionRow(tx, id)?.state !== "aborting") return;
  dropNonces(tx, id);
  forgetAnswers(tx, id);
  deleteSession(tx, id);
}

function deleteSession(tx: Transaction, id: UploadId): void {
  tx.run("DELETE FROM sessions WHERE id = :id", { id });
  clearDue(tx, "session", id);
}
