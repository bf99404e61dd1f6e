/*
 * [Note: Number of connections]
 *
 * On a long-distance or lossy network, or behind a limit per connection, several connections carry more than one. On
 * any other network they carry no more, and cost both sides memory and time: their first bytes overflow the network's
 * queue, and what they carry arrives slowly. So a transfer begins with one connection, and adds more in steps once that
 * connection no longer becomes faster. A step is taken only if the previous one has made the whole transfer clearly
 * faster, and if the rest of the transfer takes long in comparison with the step. If a step has not helped, the
 * transfer goes back to the previous number of connections, and tries again later, because networks change.
 *
 * Recipients of a live link wait for the first missing Part. The more connections share the network, the longer this
 * Part takes, and recipients never make up for the delay if their own network is no faster. So an upload that favours
 * its recipients tries more connections only once, and only if it has so many Parts that the trial takes a small share
 * of its time.
 */

export const MAX_CONNECTIONS = 6;
/** The minimum number of Parts for an upload to use multiple connections. */
const MIN_PARTS = 4;
/** The minimum number of Parts for an upload to use multiple connections while recipients are waiting. */
const MIN_AWAITED_PARTS = 96;
/** The first step adds only one connection, because it often does not help. */
const STEPS: readonly number[] = [1, 2, MAX_CONNECTIONS];

/**
 * A new connection takes about five round trips to reach full speed; this time is excluded from the measurement.
 * Connecting takes three round trips, so five round trips take about 1.6 times as long as connecting.
 */
const CONNECTS_TO_SETTLE = 1.6;
const MIN_SETTLE_MS = 300;
/** Minimum time of a measurement: longer than servers take between two acknowledgements. */
const MIN_MEASURE_MS = 750;
const MAX_PHASE_MS = 5_000;
/**
 * A step must yield at least this share of the gain that it would yield if each new connection were as fast as the
 * earlier ones.
 */
const MIN_GAIN_SHARE = 0.4;
/** A single connection whose speed exceeds the previous measurements by this factor is still accelerating. */
const ACCELERATION = 1.25;
/** A step is taken only if the rest of the transfer would otherwise take at least this many times as long as the step. */
const MIN_REST_STEPS = 5;
/** Total bytes per millisecond at which the devices rather than the network are the limit. */
const FAST_RATE = 40_000;
/** Delay between the first trial that did not help and the next trial; doubled after each further such trial. */
const RETRY_MS = 120_000;
const LONGEST_RETRY_MS = 480_000;

/** @returns the maximum number of connections for an upload with this number of Parts */
export function computeMaxConnections(parts: number, { favoursRecipients = false } = {}): number {
  if (parts < (favoursRecipients ? MIN_AWAITED_PARTS : MIN_PARTS)) return 1;
  return Math.min(MAX_CONNECTIONS, Math.floor(parts / 2));
}

/** Decides the number of a transfer's connections. See [Note: Number of connections]. */
export class ConnectionCount {
  readonly #most: number;
  #limit: number;
  #step = 0;
  /** Bytes per millisecond with the previous number of connections, or the highest measured with a single one. */
  #earlierRate = 0;
  #start: { bytes: number; atMs: number } | null = null;
  #changedAtMs: number | null = null;
  #connectMs = 0;
  #retryAtMs = 0;
  #retryMs: number;
  #isSettled = false;
  #isDoubtful = false;

  /**
   * @param most - maximum number of connections, at least 1. @param options.favoursRecipients - whether to try more
   * connections only once
   */
  constructor(most: number, { favoursRecipients = false } = {}) {
    this.#most = most;
    this.#retryMs = favoursRecipients ? Number.POSITIVE_INFINITY : RETRY_MS;
    this.#limit = most;
  }

  /** Number of connections to use now. */
  get count(): number {
    return this.#countAt(this.#step);
  }

