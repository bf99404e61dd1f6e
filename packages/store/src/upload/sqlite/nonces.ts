import type { SqliteConnection } from "@envoi/platform";
import type { Nonce, UploadId } from "@envoi/protocol";
import {
  type Challenge,
  MAX_NONCES,
  MAX_NONCES_OF_REQUESTER,
  type MintedNonce,
  NONCE_SECONDS,
  type Redeem,
  SHORTEST_NONCE_MS,
  type StoredUpload,
} from "../port.ts";
import { answerBefore, rememberAnswer } from "./answered.ts";
import { openable, openableMetadata } from "./live-links.ts";

export function mintNonce(
  database: SqliteConnection,
  { id, nonce, requester }: { id: UploadId; nonce: Nonce; requester: string },
  nowMs: number,
): StoredUpload | null {
  const upload = openable(database, id, nowMs);
  if (upload === null) return null;
  addNonce(database, id, nonce, requester, nowMs);
  return upload;
}

export function readChallenge(
  database: SqliteConnection,
  { id, requesters }: { id: UploadId; requesters: readonly string[] | null },
  nowMs: number,
): Challenge | null {
  const upload = openable(database, id, nowMs);
  if (upload === null) return null;
  return {
    authKey: upload.authKey,
    passwordSet: upload.passwordSet,
    nonces: requesters?.flatMap((requester) => readNonces(database, id, requester)) ?? allNonces(database, id),
  };
}

function readNonces(database: SqliteConnection, id: UploadId, requester: string): MintedNonce[] {
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
  const { id, operationId, nextNonce, requester } = redeem;
  const upload = openable(database, id, nowMs);
  if (upload === null) return null;
  if (upload.authKey === redeem.authKey && useUp(database, redeem)) {
    addNonce(database, id, nextNonce, requester, nowMs);
    rememberAnswer(database, id, operationId, "redeemed", nowMs);
    return upload;
  }
  return answerBefore(database, id, operationId) === null ? "lost" : upload;
}

/** @returns false when there is no such Nonce */
function useUp(database: SqliteConnection, { id, nonce, mintedFor }: RedeemArgs): boolean {
  const used = database.run("DELETE FROM nonces WHERE upload_id = :id AND requester = :mintedFor AND nonce = :nonce", {
    id,
    mintedFor,
    nonce,
  });
  return used > 0;
}

export function redeemForMetadata(
  database: SqliteConnection,
  redeem: RedeemArgs,
  nowMs: number,
): { upload: StoredUpload; sealedMetadata: string } | "lost" | null {
  const upload = redeemNonce(database, redeem, nowMs);
  if (upload === null || upload === "lost") return upload;
  const sealedMetadata = openableMetadata(database, redeem.id, nowMs);
  return sealedMetadata === null ? null : { upload, sealedMetadata };
}

/** See [Note: Nonces]. */
function addNonce(database: SqliteConnection, id: UploadId, nonce: Nonce, requester: string, nowMs: number): void {
  const own = noncesBefore(database, id, nonce, requester);
  if (own.isKept === 1) return;
  if (own.kept >= MAX_NONCES_OF_REQUESTER) {
    if (nowMs - oldestMs(database, id, requester) < SHORTEST_NONCE_MS) return;
    dropOldestNonce(database, id, requester);
  }
  const ordinal = own.lastOrdinal + 1;
  database.run(
    `INSERT INTO nonces (upload_id, requester, ordinal, nonce, minted_at_ms)
     VALUES (:id, :requester, :ordinal, :nonce, :nowMs)`,
    { id, requester, ordinal, nonce, nowMs },
  );
  if (countOfAll(database, id) > MAX_NONCES) evictNonce(database, id, nowMs);
}

type OwnNonces = { kept: number; lastOrdinal: number; isKept: 0 | 1 };

/** The requester's Nonces before this one is added. `isKept`: it was added before. */
function noncesBefore(database: SqliteConnection, id: UploadId, nonce: Nonce, requester: string): OwnNonces {
  const row = database.get<OwnNonces>(
    `SELECT COUNT(*) AS kept, COALESCE(MAX(ordinal), 0) AS lastOrdinal, COALESCE(MAX(nonce = :nonce), 0) AS isKept
     FROM nonces WHERE upload_id = :id AND requester = :requester`,
    { id, nonce, requester },
  );
  return row ?? { kept: 0, lastOrdinal: 0, isKept: 0 };
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

function countOfAll(database: SqliteConnection, id: UploadId): number {
  const row = database.get<{ kept: number }>("SELECT COUNT(*) AS kept FROM nonces WHERE upload_id = :id", { id });
  return row?.kept ?? 0;
}

function dropOldestNonce(database: SqliteConnection, id: UploadId, requester: string): void {
  database.run(
    `DELETE FROM nonces WHERE upload_id = :id AND requester = :requester AND ordinal =
       (SELECT MIN(ordinal) FROM nonces WHERE upload_id = :id AND requester = :requester)`,
    { id, requester },
  );
}

/** Evicts one Nonce of an Upload that has more than MAX_NONCES. */
function evictNonce(database: SqliteConnection, id: UploadId, nowMs: number): void {
  const oldest = database.get<{ requester: string; mintedAtMs: number }>(
    `SELECT requester, minted_at_ms AS mintedAtMs FROM nonces WHERE upload_id = :id
     ORDER BY minted_at_ms, ordinal LIMIT 1`,
    { id },
  );
  if (oldest === null) throw new Error("an Upload over the cap has Nonces");
  const isExpired = nowMs - oldest.mintedAtMs > NONCE_SECONDS * 1_000;
  const requester = isExpired ? oldest.requester : (busiestRequester(database, id) ?? oldest.requester);
  dropOldestNonce(database, id, requester);
}

/** The site of a requester. See [Note: Client networks] in `packages/platform`. */
const SITE = "substr(requester, 1, instr(requester || '/', '/') - 1)";

/** @returns the requester with the most Nonces in the site with the most; `null` if no site has more than one */
function busiestRequester(database: SqliteConnection, id: UploadId): string | null {
  const busiest = database.get<{ site: string; kept: number }>(
    `SELECT ${SITE} AS site, COUNT(*) AS kept FROM nonces WHERE upload_id = :id
     GROUP BY site ORDER BY kept DESC, site DESC LIMIT 1`,
    { id },
  );
  if (busiest === null || busiest.kept === 1) return null;
  const row = database.get<{ requester: string }>(
    `SELECT requester FROM nonces WHERE upload_id = :id AND ${SITE} = :site
     GROUP BY requester ORDER BY COUNT(*) DESC, MIN(minted_at_ms), requester DESC LIMIT 1`,
    { id, site: busiest.site },
  );
  return row?.requester ?? null;
}
