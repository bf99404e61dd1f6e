import { lastRecordOffset } from "@envoi/protocol";
import type { PauseSwitch } from "../pause-switch.ts";
import { TransferError } from "../transfer-error.ts";
import { type DirectPath, TRIAL_BYTES } from "../wire/direct-path.ts";
import type { Claim } from "./claim.ts";
import { LeasedClaim } from "./leased-claim.ts";
import { RangeMeter } from "./range-meter.ts";
import { RangeSegment } from "./range-segment.ts";
import { RequestLimit } from "./request-limit.ts";

/*
 * [Note: Parallel body]
 *
 * A body is requested in segments, in order, one or several at once: RangeMeter decides how many. The first unread
 * segment is read from the network on demand. Later segments are kept in memory, so their size and number are limited.
 * Memory is freed as the reader proceeds.
 *
 * While segments are requested one at a time, each takes some seconds, so that the round trips between them take only a
 * small share of the time. The next one is requested once this one has arrived, so it continues on the same connection
 * at the same speed. A request on another connection would begin slowly, and overflow the network's queue as its speed
 * grows. Only where responses begin within a few milliseconds, the next segment is requested shortly before this one
 * ends. If the reader is slower than the network, segments are short, because Firefox buffers all of a segment, however
 * slowly it is read.
 *
 * If several segments are requested at once, each takes a few seconds: a browser has six connections, and each
 * connection idles for a round trip before the first byte of a segment. On a network that loses packets, it idles for
 * another round trip at the end of the segment, until the last packets have been retransmitted.
 *
 * The server limits the bytes that it sends under a Claim, including those that are lost when a connection breaks or a
 * page is closed. A network outage can lose all bytes requested at that moment, because proxies buffer responses, so
 * all segments together request only a share of the bytes that may still be lost. After each broken connection there
 * are fewer and smaller segments. See also [Note: Kept bodies].
 *
 * The last Record is requested only when everything before it has arrived, because sending it counts the download.
 */
const MiB = 1_048_576;

/**
 * Maximum length of a segment when several are in flight. It is longer if every response takes at least LONG_WAIT_MS,
 * so that the round trips between segments take only a small share of the time. A browser that does not read on demand
 * also buffers unread bytes, so its segments never become longer.
 */
const ROOM_BYTES = 4 * MiB;
const LONG_ROOM_BYTES = 8 * MiB;
const LONG_WAIT_MS = 100;
/** Number of segments of the maximum length that may be pending. */
const SEGMENTS_AHEAD = 6;

/** A segment contains the bytes that arrive in this time, within these bounds. */
const ALONE = { seconds: 10, minBytes: 8 * MiB, maxBytes: 64 * MiB };
const ALONE_FOR_SLOW_READER = { seconds: 0.5, minBytes: 8 * MiB, maxBytes: 16 * MiB };
const CONCURRENT_SEGMENT = { seconds: 4, minBytes: MiB };
/** A single segment is lengthened by up to an eighth rather than followed by a short one. */
const MAX_STRETCH = 9 / 8;

/** Bytes that the server allows to be lost even if the body is shorter: see "Bytes" in docs/protocol.md. */
const MIN_SPARE_BYTES = 16 * MiB;
const SHARE_AT_ONCE = 3 / 4;
/** Share of the spare bytes that must be left for a range to be read from the object store. */
const MIN_SPARE_FOR_STORE = 1 / 2;
/** Minimum length of a range. If there are too few bytes for all ranges, there are fewer ranges. */
const MIN_RANGE_BYTES = MiB / 4;
/** Number of bytes that a single range may always request, so that any download can continue. */
const MIN_NEXT_BYTES = 65_536;

/**
 * If responses begin within SHORT_WAIT_MS, the next range is requested this long before the estimated end of another
 * one.
 */
const AHEAD_MS = 100;
const SHORT_WAIT_MS = 10;

/**
 * Maximum number of a body's bytes that this download may receive again after they were lost.
 *
 * @param pages - number of earlier pages that have received the body under the same Claim
 */
export function mayLoseBytes(totalBytes: number, pages: number): number {
  const bytes = Math.max(MIN_SPARE_BYTES, totalBytes) / 8 ** pages;
  return Math.max(2 * MIN_RANGE_BYTES, Math.floor(bytes));
}

/** The response to the request for the first bytes, and the time until it arrived. */
export type FirstAnswer = { answer: Response; range: readonly [first: number, last: number]; waitMs: number };

type Meter = Pick<
  RangeMeter,
  "count" | "bytesPerSecond" | "isReaderSlow" | "wait" | "endWait" | "received" | "refused"
>;
export type ParallelOptions = {
  totalBytes: number;
  /** See `mayLoseBytes`. */
  spareBytes: number;
  /** The server's limit on simultaneous ranges. */
  maxRanges: number;
  pausing?: PauseSwitch | undefined;
  signal: AbortSignal;
  /** Whether the Claim is kept for a later page if bytes are missing. */
  outlives?: () => boolean;
  /** Set if the server offers ranges from its object store. */
  direct?: DirectPath | null;
  /** Measures the ranges' speed; a `RangeMeter` by default. */
  meter?: Meter;
  /** Default: the behaviour of this browser. */
  isReadOnDemand?: boolean;
};

