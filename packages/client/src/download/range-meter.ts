import { ConnectionCount, MAX_CONNECTIONS } from "../wire/connection-count.ts";

/** Duration of a measurement. */
const PERIOD_MS = 1_000;
/** Minimum share of a measurement's time that the reader must have spent waiting for the network. */
const MIN_WAITED_SHARE = 0.5;
/** `ConnectionCount` expects the time in which an upload connects, which is about three round trips. */
const CONNECT_ROUND_TRIPS = 3;

/**
 * Measures a download, and chooses the number of concurrent ranges: see [Note: Number of connections]. While the reader
 * is slower than the network, more ranges are not tried. All times are in milliseconds and from one clock.
 */
export class RangeMeter {
  readonly #ranges: ConnectionCount;
  readonly #totalBytes: number;
  #receivedBytes = 0;
  #beganAt: number;
  #bytes = 0;
  #waitedMs = 0;
  #waitsSince: number | null = null;
  #bytesPerSecond = 0;
  #isReaderSlow = false;

  /**
   * @param options.most - maximum number of concurrent ranges. @param options.restBytes - number of bytes to be
   * received. @param options.waitMs - time from a request until its response arrived, which is about one round trip
   */
  constructor(nowMs: number, { most, restBytes, waitMs }: { most: number; restBytes: number; waitMs: number }) {
    this.#ranges = new ConnectionCount(Math.max(1, Math.min(most, MAX_CONNECTIONS)));
    this.#ranges.connected(CONNECT_ROUND_TRIPS * waitMs);
    this.#totalBytes = restBytes;
    this.#beganAt = nowMs;
  }

  get count(): number {
    return this.#ranges.count;
  }

  /** Whether the reader, rather than the network, limited the speed in the last measurement. */
  get isReaderSlow(): boolean {
    return this.#isReaderSlow;
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

  received(bytes: number, nowMs: number): void {
    this.#bytes += bytes;
    this.#receivedBytes += bytes;
    const passedMs = nowMs - this.#beganAt;
    if (passedMs < PERIOD_MS) return;
    const isWaiting = this.#waitsSince !== null;
    this.endWait(nowMs);
    if (isWaiting) this.wait(nowMs);
    this.#bytesPerSecond = (this.#bytes * 1_000) / passedMs;
    this.#isReaderSlow = this.#waitedMs < MIN_WAITED_SHARE * passedMs;
    this.#beganAt = nowMs;
    this.#bytes = 0;
    this.#waitedMs = 0;
    if (this.#isReaderSlow) this.#ranges.restart();
    else this.#ranges.measure(this.#receivedBytes, this.#totalBytes - this.#receivedBytes, nowMs);
  }

  /** Call this when the server rejects a range because too many are running. */
  refused(nowMs: number): void {
    this.#ranges.refused(nowMs);
  }
}
