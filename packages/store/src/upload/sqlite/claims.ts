import type { SqliteConnection } from "@envoi/platform";
import type { UploadId } from "@envoi/protocol";
import { type StoredUpload, type StoreTimes, TOMBSTONE_SECONDS } from "../port.ts";
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
import { type RedeemArgs, redeemNonce } from "./nonces.ts";
import { addFact } from "./outbox.ts";
import { endUpload, storedUpload, type UploadRow, uploadRow } from "./uploads.ts";

export type ClaimRow = {
  claimId: string;
  state: ClaimState;
  /** As reported by its process; 0 for a resumable Claim, whose progress has them. */
  sentBytes: number;
  takenAtMs: number;
  leaseUntilMs: number;
  /** For a spent resumable Claim: in the future while it may still be used. */
  endedAtMs: number | null;
  /** JSON; `null` for a Claim that is not resumable. */
  progress: string | null;
};

const COLUMNS = `claim_id AS claimId, state, sent_bytes AS sentBytes, taken_at_ms AS takenAtMs,
  lease_until_ms AS leaseUntilMs, ended_at_ms AS endedAtMs, progress`;

/** @returns `null` also for one that ended long ago, because it may be deleted by then */
export function claimRow(database: SqliteConnection, id: UploadId, claimId: string, nowMs: number): ClaimRow | null {
  return database.get<ClaimRow>(
    `SELECT ${COLUMNS} FROM claims
     WHERE upload_id = :id AND claim_id = :claimId AND (ended_at_ms IS NULL OR ended_at_ms >= :beforeMs)`,
    { id, claimId, beforeMs: nowMs - TOMBSTONE_SECONDS * 1_000 },
  );
}

/** @returns how many Claims are held now, and when the last of their leases ends */
export function heldClaims(
  database: SqliteConnection,
  id: UploadId,
  nowMs: number,
): { count: number; untilMs: number } {
  const row = database.get<{ count: number; untilMs: number }>(
    `SELECT COUNT(*) AS count, COALESCE(MAX(lease_until_ms), 0) AS untilMs FROM claims
     WHERE upload_id = :id AND state = 'held' AND lease_until_ms > :nowMs`,
    { id, nowMs },
  );
  return row ?? { count: 0, untilMs: 0 };
}

/** @returns when the last spent Claim becomes unusable, or 0 if none is usable */
export function keptUntilMs(database: SqliteConnection, id: UploadId, nowMs: number): number {
  const row = database.get<{ untilMs: number }>(
    `SELECT COALESCE(MAX(ended_at_ms), 0) AS untilMs FROM claims
     WHERE upload_id = :id AND state <> 'held' AND ended_at_ms > :nowMs`,
    { id, nowMs },
  );
  return row?.untilMs ?? 0;
}

/** @returns when the last Claim that is held or usable ends, or 0 if there is none */
export function inUseUntilMs(database: SqliteConnection, id: UploadId, nowMs: number): number {
  return Math.max(heldClaims(database, id, nowMs).untilMs, keptUntilMs(database, id, nowMs));
}

/** Makes spent Claims unusable. */
export function endKept(database: SqliteConnection, id: UploadId, nowMs: number): void {
  database.run(
    `UPDATE claims SET ended_at_ms = :nowMs WHERE upload_id = :id AND state <> 'held' AND ended_at_ms > :nowMs`,
    { id, nowMs },
  );
}

/** Releases lapsed Claims. @returns the Upload after that, or `null` when it is gone, perhaps because of this */
export function settledUpload(database: SqliteConnection, id: UploadId, nowMs: number): UploadRow | null {
  let upload = uploadRow(database, id);
  if (upload === null) return null;
  const timeToFinishIsOver = nowMs >= finishAtMs(upload);
  const lapsed = database.all<ClaimRow>(
    `SELECT ${COLUMNS} FROM claims WHERE upload_id = :id AND state = 'held' AND lease_until_ms <= :lapsedAtMs
     ORDER BY lease_until_ms, claim_id`,
    { id, lapsedAtMs: timeToFinishIsOver ? Number.MAX_SAFE_INTEGER : nowMs },
  );
  for (const claim of lapsed) {
    if (upload === null) return null;
    release(database, upload, claim, "lapsed", nowMs);
    upload = uploadRow(database, id);
  }
  return upload;
}

export function takeClaim(
  database: SqliteConnection,
  { id, claimId, times }: { id: UploadId; claimId: string; times: StoreTimes },
  nowMs: number,
): StoredUpload | "all_claimed" | null {
  const upload = settledUpload(database, id, nowMs);
  if (upload === null || !isVisible(upload, nowMs)) return null;
  if (claimRow(database, id, claimId, nowMs) !== null) return storedUpload(upload, nowMs);
  forgetEnded(database, id, nowMs);
  if (isAllClaimed(upload, heldClaims(database, id, nowMs).count)) return "all_claimed";
  database.run(
    `INSERT INTO claims (upload_id, claim_id, state, sent_bytes, taken_at_ms, lease_until_ms)
     VALUES (:id, :claimId, 'held', 0, :nowMs, :leaseUntilMs)`,
    { id, claimId, nowMs, leaseUntilMs: claimLeaseUntilMs(nowMs, times, nowMs) },
  );
  return storedUpload(upload, nowMs);
}

