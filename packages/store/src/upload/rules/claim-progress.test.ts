import { expect, test } from "vitest";
import {
  MAX_OPEN_RANGES,
  MAX_PARALLEL_RANGES,
  MAX_SPANS,
  MIN_SPARE_BYTES,
  RANDOM_ACCESS_SECONDS,
  SPENT_CLAIM_SECONDS,
} from "../port.ts";
import {
  addRange,
  type ClaimProgress,
  chargeOnRelease,
  createProgress,
  endOpenRange,
  findRangeProblem,
  markTaken,
  maySendLastRecord,
  parseProgress,
  recordSent,
  sentSinceTaken,
  spentUntilMs,
} from "./claim-progress.ts";
import { finishAtMs } from "./uploads.ts";

const BYTES = 10 * 65_536;
const upload = { ciphertextBytes: BYTES, expiresAtMs: 1_000 };
const LEASE_MS = 30_000;

const range = (firstByte: number, endByte: number, requestId = `${firstByte}`) => ({ requestId, firstByte, endByte });

function newProgress(kind: { randomAccess?: boolean; parallel?: boolean; receivedBytes?: number } = {}) {
  return createProgress({ isNew: true, ...kind }, upload, 0);
}
function open(progress: ClaimProgress, firstByte: number, endByte: number): void {
  addRange(progress, range(firstByte, endByte), BYTES, LEASE_MS);
}
const findProblem = (progress: ClaimProgress, firstByte: number, endByte: number) =>
  findRangeProblem(progress, range(firstByte, endByte), BYTES);

test("a new random-access Claim has a maximum lifetime, and in a new parallel Claim the bytes received earlier count as sent", () => {
  expect(newProgress({ randomAccess: true, parallel: true })).toMatchObject({
    usableUntilMs: Math.min(RANDOM_ACCESS_SECONDS * 1_000, finishAtMs(upload)),
    spans: null,
  });
  expect(newProgress({ parallel: true, receivedBytes: BYTES + 5 }).spans).toEqual([[0, BYTES]]);
  expect(newProgress({ parallel: true }).spans).toEqual([]);
});

test("ranges begin within or directly after the bytes sent so far", () => {
  const progress = newProgress();
  open(progress, 0, 100);
  expect(findProblem(progress, 100, 200)).toBeNull();
  expect(findProblem(progress, 101, 200)).toBe("out_of_range");
  expect(findProblem(progress, BYTES, BYTES + 1)).toBe("out_of_range");
  expect(findProblem(newProgress({ randomAccess: true }), 500, 600)).toBeNull();
});

test("limits all ranges to the body's size plus the spare bytes, and unreported bytes to the body's size", () => {
  const room = MIN_SPARE_BYTES;
  const used = { ...newProgress(), usedBytes: room, reachedByte: BYTES };
  expect(findProblem(used, 0, BYTES)).toBeNull();
  expect(findProblem({ ...used, usedBytes: room + 1 }, 0, BYTES)).toBe("used_up");
  expect(findProblem({ ...used, unreportedBytes: BYTES }, 0, BYTES)).toBeNull();
  expect(findProblem({ ...used, unreportedBytes: BYTES + 1 }, 0, BYTES)).toBe("used_up");
  const anywhere = { ...newProgress({ randomAccess: true }), usedBytes: room + BYTES };
  expect(findProblem(anywhere, 0, BYTES)).toBeNull();
  expect(findProblem({ ...anywhere, usedBytes: room + BYTES + 1 }, 0, BYTES)).toBe("used_up");
});

test("a range past the bytes sent cuts off the open ranges, but a range that only repeats bytes does not", () => {
  const progress = newProgress();
  open(progress, 0, 100);
  expect(recordSent(progress, "0", 100)).toMatchObject({ sentBytes: 100, cut: false });
  open(progress, 50, 100);
  expect(progress.open["0"]?.cut).toBe(false);
  open(progress, 100, 200);
  expect([progress.open["0"]?.cut, progress.open["50"]?.cut, progress.open["100"]?.cut]).toEqual([true, true, false]);
});

test("a parallel range cuts off the ranges that it overlaps, unless the new range is a single byte", () => {
  const progress = newProgress({ parallel: true });
  open(progress, 0, 100);
  open(progress, 50, 51);
  expect(progress.open["0"]?.cut).toBe(false);
  open(progress, 60, 200);
  expect(progress.open["0"]?.cut).toBe(true);
});

test("limits the number of open ranges", () => {
  const parallel = newProgress({ parallel: true });
  for (let n = 0; n < MAX_PARALLEL_RANGES; n++) open(parallel, n * 100, n * 100 + 100);
  expect(findProblem(parallel, 5_000, 5_100)).toBe("used_up");
  expect(findProblem(parallel, 0, 100)).toBeNull();
  const resumable = newProgress();
  for (let n = 0; n < MAX_OPEN_RANGES; n++) addRange(resumable, range(0, 10, `${n}`), BYTES, LEASE_MS);
  expect(findProblem(resumable, 0, 10)).toBe("used_up");
});

test("limits the number of spans of a parallel Claim, and allows its last Record only after all other bytes", () => {
  const spans = Array.from({ length: MAX_SPANS }, (_, n) => [n * 100, n * 100 + 50] as const);
  const many = { ...newProgress({ parallel: true }), spans };
  expect(findProblem(many, 75, 80)).toBe("out_of_range");
  expect(findProblem(many, 50, 80)).toBeNull();
  const progress = newProgress({ parallel: true });
  expect(findProblem(progress, 0, BYTES)).toBeNull();
  expect(findProblem(progress, 100, BYTES)).toBe("out_of_range");
  expect(maySendLastRecord(progress, BYTES)).toBe(false);
  open(progress, 0, BYTES - 10);
  expect(findProblem(progress, 100, BYTES)).toBeNull();
  expect(maySendLastRecord(progress, BYTES)).toBe(true);
  expect(maySendLastRecord(newProgress(), BYTES)).toBe(true);
});

test("counts a range's reported bytes as sent, or, if its process died, all of its bytes as possibly sent", () => {
  const progress = newProgress({ parallel: true });
  open(progress, 0, 100);
  open(progress, 200, 300);
  expect(recordSent(progress, "200", 40)?.sentBytes).toBe(40);
  expect(recordSent(progress, "200", 30)?.sentBytes).toBe(40);
  expect(recordSent(progress, "unknown", 1)).toBeNull();
  endOpenRange(progress, "0", 1_000);
  expect(progress).toMatchObject({ usedBytes: 100, spans: [[0, 100]] });
  expect(sentSinceTaken(progress)).toBe(140);
  expect(chargeOnRelease(progress)).toBe(200);
  const died = parseProgress(JSON.stringify(progress), LEASE_MS);
  expect(died).toMatchObject({ usedBytes: 140, unreportedBytes: 60, reachedByte: 300, open: {} });
  expect(died.spans).toEqual([
    [0, 100],
    [200, 300],
  ]);
  expect(chargeOnRelease({ ...died, releasedBytes: 150 })).toBe(50);
  expect(parseProgress(JSON.stringify(progress), LEASE_MS - 1)).toEqual(progress);
  markTaken(died);
  expect(sentSinceTaken(died)).toBe(0);
});

test("a spent Claim remains usable for a fixed time, and a random-access Claim until its own deadline", () => {
  expect(spentUntilMs(newProgress(), 5)).toBe(5 + SPENT_CLAIM_SECONDS * 1_000);
  expect(spentUntilMs({ ...newProgress(), usableUntilMs: 7 }, 5)).toBe(7);
});
