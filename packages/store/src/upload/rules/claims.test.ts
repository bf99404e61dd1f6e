import { expect, test } from "vitest";
import { DEFAULT_STORE_TIMES, RELEASED_BYTES_FACTOR, SPENT_CLAIM_SECONDS } from "../port.ts";
import { type ClaimProgress, createProgress } from "./claim-progress.ts";
import {
  claimLeaseUntilMs,
  decideClaimUse,
  decideRelease,
  describeClaim,
  endedAtMs,
  isAllClaimed,
  isTooSlow,
  maxUncountedBytes,
} from "./claims.ts";
import { finishAtMs } from "./uploads.ts";

const upload = { downloadLimit: 2, ciphertextBytes: 100, releasedBytes: 0, expiresAtMs: 1_000_000 };
const MAX_BYTES = maxUncountedBytes(upload);
const once = { sentBytes: 40, progress: null };

function progressWith(change: Partial<ClaimProgress>): ClaimProgress {
  return { ...createProgress({ isNew: true }, upload, 0), ...change };
}

test("no Claim can be taken once held Claims and downloads together reach the limit", () => {
  expect(isAllClaimed({ downloads: 1, downloadLimit: 3 }, 1)).toBe(false);
  expect(isAllClaimed({ downloads: 1, downloadLimit: 3 }, 2)).toBe(true);
});

test("a Claim is too slow if it is below the minimum rate after the grace period, or is held for too long", () => {
  const times = { ...DEFAULT_STORE_TIMES, claimGraceSeconds: 10, claimMinBytesPerSecond: 100, claimMaxSeconds: 60 };
  expect(isTooSlow(0, 0, times, 10_000)).toBe(false);
  expect(isTooSlow(0, 0, times, 10_001)).toBe(true);
  expect(isTooSlow(0, 1_000, times, 20_000)).toBe(false);
  expect(isTooSlow(0, 1_000, times, 20_001)).toBe(true);
  expect(isTooSlow(0, Number.MAX_SAFE_INTEGER, times, 60_001)).toBe(true);
});

test("no lease ends after the time until which its Claim may be held", () => {
  const times = { ...DEFAULT_STORE_TIMES, claimLeaseSeconds: 30, claimMaxSeconds: 60 };
  expect(claimLeaseUntilMs(0, times, 10_000)).toBe(40_000);
  expect(claimLeaseUntilMs(0, times, 50_000)).toBe(60_000);
});

test("allows as many uncounted bytes with a download limit of 0 as with a limit of 1", () => {
  expect(maxUncountedBytes({ downloadLimit: 0, ciphertextBytes: 7 })).toBe(RELEASED_BYTES_FACTOR * 7);
  expect(maxUncountedBytes({ downloadLimit: 3, ciphertextBytes: 7 })).toBe(RELEASED_BYTES_FACTOR * 21);
});

test("charges a released Claim the bytes sent, and a lapsed Claim the whole body", () => {
  expect(decideRelease(upload, once, "released")).toEqual({ isCounted: false, bytes: 40, state: "released" });
  expect(decideRelease(upload, once, "lapsed")).toEqual({ isCounted: false, bytes: 100, state: "lapsed" });
  const progress = progressWith({ usedBytes: 30, unreportedBytes: 5, releasedBytes: 20 });
  expect(decideRelease(upload, { sentBytes: 0, progress }, "released").bytes).toBe(15);
});

test("counts a Claim when released Claims have sent too many bytes", () => {
  const full = { ...upload, releasedBytes: MAX_BYTES - 40 };
  expect(decideRelease(full, once, "released").isCounted).toBe(false);
  const over = { ...upload, releasedBytes: MAX_BYTES - 39 };
  expect(decideRelease(over, once, "released")).toMatchObject({ isCounted: true, state: "counted" });
  expect(decideRelease(over, once, "lapsed")).toMatchObject({ isCounted: true, state: "lapsed" });
  const resumable = { sentBytes: 0, progress: progressWith({ usedBytes: 40 }) };
  expect(decideRelease(over, resumable, "lapsed")).toMatchObject({ isCounted: true, state: "spent" });
});

test("only a spent resumable Claim stays usable", () => {
  expect(endedAtMs("spent", null, 5)).toBe(5);
  expect(endedAtMs("released", progressWith({}), 5)).toBe(5);
  expect(endedAtMs("spent", progressWith({}), 5)).toBe(5 + SPENT_CLAIM_SECONDS * 1_000);
});

test.each([
  ["held", null, "held", null],
  ["lapsed", 0, "lapsed", null],
  ["spent", 600, "spent", "spent"],
  ["spent", 500, null, null],
  ["released", 500, null, null],
  ["counted", 500, null, null],
] as const)("a %s Claim that ended at %s may be used as %s, or as %s once the Upload is used up", (...row) => {
  const [state, ended, whileLive, afterwards] = row;
  const claim = { state, endedAtMs: ended };
  expect(decideClaimUse(claim, upload, false, 500)).toBe(whileLive);
  expect(decideClaimUse(claim, null, true, 500)).toBe(afterwards);
  expect(decideClaimUse(claim, null, false, 500)).toBeNull();
  expect(decideClaimUse(claim, upload, false, finishAtMs(upload))).toBeNull();
});

test("operators see the kind of a Claim, and its open ranges", () => {
  const claim = { claimId: "a", state: "held", untilMs: 9, sentBytes: 3 } as const;
  expect(describeClaim({ ...claim, progress: null }, 0)).toEqual({ ...claim, kind: "once", ranges: [] });
  const open = { r: { firstByte: 10, chargedBytes: 20, sentBytes: 5, cut: false, leaseUntilMs: 8 } };
  const shown = (change: Partial<ClaimProgress>) =>
    describeClaim({ ...claim, progress: JSON.stringify(progressWith(change)) }, 0);
  expect(shown({ usedBytes: 7, open })).toMatchObject({
    kind: "resumable",
    sentBytes: 12,
    ranges: [{ firstByte: 10, endByte: 30, sentBytes: 5 }],
  });
  expect(shown({ usableUntilMs: 1 }).kind).toBe("random_access");
  expect(shown({ spans: [] }).kind).toBe("parallel");
});
