import type { SqliteConnection } from "@envoi/platform";
import type { AuthKey, Nonce, UploadId } from "@envoi/protocol";
import { MAX_NONCES, NONCE_SECONDS, type StoredUpload } from "../port.ts";
import { answerBefore, rememberAnswer } from "./answered.ts";
import { storedUpload, visibleRow } from "./uploads.ts";

export function mintNonce(
  database: SqliteConnection,
  { id, nonce, requester }: { id: UploadId; nonce: Nonce; requester: string },
  nowMs: number,
): StoredUpload | null {
  const upload = visibleRow(database, id, nowMs);
  if (upload === null) return null;
  addNonce(database, id, nonce, requester, nowMs);
  return storedUpload(upload, nowMs);
}

export function readChallenge(
  database: SqliteConnection,
  { id }: { id: UploadId },
  nowMs: number,
): { authKey: AuthKey; nonces: Nonce[] } | null {
  const upload = visibleRow(database, id, nowMs);
  if (upload === null) return null;
  const rows = database.all<{ nonce: Nonce }>("SELECT nonce FROM nonces WHERE upload_id = :id", { id });
  return { authKey: upload.authKey, nonces: rows.map((row) => row.nonce) };
}

export function redeemNonce(
  database: SqliteConnection,
  redeem: {
    id: UploadId;
    operationId: string;
    nonce: Nonce;
    authKey: AuthKey;
    nextNonce: Nonce;
    requester: string;
  },
  nowMs: number,
): StoredUpload | "lost" | null {
  const { id, operationId, nonce, nextNonce, requester } = redeem;
  const upload = visibleRow(database, id, nowMs);
  if (upload === null) return null;
  if (answerBefore(database, id, operationId) !== null) return storedUpload(upload, nowMs);
  if (upload.authKey !== redeem.authKey) return "lost";
  if (database.run("DELETE FROM nonces WHERE upload_id = :id AND nonce = :nonce", { id, nonce }) === 0) return "lost";
  addNonce(database, id, nextNonce, requester, nowMs);
  rememberAnswer(database, id, operationId, "redeemed", nowMs);
  return storedUpload(upload, nowMs);
}

function addNonce(database: SqliteConnection, id: UploadId, nonce: Nonce, requester: string, nowMs: number): void {
  database.run(
    `INSERT INTO nonces (upload_id, nonce, requester, minted_at_ms) VALUES (:id, :nonce, :requester, :nowMs)
     ON CONFLICT (upload_id, nonce) DO NOTHING`,
    { id, nonce, requester, nowMs },
  );
  const row = database.get<{ kept: number }>("SELECT COUNT(*) AS kept FROM nonces WHERE upload_id = :id", { id });
  if ((row?.kept ?? 0) > MAX_NONCES) evictNonce(database, id, nowMs);
}

function evictNonce(database: SqliteConnection, id: UploadId, nowMs: number): void {
  const oldest = database.get<{ ordinal: number; mintedAtMs: number }>(
    `SELECT ordinal, minted_at_ms AS mintedAtMs FROM nonces WHERE upload_id = :id ORDER BY ordinal LIMIT 1`,
    { id },
  );
  if (oldest === null) return;
  const outlived = oldest.mintedAtMs < nowMs - NONCE_SECONDS * 1_000;
  const ordinal = outlived ? oldest.ordinal : oldestOfBusiest(database, id);
  database.run("DELETE FROM nonces WHERE ordinal = :ordinal", { ordinal });
}

function oldestOfBusiest(database: SqliteConnection, id: UploadId): number {
  const row = database.get<{ ordinal: number }>(
    `SELECT MIN(ordinal) AS ordinal FROM nonces WHERE upload_id = :id
     GROUP BY requester ORDER BY COUNT(*) DESC LIMIT 1`,
    { id },
  );
  if (row === null) throw new Error("an Upload over the cap has Nonces");
  return row.ordinal;
}