  /**
   * Call whenever bytes have arrived at their receiver.
   *
   * @param receivedBytes - total number of bytes that have arrived on all connections
   * @param restBytes - number of bytes that have not arrived
   * @param nowMs - time of any monotonic clock
   */
  measure(receivedBytes: number, restBytes: number, nowMs: number): void {
    if (this.#isSettled) {
      if (nowMs < this.#retryAtMs || this.#nextCount() === null) return;
      // The current number of connections is measured again first, because the network may have changed.
      this.#earlierRate = 0;
      this.#begin(this.#step, nowMs);
      return;
    }
    this.#changedAtMs ??= nowMs;
    if (nowMs - this.#changedAtMs < this.#settleMs) return;
    this.#start ??= { bytes: receivedBytes, atMs: nowMs };
    const ms = nowMs - this.#start.atMs;
    if (ms < this.#measureMs) return;
    this.#decide(Math.max(0, receivedBytes - this.#start.bytes) / ms, restBytes, nowMs);
  }

  /** Records a new connection. @param connectMs - time until the server's first reply */
  connected(connectMs: number): void {
    this.#connectMs = connectMs;
    this.restart();
  }

  /** Discards the measurements, because the transfer has been paused, interrupted, or held up by its receiver. */
  restart(): void {
    this.#start = null;
    this.#changedAtMs = null;
  }

  /** Goes back one step for a while, because the server has refused a connection. */
  refused(nowMs: number): void {
    if (this.#step > 0) this.#settle(this.#step - 1, nowMs);
  }

  /** Limits the number of connections to what the server or the network can handle. @param count - 1 or more */
  limit(count: number): void {
    this.#limit = Math.min(this.#limit, count);
    while (this.#step > 0 && this.#countAt(this.#step) === this.#countAt(this.#step - 1)) this.#step -= 1;
  }

  /** Removes the limit set by `limit`. */
  unlimit(): void {
    this.#limit = this.#most;
  }

  get #settleMs(): number {
    return Math.min(Math.max(CONNECTS_TO_SETTLE * this.#connectMs, MIN_SETTLE_MS), MAX_PHASE_MS);
  }

  get #measureMs(): number {
    return Math.min(Math.max(this.#connectMs, MIN_MEASURE_MS), MAX_PHASE_MS);
  }

  /** Duration of a step that does not help, which is measured twice. */
  get #stepMs(): number {
    return this.#connectMs + this.#settleMs + 2 * this.#measureMs;
  }

  #decide(rate: number, restBytes: number, nowMs: number): void {
    const before = this.#step === 0 ? null : this.#countAt(this.#step - 1);
    if (before !== null && this.#earlierRate > 0) {
      const minRate = this.#earlierRate * (1 + MIN_GAIN_SHARE * (this.count / before - 1));
      if (rate < minRate) {
        this.#doubt(nowMs);
        return;
      }
    }
    if (rate === 0) {
      this.restart();
      return;
    }
    const isAccelerating = before === null && rate > ACCELERATION * this.#earlierRate;
    // The speed of a single connection briefly drops now and then, which must not look like a gain of the next step.
    this.#earlierRate = before === null ? Math.max(rate, this.#earlierRate) : rate;
    if (isAccelerating) {
      this.#start = null;
      return;
    }
    const isLate = restBytes < this.#earlierRate * MIN_REST_STEPS * this.#stepMs;
    if (this.#nextCount() === null || rate >= FAST_RATE || isLate) this.#settle(this.#step, nowMs);
    else this.#begin(this.#step + 1, nowMs);
  }

  /**
   * Goes back only after two poor measurements in a row, because the first one may have come too early or at a bad
   * moment.
   */
  #doubt(nowMs: number): void {
    if (this.#isDoubtful) this.#settle(this.#step - 1, nowMs);
    this.#isDoubtful = !this.#isDoubtful;
    this.#start = null;
  }

  #begin(step: number, nowMs: number): void {
    this.#isSettled = false;
    this.#isDoubtful = false;
    this.#step = step;
    this.#start = null;
    this.#changedAtMs = nowMs;
  }

  #settle(step: number, nowMs: number): void {
    this.#step = step;
    this.#isSettled = true;
    this.#retryAtMs = nowMs + this.#retryMs;
    this.#retryMs = Math.min(2 * this.#retryMs, LONGEST_RETRY_MS);
  }

  #nextCount(): number | null {
    const next = this.#step + 1 < STEPS.length ? this.#countAt(this.#step + 1) : this.count;
    return next > this.count ? next : null;
  }

  #countAt(step: number): number {
    return Math.min(STEPS[step] ?? 1, this.#limit);
  }
}
