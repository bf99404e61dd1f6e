/*
 * [Note: Range count]
 *
 * Several concurrent ranges help if each connection has its own limit: a long-distance network that loses packets, or a
 * server that throttles connections. They do not help if all ranges share one limit: a saturated network, or a single
 * HTTP/2 connection. Which case applies cannot be known in advance, so more ranges are tried. They are kept only if
 * throughput grows by a fair share of the possible gain. Otherwise the previous count is restored, and the wait before
 * the next trial grows each time.
 *
 * No trial is made while the reader is slower than the network, or when the network is so fast that the computer is the
 * limit.
 */

/** Maximum number of concurrent ranges of one download. */
export const MAX_RANGES = 6;
const STEPS = [1, 3, MAX_RANGES] as const;

/** Duration of a measurement. */
const PERIOD_MS = 1_000;
/** Number of round trips after a change that are not measured, because new connections are still gaining speed. */
const SETTLE_ROUND_TRIPS = 3;
const MIN_SETTLE_MS = 250;
const MAX_SETTLE_MS = 3_000;

/** Share of the ideal gain that more ranges must bring to be kept. */
const MIN_GAIN_SHARE = 0.25;
/** Minimum share of a measurement's time that the reader must have spent waiting for the network. */
const MIN_WAITED_SHARE = 0.5;

/** Bytes per second above which more ranges are not tried. */
const FAST = 24 * 1_048_576;

/**
 * Number of measurements between the first unsuccessful trial and the next trial; doubled after each further
 * unsuccessful one.
 */
const MIN_REST_MEASUREMENTS = 4;
const MAX_REST_MEASUREMENTS = 32;

export type RangeCount = {
  readonly count: number;
  /** Speed before the current trial of more ranges; `null` when there is no trial. */
  readonly before: Speed | null;
  /** Number of measurements until the next trial. */
  readonly rest: number;
  /** The value that `rest` will get if the next trial is unsuccessful. */
  readonly nextRest: number;
};
type Speed = { count: number; bytesPerSecond: number };

export const ONE_RANGE: RangeCount = { count: 1, before: null, rest: 0, nextRest: MIN_REST_MEASUREMENTS };

/** @param measured.waitedShare - share of the time that the reader spent waiting for the network */
export function nextCount(
  now: RangeCount,
  measured: { bytesPerSecond: number; waitedShare: number },
  most: number = MAX_RANGES,
): RangeCount {
  const { count, before, rest } = now;
  if (measured.waitedShare < MIN_WAITED_SHARE) return { ...now, before: null };
  if (before !== null && !isFaster({ count, ...measured }, before)) return goBack(now, before.count);
  if (before === null && rest > 0) return { ...now, rest: rest - 1 };
  if (measured.bytesPerSecond >= FAST) return { ...now, before: null };
  const more = STEPS.find((step) => step > count);
  if (more === undefined || count >= most) return { ...now, before: null };
  return { ...now, count: Math.min(more, most), before: { count, bytesPerSecond: measured.bytesPerSecond } };
}

/** Call when the server rejects a range because too many are running. */
export function countAfterRefusal(now: RangeCount): RangeCount {
  return goBack(now, STEPS.findLast((step) => step < now.count) ?? 1);
}

function isFaster(now: Speed, before: Speed): boolean {
  const idealGain = now.count / before.count - 1;
  return now.bytesPerSecond >= before.bytesPerSecond * (1 + MIN_GAIN_SHARE * idealGain);
}

function goBack({ nextRest }: RangeCount, count: number): RangeCount {
  return { count, before: null, rest: nextRest, nextRest: Math.min(2 * nextRest, MAX_REST_MEASUREMENTS) };
}

/**
 * Measures a download, and chooses the number of concurrent ranges. All times are in milliseconds and from one clock.
 */
export class RangeMeter {
  readonly #most: number;
  #state = ONE_RANGE;
  #beganAt: number;
  #bytes = 0;
  #waitedMs = 0;
  #waitsSince: number | null = null;
  #bytesPerSecond = 0;

  constructor(nowMs: number, most: number) {
    this.#most = Math.max(1, Math.min(most, MAX_RANGES));
    this.#beganAt = nowMs;
  }

  get count(): number {
    return this.#state.count;
  }

  /** The last measured speed, or the average so far if there is no measurement yet; 0 at the start. */
  bytesPerSecond(nowMs: number): number {
    if (this.#bytesPerSecond > 0) return this.#bytesPerSecond;
    const passedMs = nowMs - this.#beganAt;
    return passedMs > 0 ? (this.#bytes * 1_000) / passedMs : 0;
  }

  /** Call this when the reader starts waiting for the network. */
  wait(nowMs: number): void {
    this.#waitsSince ??= nowMs;
  }

  endWait(nowMs: number): void {
    if (this.#waitsSince === null) return;
    this.#waitedMs += Math.max(0, nowMs - Math.max(this.#waitsSince, this.#beganAt));
    this.#waitsSince = null;
  }

  /** @param waitMs - time from a request until its response arrives, which is about one round trip */
  received(bytes: number, waitMs: number, nowMs: number): void {
    // Bytes that arrive while new connections are still gaining speed are not counted.
    if (nowMs < this.#beganAt) return;
    this.#bytes += bytes;
    const passedMs = nowMs - this.#beganAt;
    if (passedMs < PERIOD_MS) return;
    const isWaiting = this.#waitsSince !== null;
    this.endWait(nowMs);
    if (isWaiting) this.wait(nowMs);
    this.#bytesPerSecond = (this.#bytes * 1_000) / passedMs;
    const measured = { bytesPerSecond: this.#bytesPerSecond, waitedShare: this.#waitedMs / passedMs };
    this.#change(nextCount(this.#state, measured, this.#most), waitMs, nowMs);
  }

  refused(waitMs: number, nowMs: number): void {
    this.#change(countAfterRefusal(this.#state), waitMs, nowMs);
  }

  #change(next: RangeCount, waitMs: number, nowMs: number): void {
    const settleMs = Math.min(Math.max(MIN_SETTLE_MS, SETTLE_ROUND_TRIPS * waitMs), MAX_SETTLE_MS);
    this.#beganAt = next.count === this.#state.count ? nowMs : nowMs + settleMs;
    this.#state = next;
    this.#bytes = 0;
    this.#waitedMs = 0;
  }
}
