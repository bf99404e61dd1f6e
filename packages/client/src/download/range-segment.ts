import { freeMemory, IS_NODE } from "@envoi/crypto";
import { ProtocolError } from "@envoi/protocol";
import { type ChunkReader, createChunkReader, createPlainReader } from "../chunk-reader.ts";
import type { PauseSwitch } from "../pause-switch.ts";
import { isInterception, lostBy, TransferError } from "../transfer-error.ts";
import { pause } from "../wire/pause.ts";
import { readInTime, SILENT_MS } from "../wire/read-in-time.ts";
import { DOWNLOAD_RETRY_DELAYS_MS, jitter } from "../wire/retry-waits.ts";

/** Rejections that may be temporary: the server is busy, or another request is using the download's slot. */
const TEMPORARY = new Set(["unavailable", "busy", "rate_limited", "all_claimed"]);
/**
 * Timeout for the start of a response. After a broken connection, it is short at first, because a connection opened
 * during an outage waits ever longer between retransmissions.
 */
const ANSWER_MS = 20_000;
const ANSWER_AGAIN_MS = 6_000;
const SOON_MS = 60_000;
/**
 * Delays before the next request after a broken connection; the last delay repeats. Each is shortened by up to half, at
 * random.
 */
const RECONNECT_MS = [500, 1_000, 2_000] as const;
/** The longest interruption after which a download continues. Shorter than the lifetime of an idle Claim. */
const MAX_LOST_MS = 110_000;
/** After a lost connection, a request that fails sooner than this has not reached the server. */
const SOONEST_SENT_MS = 250;
/** Number of failed attempts after which a prefetched segment waits for its turn. */
const TRIES_AHEAD = 3;

export type SegmentDeps = {
  /** Maximum number of bytes of the segment that are kept in memory before its turn to be read. */
  maxKeptBytes: number;
  /** Maximum length of one request; 0 if the segment must wait for its turn before it requests more. */
  maxBytes(isItsTurn: boolean): number;
  /** @param timeoutMs - time within which the response must begin */
  fetchRange(range: readonly [first: number, last: number], timeoutMs: number): Promise<Response>;
  /** Failures during a pause do not count, because the browser may be offline. */
  pausing?: PauseSwitch | undefined;
  signal: AbortSignal;
  /** Called with the length of each chunk when it arrives. */
  onReceived(bytes: number): void;
  /** Called when the server rejects a request for this segment before its turn, perhaps only temporarily. */
  onRefused(): void;
  /**
   * Called when a response breaks off or fails to arrive. `missingBytes`: number of bytes that are missing from the
   * response, all of which may have been sent.
   */
  onBroken(missingBytes: number, error: unknown): void;
  /** Called when all bytes have arrived, or when no more are requested before the segment's turn. */
  onIdle(): void;
};

/**
 * Consecutive bytes of a body. They are fetched by one request, and by further requests from where the previous one
 * ended or broke off. Before the segment's turn, the bytes that arrive are kept in memory; during its turn, they are
 * read from the network on demand.
 */
export class RangeSegment {
  readonly #end: number;
  readonly #deps: SegmentDeps;
  #offset: number;
  /** End of the range being requested. */
  #askedTo: number;
  /** Whether a request is waiting for its response. */
  #isUnanswered = false;
  #reader: ChunkReader | null;
  /** The reader of a response whose bytes have all been read, but which has not ended yet. */
  #ending: ChunkReader | null = null;
  #kept: Uint8Array<ArrayBuffer>[] = [];
  /** The last chunk returned from memory, which the caller is still reading. */
  #lent: Uint8Array<ArrayBuffer> | null = null;
  #keptBytes = 0;
  #failures = 0;
  /** Whether the last request failed for a reason other than a rejection. */
  #isLost = false;
  /** Time when the connection was lost during the segment's turn; `null` while the connection is open. */
  #lostAtMs: number | null = null;
  #isItsTurn = false;
  #ahead: Promise<void> | null = null;
  #isCancelled = false;

