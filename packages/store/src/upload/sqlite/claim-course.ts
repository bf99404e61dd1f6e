import { MAX_OPEN_RANGES, MIN_SPARE_BYTES, type RangeRequest, SPARE_SHARE } from "../port.ts";

/** A range that is being sent. */
type OpenRange = {
  firstByte: number;
  chargedBytes: number;
  sentBytes: number;
  /** A later one went on beyond it. */
  cut: boolean;
  /** From then on its process is taken for dead. */
  leaseUntilMs: number;
};

/** How far a resumable Claim has come, see [Note: Resumable Claims]. */
export type ClaimCourse = {
  /** Bytes that ranges sent, of those that ended. */
  usedBytes: number;
  /** Those of them that were used before the Claim was last taken. */
  usedBeforeBytes: number;
  /** Bytes that ranges whose lease lapsed may have sent beyond what they reported. */
  unreportedBytes: number;
  /** Bytes that were charged to the Upload when the Claim lapsed. */
  givenBackBytes: number;
  /** End of what was sent. */
  reachedByte: number;
  open: Record<string, OpenRange>;
};

export const NEW_COURSE: ClaimCourse = {
  usedBytes: 0,
  usedBeforeBytes: 0,
  unreportedBytes: 0,
  givenBackBytes: 0,
  reachedByte: 0,
  open: {},
};

/** @param json - as this module wrote it; earlier versions wrote fewer fields */
export function courseOf(json: string, nowMs: number): ClaimCourse {
  const course: ClaimCourse = { ...NEW_COURSE, ...JSON.parse(json) };
  for (const [requestId, { firstByte, chargedBytes, sentBytes, leaseUntilMs }] of Object.entries(course.open)) {
    if (leaseUntilMs > nowMs) continue;
    settle(course, requestId, sentBytes, firstByte + chargedBytes);
    course.unreportedBytes += chargedBytes - sentBytes;
  }
  return course;
}

export function sentSinceTaken({ usedBytes, usedBeforeBytes, open }: ClaimCourse): number {
  return Object.values(open).reduce((sum, { sentBytes }) => sum + sentBytes, usedBytes - usedBeforeBytes);
}

/** What a break now costs the Upload: all that may have been sent, open ranges in full, less what it was charged before. */
export function bytesToGiveBack({ usedBytes, unreportedBytes, givenBackBytes, open }: ClaimCourse): number {
  const mostSent = Object.values(open).reduce((sum, one) => sum + one.chargedBytes, usedBytes + unreportedBytes);
  return Math.max(0, mostSent - givenBackBytes);
}

/** What is sent from now on counts for the Claim as it is taken now. */
export function startAnew(course: ClaimCourse): void {
  course.usedBeforeBytes += sentSinceTaken(course);
}

/** @returns why a range can't be opened, or `null` when it can */
export function rangeProblem(
  course: ClaimCourse,
  { firstByte, endByte }: RangeRequest,
  ciphertextBytes: number,
): "out_of_range" | "used_up" | null {
  const open = Object.values(course.open);
  const reached = Math.max(course.reachedByte, ...open.map((one) => one.firstByte + one.chargedBytes));
  const bytes = Math.min(endByte, ciphertextBytes) - firstByte;
  if (bytes <= 0 || firstByte > reached) return "out_of_range";
  const charged = open.reduce((sum, { chargedBytes }) => sum + chargedBytes, course.usedBytes + bytes);
  const mostBytes = ciphertextBytes + Math.max(MIN_SPARE_BYTES, ciphertextBytes * SPARE_SHARE);
  const isUsedUp = charged > mostBytes || charged + course.unreportedBytes > mostBytes + ciphertextBytes;
  return open.length >= MAX_OPEN_RANGES || isUsedUp ? "used_up" : null;
}

export function addRange(
  course: ClaimCourse,
  range: RangeRequest,
  ciphertextBytes: number,
  leaseUntilMs: number,
): void {
  const { requestId, firstByte } = range;
  const endByte = Math.min(range.endByte, ciphertextBytes);
  if (endByte > course.reachedByte) for (const one of Object.values(course.open)) one.cut = true;
  course.open[requestId] = { firstByte, chargedBytes: endByte - firstByte, sentBytes: 0, cut: false, leaseUntilMs };
}

/** Notes what was sent. @returns the range, or `null` when it has ended */
export function noteSent(course: ClaimCourse, requestId: string, sentBytes: number): OpenRange | null {
  const range = course.open[requestId];
  if (range === undefined) return null;
  range.sentBytes = Math.min(range.chargedBytes, Math.max(range.sentBytes, sentBytes));
  course.reachedByte = Math.max(course.reachedByte, range.firstByte + range.sentBytes);
  return range;
}

export function endOpenRange(course: ClaimCourse, requestId: string, sentBytes: number): void {
  const range = noteSent(course, requestId, sentBytes);
  if (range !== null) settle(course, requestId, range.sentBytes, course.reachedByte);
}

function settle(course: ClaimCourse, requestId: string, sentBytes: number, reachedByte: number): void {
  course.usedBytes += sentBytes;
  course.reachedByte = Math.max(course.reachedByte, reachedByte);
  delete course.open[requestId];
}