export function redeemForClaim(
  database: SqliteConnection,
  { redeem, claimId, times }: { redeem: RedeemArgs; claimId: string; times: StoreTimes },
  nowMs: number,
): { upload: StoredUpload; isTaken: boolean } | "lost" | null {
  const upload = redeemNonce(database, redeem, nowMs);
  if (upload === null || upload === "lost") return upload;
  const taken = takeClaim(database, { id: redeem.id, claimId, times }, nowMs);
  return { upload, isTaken: taken !== null && taken !== "all_claimed" };
}

export function renewClaim(
  database: SqliteConnection,
  { id, claimId, sentBytes, times }: { id: UploadId; claimId: string; sentBytes: number; times: StoreTimes },
  nowMs: number,
): "renewed" | "lost" {
  const upload = settledUpload(database, id, nowMs);
  const claim = claimRow(database, id, claimId, nowMs);
  if (upload === null || claim?.state !== "held") return "lost";
  const sent = Math.max(claim.sentBytes, sentBytes);
  if (isTooSlow(claim.takenAtMs, sent, times, nowMs)) {
    release(database, upload, { ...claim, sentBytes: sent }, "lapsed", nowMs);
    return "lost";
  }
  database.run(
    `UPDATE claims SET sent_bytes = :sent, lease_until_ms = :leaseUntilMs
     WHERE upload_id = :id AND claim_id = :claimId`,
    { id, claimId, sent, leaseUntilMs: claimLeaseUntilMs(claim.takenAtMs, times, nowMs) },
  );
  return "renewed";
}

export function spendClaim(
  database: SqliteConnection,
  { id, claimId }: { id: UploadId; claimId: string },
  nowMs: number,
): "spent" | "lost" {
  const upload = settledUpload(database, id, nowMs);
  const claim = claimRow(database, id, claimId, nowMs);
  if (claim?.state === "spent") return "spent";
  // downloads < downloadLimit while it is live: any step that makes them equal also ends the Upload.
  if (upload === null || claim?.state !== "held") return "lost";
  countDownload(database, upload, claim, "spent", nowMs);
  return "spent";
}

export function releaseClaim(
  database: SqliteConnection,
  { id, claimId, sentBytes }: { id: UploadId; claimId: string; sentBytes: number },
  nowMs: number,
): "released" | "counted" | "lost" {
  const upload = settledUpload(database, id, nowMs);
  const claim = claimRow(database, id, claimId, nowMs);
  if (claim?.state === "released" || claim?.state === "counted") return claim.state;
  if (upload === null || claim?.state !== "held") return "lost";
  const sent = Math.max(claim.sentBytes, sentBytes);
  return release(database, upload, { ...claim, sentBytes: sent }, "released", nowMs);
}

/** held → released, or counted. @param claim.sentBytes - reported by its process */
export function release(
  database: SqliteConnection,
  upload: UploadRow,
  claim: ClaimRow,
  how: "released" | "lapsed",
  nowMs: number,
): "released" | "counted" {
  const progress = claim.progress === null ? null : parseProgress(claim.progress, nowMs);
  const { isCounted, bytes, state } = decideRelease(upload, { ...claim, progress }, how);
  if (isCounted) {
    countDownload(database, upload, claim, state, nowMs);
    return "counted";
  }
  database.run("UPDATE uploads SET released_bytes = :releasedBytes WHERE id = :id", {
    id: upload.id,
    releasedBytes: upload.releasedBytes + bytes,
  });
  if (progress !== null) progress.releasedBytes += bytes;
  endClaim(database, upload, { ...claim, progress: progress && JSON.stringify(progress) }, state, nowMs);
  return "released";
}

/** Counts a download; the last one uses up the Upload. */
export function countDownload(
  database: SqliteConnection,
  upload: UploadRow,
  claim: ClaimRow,
  state: EndedState,
  nowMs: number,
): void {
  const { id, downloadLimit } = upload;
  const downloads = upload.downloads + 1;
  database.run("UPDATE uploads SET downloads = :downloads WHERE id = :id", { id, downloads });
  endClaim(database, upload, claim, state, nowMs);
  addFact(database, downloadFact({ ...upload, downloads }, nowMs));
  if (downloads >= downloadLimit) exhaust(database, id, downloads, nowMs);
}

/** The downloads have reached the limit: live → gone. */
export function exhaust(database: SqliteConnection, id: UploadId, downloads: number, nowMs: number): void {
  addFact(database, exhaustedFact({ id, downloads }, nowMs));
  endUpload(database, id, "exhausted", nowMs);
}

/** Also stores the Claim's progress. */
function endClaim(
  database: SqliteConnection,
  upload: UploadRow,
  claim: ClaimRow,
  state: EndedState,
  nowMs: number,
): void {
  const { claimId, progress } = claim;
  database.run(
    `UPDATE claims SET state = :state, ended_at_ms = :endedAtMs, progress = :progress
     WHERE upload_id = :id AND claim_id = :claimId`,
    {
      id: upload.id,
      claimId,
      state,
      endedAtMs: endedAtMs(state, progress === null ? null : parseProgress(progress, nowMs), nowMs),
      progress,
    },
  );
  // It may be the last Claim that an expired Upload waited for.
  if (!isVisible(upload, nowMs)) setDue(database, { kind: "upload", key: upload.id, dueAtMs: nowMs });
}

/** Ended Claims are kept for repeated commands. Deletes them after a tombstone's lifetime. */
export function forgetEnded(database: SqliteConnection, id: UploadId, nowMs: number): void {
  database.run("DELETE FROM claims WHERE upload_id = :id AND state <> 'held' AND ended_at_ms < :beforeMs", {
    id,
    beforeMs: nowMs - TOMBSTONE_SECONDS * 1_000,
  });
}