export class ParallelBody {
  readonly #claim: LeasedClaim;
  readonly #options: ParallelOptions;
  readonly #lastRecord: number;
  readonly #meter: Meter;
  readonly #isReadOnDemand: boolean;
  /** Whether a later page may continue under the Claim. */
  readonly #isLeft: () => boolean;
  #segments: RangeSegment[];
  /** End of the last segment so far. */
  #plannedTo: number;
  /** Offset of the next byte to read. */
  #offset: number;
  /** Shortest wait for a response so far. Longer waits may be caused by a busy computer instead of the network. */
  #minWaitMs: number;
  /** Number of lost bytes that may still be requested again. */
  #spareBytes: number;
  readonly #limit = new RequestLimit();
  #isOver = false;

  constructor({ answer, range: [firstByte, lastByte], waitMs }: FirstAnswer, claim: Claim, options: ParallelOptions) {
    this.#options = options;
    this.#lastRecord = lastRecordOffset(options.totalBytes);
    this.#spareBytes = options.spareBytes;
    const measured = { most: options.maxRanges, restBytes: options.totalBytes - firstByte, waitMs };
    this.#meter = options.meter ?? new RangeMeter(performance.now(), measured);
    this.#isReadOnDemand = options.isReadOnDemand ?? readsOnDemand();
    this.#minWaitMs = waitMs;
    this.#offset = firstByte;
    this.#plannedTo = lastByte + 1;
    const { outlives = () => false } = options;
    this.#isLeft = () => outlives() && this.#offset < this.#options.totalBytes;
    this.#claim = new LeasedClaim(claim, () => this.#offset, options.signal, this.#isLeft);
    this.#segments = [this.#segment({ first: firstByte, end: lastByte + 1 }, answer)];
  }

  /** @returns the next bytes, valid until the next call, or `null` at the end */
  async read(): Promise<Uint8Array | null> {
    this.#meter.wait(performance.now());
    try {
      for (;;) {
        await this.#options.pausing?.whilePaused(this.#options.signal);
        const [segment] = this.#segments;
        if (segment === undefined) {
          if (this.#plannedTo < this.#options.totalBytes) {
            this.#plan();
            continue;
          }
          this.#leave(undefined);
          return null;
        }
        const chunk = await segment.read();
        if (chunk !== null) {
          this.#offset += chunk.byteLength;
          return chunk;
        }
        this.#segments.shift();
        this.#plan();
      }
    } catch (error) {
      this.#leave(error);
      throw this.#options.signal.aborted ? new TransferError("cancelled", { cause: error }) : error;
    } finally {
      this.#meter.endWait(performance.now());
    }
  }

  async cancel(reason: unknown): Promise<void> {
    this.#leave(reason);
  }

  #leave(reason: unknown): void {
    if (this.#isOver) return;
    this.#isOver = true;
    for (const segment of this.#segments) segment.cancel(reason);
    this.#claim.release();
  }

  #segment(range: { first: number; end: number }, answer: Response | null = null): RangeSegment {
    let last = answer;
    const requests = this.#limit.follow();
    const deps = {
      maxKeptBytes: this.#roomBytes(),
      maxBytes: (isItsTurn: boolean) => this.#maxBytesNow(isItsTurn),
      fetchRange: async (asked: readonly [number, number], timeoutMs: number) => {
        last = null;
        requests.asked(asked[1] - asked[0] + 1, performance.now());
        last = await this.#fetchRange(asked, timeoutMs);
        return last;
      },
      pausing: this.#options.pausing,
      signal: this.#options.signal,
      onReceived: (bytes: number) => {
        requests.received(performance.now());
        this.#meter.received(bytes, performance.now());
        this.#plan();
      },
      onRefused: () => this.#meter.refused(performance.now()),
      onBroken: (missingBytes: number, error: unknown) => {
        requests.broke(performance.now());
        this.#claim.failed(error);
        if (last !== null) this.#options.direct?.broke(last);
        this.#spareBytes = Math.max(0, this.#spareBytes - missingBytes);
      },
      onIdle: () => this.#plan(),
    };
    return new RangeSegment(range, deps, answer);
  }

