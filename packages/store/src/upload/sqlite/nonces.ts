import type { Nonce, UploadId } from "@envoi/protocol";
import {
  MAX_NONCES,
  MAX_NONCES_OF_REQUESTER,
  MIN_NONCE_MS,
  type MintedNonce,
  NONCE_SECONDS,
  type NonceStore,
  type Redeem,
  type StoredUpload,
} from "../port.ts";
import { answerBefore, rememberAnswer } from "./answered.ts";
import { openable, openableMetadata } from "./live-links.ts";
import type { Operations, Transaction } from "./transaction.ts";

export const nonces: Operations<NonceStore> = {
  mintNonce(tx, id, nonce, requester) {
    const upload = openable(tx, id);
    if (upload !== null) addNonce(tx, id, nonce, requester);
    return upload;
  },
  readChallenge(tx, id, requesters) {
    const upload = openable(tx, id);
    if (upload === null) return null;
    const all = "SELECT nonce, requester FROM nonces WHERE upload_id = :id";
    const kept =
      requesters === null
        ? tx.all<MintedNonce>(all, { id })
        : requesters.flatMap((one) => tx.all<MintedNonce>(`${all} AND requester = :one`, { id, one }));
    return { authKey: upload.authKey, passwordSet: upload.passwordSet, nonces: kept };
  },
  redeemForMetadata(tx, id, redeem) {
    const upload = redeemNonce(tx, id, redeem);
    if (upload === null || upload === "lost") return upload;
    const sealedMetadata = openableMetadata(tx, id);
    return sealedMetadata === null ? null : { upload, sealedMetadata };
  },
};

export function redeemNonce(tx: Transaction, id: UploadId, redeem: Redeem): StoredUpload | "lost" | null {
  const { operationId, nextNonce, requester } = redeem;
  const upload = openable(tx, id);
  if (upload === null) return null;
  if (upload.authKey === redeem.authKey && useUp(tx, id, redeem)) {
    addNonce(tx, id, nextNonce, requester);
    rememberAnswer(tx, id, operationId, "redeemed");
    return upload;
  }
  return answerBefore(tx, id, operationId) === null ? "lost" : upload;
}

/** Uses up a Nonce. @returns false when there is no such Nonce */
function useUp(tx: Transaction, id: UploadId, { nonce, mintedFor }: Redeem): boolean {
  const sql = "DELETE FROM nonces WHERE upload_id = :id AND requester = :mintedFor AND nonce = :nonce";
  return tx.run(sql, { id, mintedFor, nonce }) > 0;
}

/** See [Note: Nonces]. */
function addNonce(tx: Transaction, id: UploadId, nonce: Nonce, requester: string): void {
  const { nowMs } = tx;
  const own = noncesBefore(tx, id, nonce, requester);
  if (own.isKept === 1) return;
  if (own.kept >= MAX_NONCES_OF_REQUESTER) {
    if (nowMs - oldestMs(tx, id, requester) < MIN_NONCE_MS) return;
    dropOldestNonce(tx, id, requester);
  }
  tx.run(
    `INSERT INTO nonces (upload_id, requester, ordinal, nonce, minted_at_ms)
     VALUES (:id, :requester, :ordinal, :nonce, :nowMs)`,
    { id, requester, ordinal: own.lastOrdinal + 1, nonce, nowMs },
  );
  const all = tx.get<{ kept: number }>("SELECT COUNT(*) AS kept FROM nonces WHERE upload_id = :id", { id });
  if ((all?.kept ?? 0) > MAX_NONCES) evictNonce(tx, id);
}

type OwnNonces = { kept: number; lastOrdinal: number; isKept: 0 | 1 };

/** The requester's Nonces before `nonce` is added. `isKept`: whether `nonce` is already stored. */
function noncesBefore(tx: Transaction, id: UploadId, nonce: Nonce, requester: string): OwnNonces {
  const row = tx.get<OwnNonces>(
    `SELECT COUNT(*) AS kept, COALESCE(MAX(ordinal), 0) AS lastOrdinal, COALESCE(MAX(nonce = :nonce), 0) AS isKept
     FROM nonces WHERE upload_id = :id AND requester = :requester`,
    { id, nonce, requester },
  );
  return row ?? { kept: 0, lastOrdinal: 0, isKept: 0 };
}

/** @returns time when the requester's oldest Nonce was minted. The requester must have a Nonce */
function oldestMs(tx: Transaction, id: UploadId, requester: string): number {
  const row = tx.get<{ mintedAtMs: number }>(
    `SELECT minted_at_ms AS mintedAtMs FROM nonces WHERE upload_id = :id AND requester = :requester
     ORDER BY ordinal LIMIT 1`,
    { id, requester },
  );
  return row?.mintedAtMs ?? 0;
}

function dropOldestNonce(tx: Transaction, id: UploadId, requester: string): void {
  tx.run(
    `DELETE FROM nonces WHERE upload_id = :id AND requester = :requester AND ordinal =
       (SELECT MIN(ordinal) FROM nonces WHERE upload_id = :id AND requester = :requester)`,
    { id, requester },
  );
}

/** Evicts one Nonce of an Upload that has more than MAX_NONCES. */
function evictNonce(tx: Transaction, id: UploadId): void {
  const oldest = tx.get<{ requester: string; mintedAtMs: number }>(
    `SELECT requester, minted_at_ms AS mintedAtMs FROM nonces WHERE upload_id = :id
     ORDER BY minted_at_ms, ordinal LIMIT 1`,
    { id },
  );
  if (oldest === null) throw new Error("an Upload over the cap has Nonces");
  const isExpired = tx.nowMs - oldest.mintedAtMs > NONCE_SECONDS * 1_000;
  const requester = isExpired ? oldest.requester : (busiestRequester(tx, id) ?? oldest.requester);
  dropOldestNonce(tx, id, requester);
}

/** SQL for the site of a requester. See [Note: Client networks] in `packages/platform`. */
const SITE = "substr(requester, 1, instr(requester || '/', '/') - 1)";

/** @returns the requester with the most Nonces in the site with the most; `null` if no site has more than one */
function busiestRequester(tx: Transaction, id: UploadId): string | null {
  const busiest = tx.get<{ site: string; kept: number }>(
    `SELECT ${SITE} AS site, COUNT(*) AS kept FROM nonces WHERE upload_id = :id
     GROUP BY site ORDER BY kept DESC, site DESC LIMIT 1`,
    { id },
  );
  if (busiest === null || busiest.kept === 1) return null;
  const row = tx.get<{ requester: string }>(
    `SELECT requester FROM nonces WHERE upload_id = :id AND ${SITE} = :site
     GROUP BY requester ORDER BY COUNT(*) DESC, MIN(minted_at_ms), requester DESC LIMIT 1`,
    { id, site: busiest.site },
  );
  return row?.requester ?? null;
}
