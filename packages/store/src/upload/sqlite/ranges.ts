import type { UploadId } from "@envoi/protocol";
import type { BlobKey } from "../../blob/port.ts";
import { IDLE_CLAIM_SECONDS, type OpenRange, type RangeAnswer, type RangeRequest, type RangeStore } from "../port.ts";
import {
  addRange,
  type ClaimProgress,
  createProgress,
  endOpenRange,
  findRangeProblem,
  markTaken,
  maySendLastRecord,
  parseProgress,
  recordSent,
  sentSinceTaken,
  spentUntilMs,
} from "../rules/claim-progress.ts";
import { decideClaimUse, isAllClaimed, isTooSlow } from "../rules/claims.ts";
import { isVisible } from "../rules/uploads.ts";
import {
  type ClaimRow,
  claimRow,
  claims,
  countDownload,
  forgetEnded,
  heldClaims,
  keptUntilMs,
  release,
  settledUpload,
} from "./claims.ts";
import { setDue } from "./due-index.ts";
import { isUploading } from "./live-links.ts";
import { redeemNonce } from "./nonces.ts";
import { readTombstone } from "./tombstones.ts";
import type { Operations, Transaction } from "./transaction.ts";
import type { UploadRow } from "./uploads.ts";

type Body = { blobKey: BlobKey; ciphertextBytes: number };
/** The current state of a resumable Claim. `upload`: `null` once the Upload is used up. */
type Resumable = {
  how: "held" | "spent" | "lapsed";
  claim: ClaimRow;
  progress: ClaimProgress;
  upload: UploadRow | null;
  body: Body;
};

/**
 * Releases lapsed Claims, then finds a resumable Claim.
 *
 * @param checksSpeed - whether to release this Claim also if it is too slow
 * @returns `null` when the Claim cannot be used
 */
function usableClaim(tx: Transaction, id: UploadId, claimId: string, checksSpeed: boolean): Resumable | null {
  const { nowMs, times } = tx;
  let upload = settledUpload(tx, id);
  let claim = claimRow(tx, id, claimId);
  if (claim === null || claim.progress === null) return null;
  const sentBytes = sentSinceTaken(parseProgress(claim.progress, nowMs));
  if (upload && claim.state === "held" && checksSpeed && isTooSlow(claim.takenAtMs, sentBytes, times, nowMs)) {
    release(tx, upload, claim, "lapsed");
    upload = settledUpload(tx, id);
    claim = claimRow(tx, id, claimId);
  }
  const usedUp = upload === null ? usedUpBody(tx, id) : null;
  const body = upload ?? usedUp;
  if (body === null || claim === null || claim.progress === null) return null;
  const how = decideClaimUse(claim, upload, usedUp !== null, nowMs);
  return how && { how, claim, progress: parseProgress(claim.progress, nowMs), upload, body };
}

function usedUpBody(tx: Transaction, id: UploadId): Body | null {
  const tombstone = readTombstone(tx, id);
  return tombstone?.reason === "exhausted" && tombstone.forgetAtMs === null ? tombstone : null;
}

type UsedProgress = Pick<Resumable, "how" | "progress">;

function keepProgress(tx: Transaction, id: UploadId, claimId: string, { how, progress }: UsedProgress): void {
  const isExtended = how === "spent" && progress.usableUntilMs !== null;
  tx.run(
    `UPDATE claims SET progress = :progress, lease_until_ms = :leaseUntilMs, ended_at_ms = COALESCE(:endedAtMs, ended_at_ms)
     WHERE upload_id = :id AND claim_id = :claimId`,
    {
      id,
      claimId,
      progress: JSON.stringify(progress),
      leaseUntilMs: tx.nowMs + IDLE_CLAIM_SECONDS * 1_000,
      endedAtMs: isExtended ? spentUntilMs(progress, tx.nowMs) : null,
    },
  );
}

const rangeLeaseUntilMs = ({ nowMs, times }: Transaction) => nowMs + times.claimLeaseSeconds * 1_000;

function openFirstRange(tx: Transaction, id: UploadId, claimId: string, range: OpenRange): RangeAnswer | null {
  const { nowMs } = tx;
  const upload = settledUpload(tx, id);
  if (upload === null) return isUploading(tx, id) ? { result: "uploading" } : null;
  if (!isVisible(upload, nowMs)) return null;
  forgetEnded(tx, id);
  const progress = createProgress(range, upload, nowMs);
  const problem = answerProblem(progress, range, upload);
  if (problem !== null) return problem;
  if (isAllClaimed(upload, heldClaims(tx, id).count)) return { result: "all_claimed" };
  addRange(progress, range, upload.ciphertextBytes, rangeLeaseUntilMs(tx));
  tx.run(
    `INSERT INTO claims (upload_id, claim_id, state, sent_bytes, taken_at_ms, lease_until_ms, progress)
     VALUES (:id, :claimId, 'held', 0, :nowMs, :leaseUntilMs, :progress)`,
    { id, claimId, nowMs, leaseUntilMs: nowMs + IDLE_CLAIM_SECONDS * 1_000, progress: JSON.stringify(progress) },
  );
  return openedAnswer(upload, progress, false);
}