  async #fetchRange(range: readonly [number, number], timeoutMs: number): Promise<Response> {
    const askedAtMs = performance.now();
    const answer = await this.#fetch(range, timeoutMs);
    this.#minWaitMs = Math.min(this.#minWaitMs, performance.now() - askedAtMs);
    return answer;
  }

  async #fetch(range: readonly [number, number], timeoutMs: number): Promise<Response> {
    const direct = this.#direct();
    // The last Record comes from the service, which counts the download.
    if (range[1] >= this.#lastRecord || !direct?.begin()) return this.#claim.fetchRange(range, { timeoutMs });
    let answer: Response | null = null;
    try {
      answer = await this.#claim.fetchRange(range, { timeoutMs, direct });
      return answer;
    } finally {
      direct.end(answer);
    }
  }

  /** @returns `null` also if losing more bytes to the store could use up the spare bytes */
  #direct(): DirectPath | null {
    const { direct = null, spareBytes } = this.#options;
    return this.#spareBytes >= spareBytes * MIN_SPARE_FOR_STORE ? direct : null;
  }

  /** Requests all segments that may be requested now. */
  #plan(): void {
    while (!this.#isOver && this.#plannedTo < this.#options.totalBytes && this.#hasRoom()) {
      const isAlone = this.#segments.every(({ missingBytes }) => missingBytes === 0);
      const end = this.#endOfNext(isAlone);
      if (end <= this.#plannedTo) return;
      const roomBytes = this.#roomBytes();
      const bytes = Math.min(roomBytes, end - this.#plannedTo);
      const aheadBytes = this.#segments.slice(1).reduce((sum, one) => sum + one.aheadBytes, bytes);
      if (aheadBytes > SEGMENTS_AHEAD * roomBytes) return;
      const segment = this.#segment({ first: this.#plannedTo, end });
      this.#plannedTo = end;
      this.#segments.push(segment);
      if (this.#segments.length > 1) segment.fetchAhead();
    }
  }

  #endOfNext(isAlone: boolean): number {
    const count = this.#count();
    const alone = this.#meter.isReaderSlow ? ALONE_FOR_SLOW_READER : ALONE;
    const { seconds, minBytes, maxBytes } =
      count === 1 ? alone : { ...CONCURRENT_SEGMENT, maxBytes: this.#roomBytes() };
    const bytesInTime = (seconds * this.#meter.bytesPerSecond(performance.now())) / count;
    // Everything before the last Record must have arrived, unless the server allows only one range at a time.
    const mayCount = isAlone && (this.#options.maxRanges === 1 || this.#plannedTo >= this.#lastRecord);
    const restBytes = (mayCount ? this.#options.totalBytes : this.#lastRecord) - this.#plannedTo;
    const planned = between(minBytes, bytesInTime, maxBytes);
    const isShortRest = restBytes <= planned * (count === 1 ? MAX_STRETCH : 1);
    const bytes = Math.min(isShortRest ? restBytes : Math.round(planned), this.#maxBytesNow(isAlone));
    const end = this.#plannedTo + bytes;
    if (!this.#isLeft()) return end;
    // Bytes that have been requested but not read are lost when the page is closed.
    return Math.min(end, this.#offset + Math.max(this.#atOnceBytes(), isAlone ? MIN_NEXT_BYTES : 0));
  }

  #roomBytes(): number {
    return this.#isReadOnDemand && this.#minWaitMs >= LONG_WAIT_MS ? LONG_ROOM_BYTES : ROOM_BYTES;
  }

  /** Maximum length of one more request. @returns 0 if the request has to wait until other requests end */
  #maxBytesNow(isNext: boolean): number {
    const many = Math.min(this.#count() + (this.#asksAhead ? 1 : 0), this.#options.maxRanges);
    const longest = this.#direct()?.isUntried ? TRIAL_BYTES : this.#limit.bytes;
    const maxBytes = Math.min(Math.floor(this.#atOnceBytes() / many), this.#freeBytes(), longest);
    if (maxBytes >= MIN_RANGE_BYTES) return maxBytes;
    return isNext ? Math.max(MIN_NEXT_BYTES, maxBytes) : 0;
  }

  #count(): number {
    return Math.max(1, Math.min(Math.floor(this.#atOnceBytes() / MIN_RANGE_BYTES), this.#meter.count));
  }

  /** Number of bytes that all segments together may have in flight. */
  #atOnceBytes(): number {
    return Math.floor(this.#spareBytes * SHARE_AT_ONCE);
  }

  #freeBytes(): number {
    return this.#segments.reduce((free, { askedBytes }) => free - askedBytes, this.#atOnceBytes());
  }

  /** Whether another request may begin now. */
  #hasRoom(): boolean {
    const running = this.#segments.filter(({ isRunning }) => isRunning);
    const count = this.#count();
    if (running.length < count) return true;
    if (!this.#asksAhead || running.length > count || running.length >= this.#options.maxRanges) return false;
    const bytesUntilThen = (this.#meter.bytesPerSecond(performance.now()) * AHEAD_MS) / 1_000 / count;
    return running.some(({ missingBytes }) => missingBytes <= bytesUntilThen);
  }

  get #asksAhead(): boolean {
    return this.#minWaitMs < SHORT_WAIT_MS;
  }
}

function between(least: number, value: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

/**
 * Whether fetch stops reading from the network while its body is not read. This cannot be detected directly, but
 * Chromium-based browsers do so, and only they have `userAgentData`.
 */
function readsOnDemand(): boolean {
  return "userAgentData" in navigator;
}