  constructor(range: { first: number; end: number }, deps: SegmentDeps, answer: Response | null = null) {
    this.#offset = range.first;
    this.#end = range.end;
    this.#askedTo = range.end;
    this.#deps = deps;
    this.#reader = answer && createReader(answer);
  }

  /** Number of bytes that have not arrived. */
  get missingBytes(): number {
    return this.#end - this.#offset;
  }

  /**
   * Number of this segment's bytes that are, or may still be, stored in memory before it is this segment's turn to be
   * read.
   */
  get aheadBytes(): number {
    return Math.min(this.#deps.maxKeptBytes, this.#keptBytes + this.missingBytes);
  }

  /** Number of requested bytes that have not arrived. All of them are lost in a network outage. */
  get askedBytes(): number {
    return this.#isUnanswered || this.#reader !== null ? this.#askedTo - this.#offset : 0;
  }

  /** Whether a request for this segment is in flight. */
  get isRunning(): boolean {
    return this.missingBytes > 0 && (this.#isItsTurn || this.#ahead !== null || this.#reader !== null);
  }

  /** Starts fetching the segment before its bytes are needed. */
  fetchAhead(): void {
    if (this.#isItsTurn || this.#ahead !== null) return;
    this.#ahead = this.#keep().finally(() => {
      this.#ahead = null;
      this.#deps.onIdle();
    });
  }

  /**
   * The next bytes, valid until the next call. The first call begins the segment's turn.
   *
   * @returns `null` at the end
   * @throws ProtocolError; TransferError `connection_lost`
   */
  async read(): Promise<Uint8Array | null> {
    this.#isItsTurn = true;
    this.#freeLent();
    for (;;) {
      const kept = this.#kept.shift();
      if (kept !== undefined) {
        this.#keptBytes -= kept.byteLength;
        this.#lent = kept;
        return kept;
      }
      if (this.#ahead === null) break;
      await this.#ahead;
    }
    if (this.missingBytes === 0) {
      this.#readEnd();
      return null;
    }
    const { signal, pausing } = this.#deps;
    for (;;) {
      try {
        const chunk = await this.#receive();
        if (chunk !== null) return chunk;
      } catch (error) {
        const isPaused = pausing?.isPaused === true;
        const delayMs = isPaused ? 0 : this.#delayAfter(error);
        if (this.#isCancelled || signal.aborted || isFinal(error) || delayMs === undefined) throw lostBy(error);
        await pause(delayMs, signal);
        await pausing?.whilePaused(signal);
        if (isPaused) this.#lostAtMs = null;
      }
    }
  }

  cancel(reason: unknown): void {
    this.#isCancelled = true;
    this.#kept = [];
    this.#readEnd();
    void this.#reader?.cancel(reason).catch(() => {});
  }

  /**
   * Frees the memory of the last chunk read. Until garbage collection, consumed chunks would occupy more memory than
   * unread ones.
   */
  #freeLent(): void {
    if (this.#lent !== null) freeMemory(this.#lent);
    this.#lent = null;
  }

  async #keep(): Promise<void> {
    let tries = 0;
    const { maxKeptBytes } = this.#deps;
    while (!this.#isItsTurn && !this.#isCancelled && this.missingBytes > 0 && this.#keptBytes < maxKeptBytes) {
      await this.#deps.pausing?.whilePaused(this.#deps.signal);
      try {
        const chunk = await this.#receive();
        if (chunk === null) return;
        tries = 0;
        this.#kept.push(chunk.slice());
        this.#keptBytes += chunk.byteLength;
      } catch (error) {
        const delayMs = DOWNLOAD_RETRY_DELAYS_MS[tries++];
        if (error instanceof ProtocolError && TEMPORARY.has(error.code) && tries > 1) this.#deps.onRefused();
        // Errors are not thrown here: the segment is requested again when its turn comes, and they are thrown then.
        const isOver = this.#deps.signal.aborted || isFinal(error) || tries >= TRIES_AHEAD;
        if (isOver || this.#isItsTurn || delayMs === undefined) return;
        await pause(jitter(delayMs), this.#deps.signal);
      }
    }
    this.#readEnd();
  }

  /** @returns `undefined` when no more attempts should be made */
  #delayAfter(error: unknown): number | undefined {
    const tries = this.#failures++;
    const delayMs = DOWNLOAD_RETRY_DELAYS_MS[tries];
    if (error instanceof ProtocolError) return delayMs === undefined ? undefined : jitter(delayMs);
    this.#lostAtMs ??= performance.now();
    if (performance.now() - this.#lostAtMs > MAX_LOST_MS) return undefined;
    return (RECONNECT_MS[tries] ?? RECONNECT_MS[2]) * (1 - Math.random() / 2);
  }

  /** @returns `null` when no request may be made before the segment's turn */
  async #request(): Promise<ChunkReader | null> {
    const maxBytes = this.#deps.maxBytes(this.#isItsTurn);
    if (maxBytes === 0) return null;
    this.#askedTo = Math.min(this.#end, this.#offset + maxBytes);
    const lostMs = this.#lostAtMs === null ? Number.POSITIVE_INFINITY : performance.now() - this.#lostAtMs;
    const timeoutMs = lostMs < SOON_MS ? ANSWER_AGAIN_MS : ANSWER_MS;
    const askedAtMs = performance.now();
    this.#isUnanswered = true;
    try {
      return createReader(await this.#deps.fetchRange([this.#offset, this.#askedTo - 1], timeoutMs));
    } catch (error) {
      const isSent = !this.#isLost || performance.now() - askedAtMs >= SOONEST_SENT_MS;
      const isRefused = error instanceof ProtocolError || isInterception(error);
      if (!isRefused && isSent && !this.#isCancelled) {
        this.#deps.onBroken(this.#askedTo - this.#offset, error);
      }
      throw error;
    } finally {
      this.#isUnanswered = false;
    }
  }

  /**
   * Reads the end of a completely received response, because browsers keep about 2 MB of memory per response until
   * then. Afterwards, the last chunk is no longer valid.
   */
  #readEnd(): void {
    if (this.#ending !== null) void endInTime(this.#ending);
    this.#ending = null;
  }

  /**
   * Receives some bytes, from a new request if necessary.
   *
   * @returns `null` when no request may be made before the segment's turn
   */
  async #receive(): Promise<Uint8Array | null> {
    this.#readEnd();
    try {
      this.#reader ??= await this.#request();
      if (this.#reader === null) return null;
      if (this.#isCancelled) await this.#reader.cancel(undefined);
      const chunk = await readInTime(this.#reader, SILENT_MS);
      if (chunk === null) throw new TransferError("connection_lost");
      const bytes = chunk.subarray(0, this.#askedTo - this.#offset);
      this.#failures = 0;
      this.#isLost = false;
      this.#lostAtMs = null;
      this.#offset += bytes.byteLength;
      if (this.#offset === this.#askedTo) {
        this.#ending = this.#reader;
        this.#reader = null;
      }
      this.#deps.onReceived(bytes.byteLength);
      return bytes;
    } catch (error) {
      if (this.#reader !== null && !this.#isCancelled) this.#deps.onBroken(this.#askedTo - this.#offset, error);
      this.#reader = null;
      this.#isLost = !(error instanceof ProtocolError);
      throw error;
    }
  }
}

/** Reads the end of a completely received response, or cancels it if there are more bytes. */
async function endInTime(reader: ChunkReader): Promise<void> {
  const more = await readInTime(reader, SILENT_MS).catch(() => null);
  if (more !== null) await reader.cancel(undefined).catch(() => {});
}

function isFinal(error: unknown): boolean {
  return error instanceof ProtocolError && !TEMPORARY.has(error.code);
}

/** @throws TransferError when the response has no body */
function createReader({ body }: Response): ChunkReader {
  if (body === null) throw new TransferError("connection_lost");
  // Node's `fetch` allocates every chunk, so reading into another buffer would only add a copy.
  if (IS_NODE) return createPlainReader(body.getReader(), freeMemory);
  return createChunkReader(body, { discard: freeMemory });
}
