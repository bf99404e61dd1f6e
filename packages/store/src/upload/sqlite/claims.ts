import type { UploadId } from "@envoi/protocol";
import { type ClaimStore, TOMBSTONE_SECONDS } from "../port.ts";
import { parseProgress } from "../rules/claim-progress.ts";
import {
  type ClaimState,
  claimLeaseUntilMs,
  decideRelease,
  type EndedState,
  endedAtMs,
  isAllClaimed,
  isTooSlow,
} from "../rules/claims.ts";
import { downloadFact, exhaustedFact } from "../rules/facts.ts";
import { finishAtMs, isVisible } from "../rules/uploads.ts";
import { setDue } from "./due-index.ts";
import { redeemNonce } from "./nonces.ts";
import { addFact } from "./outbox.ts";
import type { Operations, Transaction } from "./transaction.ts";
import { endUpload, storedUpload, type UploadRow, uploadRow } from "./uploads.ts";

export type ClaimRow = {
  claimId: string;
  state: ClaimState;
  /** Bytes sent, as reported by the Claim's process; 0 for a resumable Claim, whose progress contains that number. */
  sentBytes: number;
  takenAtMs: number;
  leaseUntilMs: number;
  /** End of the Claim; in the future for a spent resumable Claim that is still usable. */
  endedAtMs: number | null;
  /** JSON; `null` for a non-resumable Claim. */
  progress: string | null;
};

const COLUMNS = `claim_id AS claimId, state, sent_bytes AS sentBytes, taken_at_ms AS takenAtMs,
  lease_until_ms AS leaseUntilMs, ended_at_ms AS endedAtMs, progress`;

/** @returns `null` also for a Claim that ended long ago, because the Claim's row may have been deleted */
export function claimRow(tx: Transaction, id: UploadId, claimId: string): ClaimRow | null {
  return tx.get<ClaimRow>(
    `SELECT ${COLUMNS} FROM claims
     WHERE upload_id = :id AND claim_id = :claimId AND (ended_at_ms IS NULL OR ended_at_ms >= :beforeMs)`,
    { id, claimId, beforeMs: tx.nowMs - TOMBSTONE_SECONDS * 1_000 },
  );
}

/** @returns the number of Claims that are currently held, and the time when their last lease ends */
export function heldClaims(tx: Transaction, id: UploadId): { count: number; untilMs: number } {
  const row = tx.get<{ count: number; untilMs: number }>(
    `SELECT COUNT(*) AS count, COALESCE(MAX(lease_until_ms), 0) AS untilMs FROM claims
     WHERE upload_id = :id AND state = 'held' AND lease_until_ms > :nowMs`,
    { id, nowMs: tx.nowMs },
  );
  return row ?? { count: 0, untilMs: 0 };
}

/** @returns time when the last spent Claim becomes unusable, or 0 if none is usable */
export function keptUntilMs(tx: Transaction, id: UploadId): number {
  const row = tx.get<{ untilMs: number }>(
    `SELECT COALESCE(MAX(ended_at_ms), 0) AS untilMs FROM claims
     WHERE upload_id = :id AND state <> 'held' AND ended_at_ms > :nowMs`,
    { id, nowMs: tx.nowMs },
  );
  return row?.untilMs ?? 0;
}

/** @returns time when the last held or usable Claim ends, or 0 if there is none */
export function inUseUntilMs(tx: Transaction, id: UploadId): number {
  return Math.max(heldClaims(tx, id).untilMs, keptUntilMs(tx, id));
}

/** Makes spent Claims unusable. */
export function endKept(tx: Transaction, id: UploadId): void {
  tx.run(`UPDATE claims SET ended_at_ms = :nowMs WHERE upload_id = :id AND state <> 'held' AND ended_at_ms > :nowMs`, {
    id,
    nowMs: tx.nowMs,
  });
}

/**
 * Releases lapsed Claims.
 *
 * @returns the Upload afterwards, or `null` when it is gone, which may be because a lapsed Claim used up its last
 *   download
 */
export function settledUpload(tx: Transaction, id: UploadId): UploadRow | null {
  let upload = uploadRow(tx, id);
  if (upload === null) return null;
  const timeToFinishIsOver = tx.nowMs >= finishAtMs(upload);
  const lapsed = tx.all<ClaimRow>(
    `SELECT ${COLUMNS} FROM claims WHERE upload_id = :id AND state = 'held' AND lease_until_ms <= :lapsedAtMs
     ORDER BY lease_until_ms, claim_id`,
    { id, lapsedAtMs: timeToFinishIsOver ? Number.MAX_SAFE_INTEGER : tx.nowMs },
  );
  for (const claim of lapsed) {
    if (upload === null) return null;
    release(tx, upload, claim, "lapsed");
    upload = uploadRow(tx, id);
  }
  return upload;
}