function openedAnswer(
  { blobKey, ciphertextBytes }: Body,
  { usableUntilMs, spans }: ClaimProgress,
  spent: boolean,
): RangeAnswer {
  const randomAccess = usableUntilMs !== null;
  return { result: "opened", blobKey, ciphertextBytes, spent, randomAccess, parallel: spans !== null };
}

function answerProblem(progress: ClaimProgress, range: RangeRequest, { ciphertextBytes }: Body): RangeAnswer | null {
  const problem = findRangeProblem(progress, range, ciphertextBytes);
  return problem === "out_of_range" ? { result: problem, ciphertextBytes } : problem && { result: problem };
}

function wasEnded(tx: Transaction, id: UploadId, claimId: string): boolean {
  const claim = claimRow(tx, id, claimId);
  // A Claim whose state is still `held` has ended together with its Upload.
  const isKnown = claim !== null && claim.progress !== null && claim.state !== "held";
  const reason = readTombstone(tx, id)?.reason ?? "exhausted";
  return isKnown && reason === "exhausted";
}

export const ranges: Operations<RangeStore> = {
  openRange(tx, id, claimId, range) {
    const { nowMs } = tx;
    if (range.isNew && claimRow(tx, id, claimId) === null) return openFirstRange(tx, id, claimId, range);
    const found = usableClaim(tx, id, claimId, true);
    if (found === null) return null;
    const { how, progress, upload, body } = found;
    const opened = openedAnswer(body, progress, how === "spent");
    if (progress.open[range.requestId] !== undefined && how !== "lapsed") return opened;
    const problem = answerProblem(progress, range, body);
    if (problem !== null) return problem;
    if (how === "lapsed") {
      if (upload === null || !isVisible(upload, nowMs)) return null;
      if (isAllClaimed(upload, heldClaims(tx, id).count)) return { result: "all_claimed" };
      tx.run(
        `UPDATE claims SET state = 'held', taken_at_ms = :nowMs, ended_at_ms = NULL
         WHERE upload_id = :id AND claim_id = :claimId`,
        { id, claimId, nowMs },
      );
      markTaken(progress);
    }
    addRange(progress, range, body.ciphertextBytes, rangeLeaseUntilMs(tx));
    keepProgress(tx, id, claimId, { progress, how: how === "lapsed" ? "held" : how });
    return opened;
  },
  redeemForRange(tx, id, redeem, claimId, range) {
    const upload = redeemNonce(tx, id, redeem);
    if (upload === null || upload === "lost") return upload;
    return { answer: ranges.openRange(tx, id, claimId, range) };
  },
  renewRange(tx, id, claimId, requestId, sentBytes) {
    const found = usableClaim(tx, id, claimId, true);
    if (found === null || found.how === "lapsed") return "lost";
    const range = recordSent(found.progress, requestId, sentBytes);
    if (range === null) return "lost";
    range.leaseUntilMs = rangeLeaseUntilMs(tx);
    keepProgress(tx, id, claimId, found);
    return range.cut ? "lost" : "renewed";
  },
  endRange(tx, id, claimId, requestId, sentBytes) {
    const found = usableClaim(tx, id, claimId, false);
    if (found?.progress.open[requestId] === undefined) return;
    endOpenRange(found.progress, requestId, sentBytes);
    keepProgress(tx, id, claimId, found);
  },
  spendRange(tx, id, claimId, requestId) {
    const sentBytes = Number.MAX_SAFE_INTEGER;
    const upload = settledUpload(tx, id);
    const claim = claimRow(tx, id, claimId);
    if (upload === null || claim?.state !== "held" || claim.progress === null) {
      const spent = claims.spendClaim(tx, id, claimId);
      if (spent === "spent") ranges.endRange(tx, id, claimId, requestId, sentBytes);
      return spent;
    }
    const progress = parseProgress(claim.progress, tx.nowMs);
    if (!maySendLastRecord(progress, upload.ciphertextBytes)) return "lost";
    endOpenRange(progress, requestId, sentBytes);
    countDownload(tx, upload, { ...claim, progress: JSON.stringify(progress) }, "spent");
    return "spent";
  },
  endClaim(tx, id, claimId) {
    const { nowMs } = tx;
    const found = usableClaim(tx, id, claimId, false);
    if (found === null) return wasEnded(tx, id, claimId) ? "ended" : null;
    if (found.how === "held" && found.upload !== null) {
      release(tx, found.upload, found.claim, "released");
      return "ended";
    }
    const state = found.how === "lapsed" ? "released" : "spent";
    tx.run("UPDATE claims SET state = :state, ended_at_ms = :nowMs WHERE upload_id = :id AND claim_id = :claimId", {
      id,
      claimId,
      state,
      nowMs,
    });
    const isOver = found.upload === null || !isVisible(found.upload, nowMs);
    if (isOver) setDue(tx, { kind: "upload", key: id, dueAtMs: Math.max(nowMs, keptUntilMs(tx, id)) });
    return "ended";
  },
};
