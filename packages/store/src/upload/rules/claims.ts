import { MAX_HELD_CLAIMS, type OpenClaim, RELEASED_BYTES_FACTOR, type StoreTimes } from "../port.ts";
import { type ClaimProgress, chargeOnRelease, parseProgress, spentUntilMs } from "./claim-progress.ts";
import { finishAtMs } from "./uploads.ts";

/**
 * `counted`: too many bytes were sent for the Claim to be released. `lapsed`: it was not renewed. See [Note: Claims].
 */
export type EndedState = "spent" | "released" | "counted" | "lapsed";
export type ClaimState = "held" | EndedState;

type LimitedUpload = { downloadLimit: number; ciphertextBytes: number };

/** Whether no further Claim may be taken at present. */
export function isAllClaimed(
  { downloads, downloadLimit }: { downloads: number; downloadLimit: number },
  heldClaims: number,
): boolean {
  return heldClaims >= Math.min(downloadLimit - downloads, MAX_HELD_CLAIMS);
}

export function isTooSlow(takenAtMs: number, sentBytes: number, times: StoreTimes, nowMs: number): boolean {
  const atMinimumRate = times.claimGraceSeconds + sentBytes / times.claimMinBytesPerSecond;
  return nowMs > takenAtMs + Math.min(atMinimumRate, times.claimMaxSeconds) * 1_000;
}

/** End of a lease that begins now, limited to the maximum time for holding a Claim. */
export function claimLeaseUntilMs(takenAtMs: number, times: StoreTimes, nowMs: number): number {
  return Math.min(nowMs + times.claimLeaseSeconds * 1_000, takenAtMs + times.claimMaxSeconds * 1_000);
}

/**
 * Maximum number of bytes that may be sent under released Claims, or through a live link, without counting a download.
 */
export function maxUncountedBytes({ downloadLimit, ciphertextBytes }: LimitedUpload): number {
  return RELEASED_BYTES_FACTOR * Math.max(1, downloadLimit) * ciphertextBytes;
}

/**
 * Decides whether to release a held Claim, or to count it because released Claims have sent too many bytes. A resumable
 * Claim that lapsed and was counted may still be used, as if it had been spent.
 *
 * @param upload.releasedBytes - bytes sent under released Claims so far
 * @param claim.sentBytes - bytes reported by the Claim's process; ignored for a resumable Claim, whose `progress`
 *   contains the number
 * @param how - `lapsed`: the bytes sent are unknown, so the whole body counts
 * @returns `bytes`: the bytes to charge to the Upload unless the Claim is counted
 */
export function decideRelease(
  upload: LimitedUpload & { releasedBytes: number },
  { sentBytes, progress }: { sentBytes: number; progress: ClaimProgress | null },
  how: "released" | "lapsed",
): { isCounted: boolean; bytes: number; state: EndedState } {
  const reportedBytes = how === "released" ? sentBytes : upload.ciphertextBytes;
  const bytes = progress === null ? reportedBytes : chargeOnRelease(progress);
  const isCounted = upload.releasedBytes + bytes > maxUncountedBytes(upload);
  if (!isCounted) return { isCounted, bytes, state: how };
  if (how === "released") return { isCounted, bytes, state: "counted" };
  return { isCounted, bytes, state: progress === null ? "lapsed" : "spent" };
}

/**
 * The end time to record for a Claim that ends now. For a spent resumable Claim, this time is later, because the Claim
 * remains usable for a while.
 */
export function endedAtMs(state: EndedState, progress: ClaimProgress | null, nowMs: number): number {
  return state === "spent" && progress !== null ? spentUntilMs(progress, nowMs) : nowMs;
}

/**
 * Decides the permitted use of a resumable Claim.
 *
 * @param claim.endedAtMs - end of the Claim; a spent Claim may be used until then
 * @param upload - `null` when the Upload has ended
 * @param isKept - whether the Upload has been used up, but its Blob still exists
 * @returns `null` when the Claim cannot be used
 */
export function decideClaimUse(
  claim: { state: ClaimState; endedAtMs: number | null },
  upload: { expiresAtMs: number } | null,
  isKept: boolean,
  nowMs: number,
): "held" | "spent" | "lapsed" | null {
  if (upload === null ? !isKept : nowMs >= finishAtMs(upload)) return null;
  if (claim.state === "spent") return (claim.endedAtMs ?? 0) > nowMs ? "spent" : null;
  if (claim.state !== "held" && claim.state !== "lapsed") return null;
  return upload === null ? null : claim.state;
}

/** @param claim.progress - JSON; `null` for a non-resumable Claim */
export function describeClaim(
  {
    progress: json,
    ...claim
  }: Pick<OpenClaim, "claimId" | "state" | "untilMs" | "sentBytes"> & {
    progress: string | null;
  },
  nowMs: number,
): OpenClaim {
  if (json === null) return { ...claim, kind: "once", ranges: [] };
  const { usedBytes, usableUntilMs, spans, open } = parseProgress(json, nowMs);
  const ranges = Object.values(open).map(({ firstByte, chargedBytes, sentBytes }) => ({
    firstByte,
    endByte: firstByte + chargedBytes,
    sentBytes,
  }));
  const sentBytes = ranges.reduce((sum, range) => sum + range.sentBytes, usedBytes);
  const kind = usableUntilMs !== null ? "random_access" : spans !== null ? "parallel" : "resumable";
  return { ...claim, kind, sentBytes, ranges };
}