export const claims: Operations<ClaimStore> = {
  takeClaim(tx, id, claimId) {
    const { nowMs, times } = tx;
    const upload = settledUpload(tx, id);
    if (upload === null || !isVisible(upload, nowMs)) return null;
    if (claimRow(tx, id, claimId) !== null) return storedUpload(tx, upload);
    forgetEnded(tx, id);
    if (isAllClaimed(upload, heldClaims(tx, id).count)) return "all_claimed";
    tx.run(
      `INSERT INTO claims (upload_id, claim_id, state, sent_bytes, taken_at_ms, lease_until_ms)
       VALUES (:id, :claimId, 'held', 0, :nowMs, :leaseUntilMs)`,
      { id, claimId, nowMs, leaseUntilMs: claimLeaseUntilMs(nowMs, times, nowMs) },
    );
    return storedUpload(tx, upload);
  },
  redeemForClaim(tx, id, redeem, claimId) {
    const upload = redeemNonce(tx, id, redeem);
    if (upload === null || upload === "lost") return upload;
    const taken = claims.takeClaim(tx, id, claimId);
    return { upload, isTaken: taken !== null && taken !== "all_claimed" };
  },
  renewClaim(tx, id, claimId, sentBytes) {
    const { nowMs, times } = tx;
    const upload = settledUpload(tx, id);
    const claim = claimRow(tx, id, claimId);
    if (upload === null || claim?.state !== "held") return "lost";
    const sent = Math.max(claim.sentBytes, sentBytes);
    if (isTooSlow(claim.takenAtMs, sent, times, nowMs)) {
      release(tx, upload, { ...claim, sentBytes: sent }, "lapsed");
      return "lost";
    }
    tx.run(
      `UPDATE claims SET sent_bytes = :sent, lease_until_ms = :leaseUntilMs
       WHERE upload_id = :id AND claim_id = :claimId`,
      { id, claimId, sent, leaseUntilMs: claimLeaseUntilMs(claim.takenAtMs, times, nowMs) },
    );
    return "renewed";
  },
  spendClaim(tx, id, claimId) {
    const upload = settledUpload(tx, id);
    const claim = claimRow(tx, id, claimId);
    if (claim?.state === "spent") return "spent";
    // The limit is not checked here: any step that reaches it also ends the Upload.
    if (upload === null || claim?.state !== "held") return "lost";
    countDownload(tx, upload, claim, "spent");
    return "spent";
  },
  releaseClaim(tx, id, claimId, sentBytes) {
    const upload = settledUpload(tx, id);
    const claim = claimRow(tx, id, claimId);
    if (claim?.state === "released" || claim?.state === "counted") return claim.state;
    if (upload === null || claim?.state !== "held") return "lost";
    return release(tx, upload, { ...claim, sentBytes: Math.max(claim.sentBytes, sentBytes) }, "released");
  },
};

/**
 * Ends a held Claim as released or lapsed, or counts it if too many bytes have been sent without being counted. @param
 * claim.sentBytes - bytes sent, as reported by the Claim's process
 */
export function release(
  tx: Transaction,
  upload: UploadRow,
  claim: ClaimRow,
  how: "released" | "lapsed",
): "released" | "counted" {
  const progress = claim.progress === null ? null : parseProgress(claim.progress, tx.nowMs);
  const { isCounted, bytes, state } = decideRelease(upload, { ...claim, progress }, how);
  if (isCounted) {
    countDownload(tx, upload, claim, state);
    return "counted";
  }
  tx.run("UPDATE uploads SET released_bytes = :releasedBytes WHERE id = :id", {
    id: upload.id,
    releasedBytes: upload.releasedBytes + bytes,
  });
  if (progress !== null) progress.releasedBytes += bytes;
  endClaim(tx, upload, { ...claim, progress: progress && JSON.stringify(progress) }, state);
  return "released";
}

/** Counts a download. The last download uses up the Upload. */
export function countDownload(tx: Transaction, upload: UploadRow, claim: ClaimRow, state: EndedState): void {
  const { id, downloadLimit } = upload;
  const downloads = upload.downloads + 1;
  tx.run("UPDATE uploads SET downloads = :downloads WHERE id = :id", { id, downloads });
  endClaim(tx, upload, claim, state);
  addFact(tx, downloadFact({ ...upload, downloads }, tx.nowMs));
  if (downloads >= downloadLimit) exhaust(tx, id, downloads);
}

/** live → gone, because the downloads have reached the limit. */
export function exhaust(tx: Transaction, id: UploadId, downloads: number): void {
  addFact(tx, exhaustedFact({ id, downloads }, tx.nowMs));
  endUpload(tx, id, "exhausted");
}

/** Ends a Claim, and stores its progress. */
function endClaim(tx: Transaction, { id, ...upload }: UploadRow, claim: ClaimRow, state: EndedState): void {
  const { claimId, progress: json } = claim;
  const progress = json === null ? null : parseProgress(json, tx.nowMs);
  tx.run(
    `UPDATE claims SET state = :state, ended_at_ms = :endedAtMs, progress = :json
     WHERE upload_id = :id AND claim_id = :claimId`,
    { id, claimId, state, endedAtMs: endedAtMs(state, progress, tx.nowMs), json },
  );
  // If the Upload has expired, its removal may have been waiting for this Claim to end.
  if (!isVisible(upload, tx.nowMs)) setDue(tx, { kind: "upload", key: id, dueAtMs: tx.nowMs });
}

/** Deletes Claims that ended more than a tombstone's lifetime ago. Until then, repeated commands need them. */
export function forgetEnded(tx: Transaction, id: UploadId): void {
  tx.run("DELETE FROM claims WHERE upload_id = :id AND state <> 'held' AND ended_at_ms < :beforeMs", {
    id,
    beforeMs: tx.nowMs - TOMBSTONE_SECONDS * 1_000,
  });
}
