import { lastRecordOffset } from "@envoi/protocol/sizes";
import {
  computeSpareBytes,
  MAX_OPEN_RANGES,
  MAX_PARALLEL_RANGES,
  MAX_SPANS,
  type OpenRange,
  RANDOM_ACCESS_SECONDS,
  type RangeRequest,
  SPENT_CLAIM_SECONDS,
} from "../port.ts";
import { addSpan, containBefore, extendsSpan, type Spans } from "./sent-spans.ts";
import { finishAtMs } from "./uploads.ts";

/** A range under a Claim that a process is still sending. */
type RunningRange = {
  firstByte: number;
  chargedBytes: number;
  sentBytes: number;
  /**
   * Whether a later range has cut off this one, by extending past the bytes already sent or by replacing this range.
   */
  cut: boolean;
  /** Time from which the range's process is considered dead. */
  leaseUntilMs: number;
};

/** Progress of a resumable Claim, see [Note: Resumable Claims]. */
export type ClaimProgress = {
  /** Bytes sent by ended ranges. */
  usedBytes: number;
  /** Bytes sent before the Claim was last retaken. */
  usedBeforeBytes: number;
  /** Bytes possibly sent beyond the last report by ranges whose lease has lapsed. */
  unreportedBytes: number;
  /** Bytes charged to the Upload when the Claim was released or lapsed. */
  releasedBytes: number;
  /** Position after the last byte sent. */
  reachedByte: number;
  /**
   * Time after which a random-access Claim is unusable, however active, see [Note: Random-access Claims]; `null` for
   * any other Claim.
   */
  usableUntilMs: number | null;
  /** Spans sent by ended ranges of a parallel Claim; `null` for any other Claim. See [Note: Parallel Claims]. */
  spans: Spans | null;
  open: Record<string, RunningRange>;
};

/** Creates the progress of a new Claim whose first range is this one. */
export function createProgress(
  { randomAccess = false, parallel = false, receivedBytes = 0 }: Omit<OpenRange, keyof RangeRequest>,
  upload: { ciphertextBytes: number; expiresAtMs: number },
  nowMs: number,
): ClaimProgress {
  const isParallel = parallel && !randomAccess;
  return {
    usedBytes: 0,
    usedBeforeBytes: 0,
    unreportedBytes: 0,
    releasedBytes: 0,
    reachedByte: 0,
    usableUntilMs: randomAccess ? Math.min(nowMs + RANDOM_ACCESS_SECONDS * 1_000, finishAtMs(upload)) : null,
    spans: isParallel ? addSpan([], 0, Math.min(receivedBytes, upload.ciphertextBytes)) : null,
    open: {},
  };
}

/** Parses the progress, and ends the ranges whose lease has lapsed. @param json - a ClaimProgress */
export function parseProgress(json: string, nowMs: number): ClaimProgress {
  const progress: ClaimProgress = JSON.parse(json);
  for (const [requestId, { firstByte, chargedBytes, sentBytes, leaseUntilMs }] of Object.entries(progress.open)) {
    if (leaseUntilMs > nowMs) continue;
    settle(progress, requestId, { firstByte, sentBytes, reachedByte: firstByte + chargedBytes });
    progress.unreportedBytes += chargedBytes - sentBytes;
  }
  return progress;
}

export function sentSinceTaken({ usedBytes, usedBeforeBytes, open }: ClaimProgress): number {
  return Object.values(open).reduce((sum, { sentBytes }) => sum + sentBytes, usedBytes - usedBeforeBytes);
}

/**
 * Bytes to charge if the Claim is released now: all that may have been sent, with open ranges in full, minus earlier
 * charges.
 */
export function chargeOnRelease({ usedBytes, unreportedBytes, releasedBytes, open }: ClaimProgress): number {
  const maxSentBytes = Object.values(open).reduce((sum, one) => sum + one.chargedBytes, usedBytes + unreportedBytes);
  return Math.max(0, maxSentBytes - releasedBytes);
}

/** Time at which a spent Claim becomes unusable if this is its last activity. */
export function spentUntilMs({ usableUntilMs }: ClaimProgress, nowMs: number): number {
  return Math.min(nowMs + SPENT_CLAIM_SECONDS * 1_000, usableUntilMs ?? Number.MAX_SAFE_INTEGER);
}

/** Call this when the Claim is retaken: `sentSinceTaken` restarts at 0. */
export function markTaken(progress: ClaimProgress): void {
  progress.usedBeforeBytes += sentSinceTaken(progress);
}

