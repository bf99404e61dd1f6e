import type { SqliteConnection } from "@envoi/platform";
import type { Nonce, UploadId } from "@envoi/protocol";
import {
  type Challenge,
  FRESH_NONCE_SECONDS,
  MAX_NONCES,
  MAX_NONCES_OF_REQUESTER,
  type MintedNonce,
  NONCE_SECONDS,
  type Redeem,
  SHORTEST_NONCE_MS,
  type StoredUpload,
} from "../port.ts";
import { answerBefore, rememberAnswer } from "./answered.ts";
import { readMetadata, storedUpload, visibleRow } from "./uploads.ts";

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
  { id, requesters }: { id: UploadId; requesters: readonly string[] | null },
  nowMs: number,
): Challenge | null {
  const upload = visibleRow(database, id, nowMs);
  if (upload === null) return null;
  return {
    authKey: upload.authKey,
    passwordSet: upload.passwordSet === 1,
    nonces: requesters?.flatMap((requester) => noncesOf(database, id, requester)) ?? allNonces(database, id),
  };
}

function noncesOf(database: SqliteConnection, id: UploadId, requester: string): MintedNonce[] {
  return database.all("SELECT nonce, requester FROM nonces WHERE upload_id = :id AND requester = :requester", {
    id,
    requester,
  });
}

function allNonces(database: SqliteConnection, id: UploadId): MintedNonce[] {
  return database.all("SELECT nonce, requester FROM nonces WHERE upload_id = :id", { id });
}

export type RedeemArgs = Redeem & { id: UploadId };

export function redeemNonce(
  database: SqliteConnection,
  redeem: RedeemArgs,
  nowMs: number,
): StoredUpload | "lost" | null {
  const { id, operationId, nonce, mintedFor, nextNonce, requester } = redeem;
  const upload = visibleRow(database, id, nowMs);
  if (upload === null) return null;
  if (answerBefore(database, id, operationId) !== null) return storedUpload(upload, nowMs);
  if (upload.authKey !== redeem.authKey) return "lost";
  const used = database.run("DELETE FROM nonces WHERE upload_id = :id AND nonce = :nonce AND requester = :mintedFor", {
    id,
    nonce,
    mintedFor,
  });
  if (used === 0) return "lost";
  addNonce(database, id, nextNonce, requester, nowMs);
  rememberAnswer(database, id, operationId, "redeemed", nowMs);
  return storedUpload(upload, nowMs);
}

export function redeemForMetadata(
  database: SqliteConnection,
  redeem: RedeemArgs,
  nowMs: number,
): { upload: StoredUpload; sealedMetadata: string } | "lost" | null {
  const upload = redeemNonce(database, redeem, nowMs);
  if (upload === null || upload === "lost") return upload;
  const sealedMetadata = readMetadata(database, redeem, nowMs);
  return sealedMetadata === null ? null : { upload, sealedMetadata };
}

type OldNonce = { ordinal: number; mintedAtMs: number };

/** See [Note: Nonces]. */
function addNonce(database: SqliteConnection, id: UploadId, nonce: Nonce, requester: string, nowMs: number): void {
  if (isKept(database, id, nonce)) return;
  if (countOf(database, id, requester) >= MAX_NONCES_OF_REQUESTER) {
    if (nowMs - oldestMs(database, id, requester) < SHORTEST_NONCE_MS) return;
    dropOldestOf(database, id, requester);
  }
  database.run(
    "INSERT INTO nonces (upload_id, nonce, requester, minted_at_ms) VALUES (:id, :nonce, :requester, :nowMs)",
    { id, nonce, requester, nowMs },
  );
  if (countOfAll(database, id) > MAX_NONCES) evictNonce(database, id, nonce, nowMs);
}

function isKept(database: SqliteConnection, id: UploadId, nonce: Nonce): boolean {
  return database.get("SELECT 1 FROM nonces WHERE upload_id = :id AND nonce = :nonce", { id, nonce }) !== null;
}

/** @returns when the requester's oldest Nonce was minted. The requester must have one */
function oldestMs(database: SqliteConnection, id: UploadId, requester: string): number {
  const row = database.get<{ mintedAtMs: number }>(
    `SELECT minted_at_ms AS mintedAtMs FROM nonces WHERE upload_id = :id AND requester = :requester
     ORDER BY ordinal LIMIT 1`,
    { id, requester },
  );
  return row?.mintedAtMs ?? 0;
}

function countOf(database: SqliteConnection, id: UploadId, requester: string): number {
  const row = database.get<{ kept: number }>(
    "SELECT COUNT(*) AS kept FROM nonces WHERE upload_id = :id AND requester = :requester",
    { id, requester },
  );
  return row?.kept ?? 0;
}

function countOfAll(database: SqliteConnection, id: UploadId): number {
  const row = database.get<{ kept: number }>("SELECT COUNT(*) AS kept FROM nonces WHERE upload_id = :id", { id });
  return row?.kept ?? 0;
}

function dropOldestOf(database: SqliteConnection, id: UploadId, requester: string): void {
  database.run(
    `DELETE FROM nonces WHERE ordinal =
       (SELECT MIN(ordinal) FROM nonces WHERE upload_id = :id AND requester = :requester)`,
    { id, requester },
  );
}

function evictNonce(database: SqliteConnection, id: UploadId, newNonce: Nonce, nowMs: number): void {
  const oldest = database.get<OldNonce>(
    `SELECT ordinal, minted_at_ms AS mintedAtMs FROM nonces WHERE upload_id = :id ORDER BY ordinal LIMIT 1`,
    { id },
  );
  const busiest = database.get<{ requester: string; kept: number }>(
    `SELECT requester, COUNT(*) AS kept FROM nonces WHERE upload_id = :id
     GROUP BY requester ORDER BY kept DESC, requester DESC LIMIT 1`,
    { id },
  );
  if (oldest === null || busiest === null) throw new Error("an Upload over the cap has Nonces");
  const ageSeconds = (nowMs - oldest.mintedAtMs) / 1_000;
  if (ageSeconds > NONCE_SECONDS || (busiest.kept === 1 && ageSeconds > FRESH_NONCE_SECONDS)) {
    database.run("DELETE FROM nonces WHERE ordinal = :ordinal", { ordinal: oldest.ordinal });
  } else if (busiest.kept > 1) dropOldestOf(database, id, busiest.requester);
  else database.run("DELETE FROM nonces WHERE upload_id = :id AND nonce = :newNonce", { id, newNonce });
}
