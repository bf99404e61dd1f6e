import type { SqliteConnection } from "@envoi/platform";
import type { UploadId } from "@envoi/protocol";
import type { BlobKey } from "../../blob/port.ts";
import { IDLE_CLAIM_SECONDS, type OpenRange, type RangeAnswer, type RangeRequest, type StoreTimes } from "../port.ts";
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
import { isAllClaimed, isTooSlow, useOfClaim } from "../rules/claims.ts";
import { isVisible } from "../rules/uploads.ts";
import {
  type ClaimRow,
  claimRow,
  countDownload,
  forgetEnded,
  heldClaims,
  keptUntilMs,
  release,
  settledUpload,
  spendClaim,
} from "./claims.ts";
import { setDue } from "./due-index.ts";
import { isUploading } from "./live-links.ts";
import { type RedeemArgs, redeemNonce } from "./nonces.ts";
import { readTombstone } from "./tombstones.ts";
import type { UploadRow } from "./uploads.ts";

type Body = { blobKey: BlobKey; ciphertextBytes: number };
/** The current state of a resumable Claim. `upload`: `null` once it was used up. */
type Resumable = {
  how: "held" | "spent" | "lapsed";
  claim: ClaimRow;
  progress: ClaimProgress;
  upload: UploadRow | null;
  body: Body;
};

/** Releases lapsed Claims, and this Claim when it is too slow. @returns `null` when it cannot be used */
function usableClaim(
  database: SqliteConnection,
  { id, claimId, times }: { id: UploadId; claimId: string; times?: StoreTimes },
  nowMs: number,
): Resumable | null {
  let upload = settledUpload(database, id, nowMs);
  let claim = claimRow(database, id, claimId, nowMs);
  if (claim === null || claim.progress === null) return null;
  const sentBytes = sentSinceTaken(parseProgress(claim.progress, nowMs));
  if (upload && claim.state === "held" && times && isTooSlow(claim.takenAtMs, sentBytes, times, nowMs)) {
    release(database, upload, claim, "lapsed", nowMs);
    upload = settledUpload(database, id, nowMs);
    claim = claimRow(database, id, claimId, nowMs);
  }
  const usedUp = upload === null ? usedUpBody(database, id) : null;
  const body = upload ?? usedUp;
  if (body === null || claim === null || claim.progress === null) return null;
  const how = useOfClaim(claim, upload, usedUp !== null, nowMs);
  return how && { how, claim, progress: parseProgress(claim.progress, nowMs), upload, body };
}

function usedUpBody(database: SqliteConnection, id: UploadId): Body | null {
  const tombstone = readTombstone(database, id);
  return tombstone?.reason === "exhausted" && tombstone.forgetAtMs === null ? tombstone : null;
}

type KeptProgress = { id: UploadId; claimId: string; progress: ClaimProgress; how: Resumable["how"] };

function keepProgress(database: SqliteConnection, { id, claimId, progress, how }: KeptProgress, nowMs: number): void {
  const isExtended = how === "spent" && progress.usableUntilMs !== null;
  database.run(
    `UPDATE claims SET progress = :progress, lease_until_ms = :leaseUntilMs, ended_at_ms = COALESCE(:endedAtMs, ended_at_ms)
     WHERE upload_id = :id AND claim_id = :claimId`,
    {
      id,
      claimId,
      progress: JSON.stringify(progress),
      leaseUntilMs: nowMs + IDLE_CLAIM_SECONDS * 1_000,
      endedAtMs: isExtended ? spentUntilMs(progress, nowMs) : null,
    },
  );
}

type OpenArgs = OpenRange & { id: UploadId; claimId: string; times: StoreTimes };

export function openRange(database: SqliteConnection, args: OpenArgs, nowMs: number): RangeAnswer | null {
  const { id, claimId, times } = args;
  if (args.isNew && claimRow(database, id, claimId, nowMs) === null) return openFirstRange(database, args, nowMs);
  const found = usableClaim(database, args, nowMs);
  if (found === null) return null;
  const { how, progress, upload, body } = found;
  const opened = openedAnswer(body, progress, how === "spent");
  if (progress.open[args.requestId] !== undefined && how !== "lapsed") return opened;
  const problem = answerProblem(progress, args, body);
  if (problem !== null) return problem;
  if (how === "lapsed") {
    if (upload === null || !isVisible(upload, nowMs)) return null;
    if (isAllClaimed(upload, heldClaims(database, id, nowMs).count)) return { result: "all_claimed" };
    database.run(
      `UPDATE claims SET state = 'held', taken_at_ms = :nowMs, ended_at_ms = NULL
       WHERE upload_id = :id AND claim_id = :claimId`,
      { id, claimId, nowMs },
    );
    markTaken(progress);
  }
  addRange(progress, args, body.ciphertextBytes, nowMs + times.claimLeaseSeconds * 1_000);
  keepProgress(database, { id, claimId, progress, how: how === "lapsed" ? "held" : how }, nowMs);
  return opened;
}