/** @returns why a range cannot be opened, or `null` if it can */
export function findRangeProblem(
  progress: ClaimProgress,
  { firstByte, endByte }: RangeRequest,
  ciphertextBytes: number,
): "out_of_range" | "used_up" | null {
  const open = Object.values(progress.open);
  const reached = Math.max(progress.reachedByte, ...open.map((one) => one.firstByte + one.chargedBytes));
  const bytes = Math.min(endByte, ciphertextBytes) - firstByte;
  const isRandomAccess = progress.usableUntilMs !== null;
  if (bytes <= 0) return "out_of_range";
  if (progress.spans !== null) {
    if (isUnfitFor(progress, progress.spans, { firstByte, endByte }, ciphertextBytes)) return "out_of_range";
  } else if (firstByte > reached && !isRandomAccess) return "out_of_range";
  const charged = open.reduce((sum, { chargedBytes }) => sum + chargedBytes, progress.usedBytes + bytes);
  const maxBytes = ciphertextBytes + computeSpareBytes(ciphertextBytes);
  const isUsedUp =
    (charged > maxBytes && !isRandomAccess) || charged + progress.unreportedBytes > maxBytes + ciphertextBytes;
  const running = open.filter((one) => !one.cut && !isReplaced(one, { firstByte, endByte }));
  const isFull = progress.spans !== null && running.length >= MAX_PARALLEL_RANGES;
  return open.length >= MAX_OPEN_RANGES || isFull || isUsedUp ? "used_up" : null;
}

/** Whether a range of a parallel Claim would create too many spans, or contains the last Record too early. */
function isUnfitFor(
  progress: ClaimProgress,
  spans: Spans,
  { firstByte, endByte }: Pick<RangeRequest, "firstByte" | "endByte">,
  ciphertextBytes: number,
): boolean {
  const many = spans.length + Object.keys(progress.open).length;
  if (many >= MAX_SPANS && !extendsSpan(spans, firstByte)) return true;
  const lastRecord = lastRecordOffset(ciphertextBytes);
  return endByte > lastRecord && !coversBefore(progress, spans, Math.min(firstByte, lastRecord));
}

function coversBefore({ open }: ClaimProgress, spans: Spans, endByte: number): boolean {
  const withOpen = Object.values(open).reduce(
    (sum, { firstByte, chargedBytes }) => addSpan(sum, firstByte, firstByte + chargedBytes),
    spans,
  );
  return containBefore(withOpen, endByte);
}

/** Whether the last Record may be sent: all bytes before it must have been sent, or be in an open range. */
export function maySendLastRecord(progress: ClaimProgress, ciphertextBytes: number): boolean {
  return progress.spans === null || coversBefore(progress, progress.spans, lastRecordOffset(ciphertextBytes));
}

function isReplaced({ firstByte, chargedBytes }: RunningRange, by: Pick<RangeRequest, "firstByte" | "endByte">) {
  const isMore = by.endByte - by.firstByte > 1;
  return isMore && by.firstByte < firstByte + chargedBytes && firstByte < by.endByte;
}

export function addRange(
  progress: ClaimProgress,
  range: RangeRequest,
  ciphertextBytes: number,
  leaseUntilMs: number,
): void {
  const { requestId, firstByte } = range;
  const endByte = Math.min(range.endByte, ciphertextBytes);
  const isBeyond = endByte > progress.reachedByte && progress.usableUntilMs === null;
  for (const one of Object.values(progress.open)) {
    if (progress.spans === null ? isBeyond : isReplaced(one, { firstByte, endByte })) one.cut = true;
  }
  progress.open[requestId] = { firstByte, chargedBytes: endByte - firstByte, sentBytes: 0, cut: false, leaseUntilMs };
}

/** Records the bytes sent. @returns the range, or `null` when the range has ended */
export function recordSent(progress: ClaimProgress, requestId: string, sentBytes: number): RunningRange | null {
  const range = progress.open[requestId];
  if (range === undefined) return null;
  range.sentBytes = Math.min(range.chargedBytes, Math.max(range.sentBytes, sentBytes));
  progress.reachedByte = Math.max(progress.reachedByte, range.firstByte + range.sentBytes);
  return range;
}

export function endOpenRange(progress: ClaimProgress, requestId: string, reportedBytes: number): void {
  const range = recordSent(progress, requestId, reportedBytes);
  if (range === null) return;
  const { firstByte, sentBytes } = range;
  settle(progress, requestId, { firstByte, sentBytes, reachedByte: firstByte + sentBytes });
}

type EndedRange = { firstByte: number; sentBytes: number; reachedByte: number };

/** @param ended.reachedByte - end of the bytes that may have arrived */
function settle(progress: ClaimProgress, requestId: string, { firstByte, sentBytes, reachedByte }: EndedRange): void {
  progress.usedBytes += sentBytes;
  if (progress.spans !== null) progress.spans = addSpan(progress.spans, firstByte, reachedByte);
  progress.reachedByte = Math.max(progress.reachedByte, reachedByte);
  delete progress.open[requestId];
}