export function redeemForRange(
  database: SqliteConnection,
  { redeem, ...range }: OpenArgs & { redeem: RedeemArgs },
  nowMs: number,
): { answer: RangeAnswer | null } | "lost" | null {
  const upload = redeemNonce(database, redeem, nowMs);
  if (upload === null || upload === "lost") return upload;
  return { answer: openRange(database, range, nowMs) };
}

function openFirstRange(database: SqliteConnection, args: OpenArgs, nowMs: number): RangeAnswer | null {
  const { id, claimId, times } = args;
  const upload = settledUpload(database, id, nowMs);
  if (upload === null) return isUploading(database, id) ? { result: "uploading" } : null;
  if (!isVisible(upload, nowMs)) return null;
  forgetEnded(database, id, nowMs);
  const progress = createProgress(args, upload, nowMs);
  const problem = answerProblem(progress, args, upload);
  if (problem !== null) return problem;
  if (isAllClaimed(upload, heldClaims(database, id, nowMs).count)) return { result: "all_claimed" };
  addRange(progress, args, upload.ciphertextBytes, nowMs + times.claimLeaseSeconds * 1_000);
  database.run(
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
  return {
    result: "opened",
    blobKey,
    ciphertextBytes,
    spent,
    randomAccess: usableUntilMs !== null,
    parallel: spans !== null,
  };
}

function answerProblem(progress: ClaimProgress, range: RangeRequest, { ciphertextBytes }: Body): RangeAnswer | null {
  const problem = findRangeProblem(progress, range, ciphertextBytes);
  return problem === "out_of_range" ? { result: problem, ciphertextBytes } : problem && { result: problem };
}

type OpenedRange = { id: UploadId; claimId: string; requestId: string; sentBytes: number };

export function renewRange(
  database: SqliteConnection,
  args: OpenedRange & { times: StoreTimes },
  nowMs: number,
): "renewed" | "lost" {
  const found = usableClaim(database, args, nowMs);
  if (found === null || found.how === "lapsed") return "lost";
  const { progress } = found;
  const range = recordSent(progress, args.requestId, args.sentBytes);
  if (range === null) return "lost";
  range.leaseUntilMs = nowMs + args.times.claimLeaseSeconds * 1_000;
  keepProgress(database, { ...args, ...found }, nowMs);
  return range.cut ? "lost" : "renewed";
}

export function endRange(database: SqliteConnection, args: OpenedRange, nowMs: number): void {
  const found = usableClaim(database, args, nowMs);
  if (found?.progress.open[args.requestId] === undefined) return;
  endOpenRange(found.progress, args.requestId, args.sentBytes);
  keepProgress(database, { ...args, ...found }, nowMs);
}

export function spendRange(
  database: SqliteConnection,
  { id, claimId, requestId }: { id: UploadId; claimId: string; requestId: string },
  nowMs: number,
): "spent" | "lost" {
  const sentBytes = Number.MAX_SAFE_INTEGER;
  const upload = settledUpload(database, id, nowMs);
  const claim = claimRow(database, id, claimId, nowMs);
  if (upload === null || claim?.state !== "held" || claim.progress === null) {
    const spent = spendClaim(database, { id, claimId }, nowMs);
    if (spent === "spent") endRange(database, { id, claimId, requestId, sentBytes }, nowMs);
    return spent;
  }
  const progress = parseProgress(claim.progress, nowMs);
  if (!maySendLastRecord(progress, upload.ciphertextBytes)) return "lost";
  endOpenRange(progress, requestId, sentBytes);
  countDownload(database, upload, { ...claim, progress: JSON.stringify(progress) }, "spent", nowMs);
  return "spent";
}

export function endClaim(
  database: SqliteConnection,
  { id, claimId }: { id: UploadId; claimId: string },
  nowMs: number,
): "ended" | null {
  const found = usableClaim(database, { id, claimId }, nowMs);
  if (found === null) return wasEnded(database, { id, claimId }, nowMs) ? "ended" : null;
  if (found.how === "held" && found.upload !== null) {
    release(database, found.upload, found.claim, "released", nowMs);
    return "ended";
  }
  const state = found.how === "lapsed" ? "released" : "spent";
  database.run("UPDATE claims SET state = :state, ended_at_ms = :nowMs WHERE upload_id = :id AND claim_id = :claimId", {
    id,
    claimId,
    state,
    nowMs,
  });
  const isOver = found.upload === null || !isVisible(found.upload, nowMs);
  const dueAtMs = Math.max(nowMs, keptUntilMs(database, id, nowMs));
  if (isOver) setDue(database, { kind: "upload", key: id, dueAtMs });
  return "ended";
}

function wasEnded(
  database: SqliteConnection,
  { id, claimId }: { id: UploadId; claimId: string },
  nowMs: number,
): boolean {
  const claim = claimRow(database, id, claimId, nowMs);
  // A Claim still held ended with its Upload.
  const isKnown = claim !== null && claim.progress !== null && claim.state !== "held";
  const reason = readTombstone(database, id)?.reason ?? "exhausted";
  return isKnown && reason === "exhausted";
}
