import { LIVE_HEADER, lastRecordOffset, PARALLEL_HEADER, ProtocolError } from "@envoi/protocol";
import { type ChunkReader, createChunkReader } from "./chunk-reader.ts";
import { type BodySource, bodyPath, claimOf, releaseClaim } from "./claim.ts";
import { isSilence, LineWatch } from "./line-watch.ts";
import type { PauseSwitch } from "./pause-switch.ts";
import { answerInTime, readInTime, SILENT_MS } from "./read-in-time.ts";
import { pause, RETRY_DELAYS_MS } from "./retry.ts";
import type { Signer } from "./signed-request.ts";
import { TransferError } from "./transfer-error.ts";

/*
 * [Note: Live bodies]
 *
 * With a live link, a body can be read while its sender still sends it. Each request is signed, and gets what is stored
 * of its range, or `not_yet`. The first answer without the header of live links means that the upload is complete: it
 * takes a Claim for the rest, which is read like any other body. The last Record is always in there, so a body that
 * ends before is never taken for a whole one.
 *
 * The next bytes are requested shortly before the current answer ends: on a line that the sender fills, a request takes
 * long to arrive. If the upload is complete by then, that request takes the Claim, so its answer is awaited and used, or
 * the Claim released. It never covers the last Record, because sending that counts the download.
 */

/** Bytes of one request. */
const MOST_BYTES = 32 * 1_048_576;
/** Delay before a body is asked for again when the server names none. */
const NOT_YET_MS = 1_000;
/** A server waits for ten seconds before it answers that there is nothing yet. */
const ANSWER_MS = 20_000;
/** An answer that takes longer is waiting for the sender. */
const SLOW_MS = 2_000;
/** Failures in a row without a byte, or an answer, until a download is given up. */
const RETRY_MS: readonly number[] = [...RETRY_DELAYS_MS, 5_000, 10_000, 20_000, 30_000, 30_000];
/** These pass: a busy server, and too many requests. */
const TEMPORARY = new Set(["unavailable", "busy", "rate_limited"]);
/** The next bytes are requested this long before the estimated end of the current answer. */
const AHEAD_MS = 2_000;
/** Bytes to read from an answer before its speed is known. */
const FEWEST_READ_BYTES = 262_144;

export type LiveSource = BodySource & { signer: Signer };
export type LiveOptions = {
  totalBytes: number;
  onWaiting: (isWaiting: boolean) => void;
  /** While it is paused, failures do not count: the browser may be offline. */
  pausing: PauseSwitch | undefined;
  signal: AbortSignal;
};
/** An answer with bytes from `firstByte` on, up to `lastByte` at most. */
type Answered = { answer: Response; firstByte: number; lastByte: number; waitMs: number };
/** The answer that takes the Claim. If the answer before it broke off, it begins after `offset`, where the rest begins. */
export type ClaimedRest = Answered & { offset: number };

/** The request for the bytes after the current answer. `abort` ends it while it has no answer. */
type Ahead = { answered: Promise<Answered | Error>; abort(): void };

export class LiveBody {
  readonly #source: LiveSource;
  readonly #totalBytes: number;
  readonly #signal: AbortSignal;
  readonly #onWaiting: (isWaiting: boolean) => void;
  readonly #pausing: PauseSwitch | undefined;
  readonly #line: LineWatch;
  #reader: ChunkReader | null = null;
  #offset = 0;
  /** First byte of the current answer and the byte after its last one, and when it began. */
  #current = { begin: 0, end: 0, atMs: 0 };
  #ahead: Ahead | null = null;
  #failures = 0;
  #isCancelled = false;

  /** @param options.onWaiting - called when all that the sender has sent is read, and when there is more */
  constructor(source: LiveSource, { totalBytes, onWaiting, pausing, signal }: LiveOptions) {
    this.#source = source;
    this.#line = new LineWatch(source.server);
    this.#totalBytes = totalBytes;
    this.#onWaiting = onWaiting;
    this.#pausing = pausing;
    this.#signal = signal;
    signal.addEventListener("abort", () => this.cancel(signal.reason), { once: true });
  }

  /**
   * @returns the next bytes, valid until the next call; or the answer with the rest, once the upload is complete
   * @throws ProtocolError, `upload_abandoned` when the sender has given up; TransferError
   */
  async read(): Promise<Uint8Array | ClaimedRest> {
    for (;;) {
      try {
        await this.#pausing?.whilePaused(this.#signal);
        if (this.#isCancelled || this.#signal.aborted) throw new TransferError("cancelled");
        if (this.#reader === null) {
          await this.#line.ready(this.#signal);
          const rest = await this.#open();
          if (rest !== null) return rest;
        }
        const chunk = this.#reader && (await readInTime(this.#reader, SILENT_MS));
        if (chunk !== null) {
          this.#offset += chunk.byteLength;
          this.#failures = 0;
          this.#askAhead();
          return chunk;
        }
        if (this.#offset === this.#current.begin) throw new TransferError("connection_lost");
        this.#reader = null;
      } catch (error) {
        await this.#beforeNextTry(error);
      }
    }
  }

  cancel(reason: unknown): void {
    this.#isCancelled = true;
    void this.#reader?.cancel(reason).catch(() => {});
    void this.#ahead?.answered.then((found) => found instanceof Error || this.#drop(found));
    this.#ahead = null;
  }

  /** @returns `null` when the answer has bytes of the upload that still runs */
  async #open(): Promise<ClaimedRest | null> {
    const found = await this.#nextAnswer();
    if (this.#isCancelled) {
      this.#drop(found);
      throw new TransferError("cancelled");
    }
    this.#onWaiting(false);
    const { answer, firstByte } = found;
    if (!answer.headers.has(LIVE_HEADER)) return { ...found, offset: this.#offset };
    if (answer.body === null) throw new TransferError("connection_lost");
    this.#reader = createChunkReader(answer.body);
    const bytes = Number(answer.headers.get("Content-Length") ?? Number.NaN);
    this.#current = { begin: firstByte, end: firstByte + bytes, atMs: performance.now() };
    return null;
  }

  /** The answer that was requested ahead, if it is of use, or a new one. A server waits for more bytes before it answers. */
  async #nextAnswer(): Promise<Answered> {
    const slow = setTimeout(() => this.#onWaiting(true), SLOW_MS);
    try {
      const { answered } = this.#ahead ?? {};
      const ahead = await answered;
      // Cancelling has taken care of it.
      if (answered !== undefined && this.#ahead?.answered !== answered) throw new TransferError("cancelled");
      this.#ahead = null;
      if (ahead instanceof Error) {
        // The server says so only once.
        if (ahead instanceof ProtocolError && ahead.code === "upload_abandoned") throw ahead;
        this.#line.failed(ahead);
        await this.#line.ready(this.#signal);
      } else if (ahead !== undefined) {
        if (ahead.firstByte === this.#offset || !ahead.answer.headers.has(LIVE_HEADER)) return ahead;
        this.#drop(ahead);
      }
      return await this.#request(this.#offset, this.#totalBytes, this.#signal);
    } finally {
      clearTimeout(slow);
    }
  }

  async #request(firstByte: number, endByte: number, signal: AbortSignal): Promise<Answered> {
    const lastByte = Math.min(firstByte + MOST_BYTES, endByte) - 1;
    const headers = {
      Range: `bytes=${firstByte}-${lastByte}`,
      [LIVE_HEADER]: String(firstByte),
      [PARALLEL_HEADER]: "1",
    };
    const askedAtMs = performance.now();
    const { signer } = this.#source;
    const ask = (ending: AbortSignal) => signer.get(bodyPath(this.#source), ending, { headers });
    const answer = await answerInTime(ask, signal, ANSWER_MS);
    return { answer, firstByte, lastByte, waitMs: performance.now() - askedAtMs };
  }

  #askAhead(): void {
    const { begin, end, atMs } = this.#current;
    const [readBytes, readMs] = [this.#offset - begin, performance.now() - atMs];
    const endByte = lastRecordOffset(this.#totalBytes);
    if (this.#isCancelled || this.#pausing?.isPaused === true || this.#ahead !== null) return;
    if (readBytes < FEWEST_READ_BYTES || end >= endByte) return;
    // Also false while the length of the answer is unknown.
    const isSoon = ((end - this.#offset) * readMs) / readBytes <= AHEAD_MS;
    if (!isSoon) return;
    const ending = new AbortController();
    const answered = this.#request(end, endByte, ending.signal).catch((error: Error) => error);
    const ahead: Ahead = { answered, abort: () => ending.abort() };
    this.#ahead = ahead;
    void answered.then(() => {
      ahead.abort = () => {};
    });
  }

  #drop({ answer }: Answered): void {
    void answer.body?.cancel().catch(() => {});
    const claim = claimOf(this.#source, answer);
    if (claim !== null) void releaseClaim(claim);
  }

  async #beforeNextTry(error: unknown): Promise<void> {
    void this.#reader?.cancel(error).catch(() => {});
    this.#reader = null;
    this.#line.failed(error);
    // No answer will come.
    if (isSilence(error)) this.#ahead?.abort();
    if (this.#isCancelled || this.#signal.aborted) throw new TransferError("cancelled", { cause: error });
    if (error instanceof ProtocolError && error.code === "not_yet") {
      this.#failures = 0;
      this.#onWaiting(true);
      return pause(error.retryAfterSeconds === undefined ? NOT_YET_MS : error.retryAfterSeconds * 1_000, this.#signal);
    }
    if (this.#pausing?.isPaused === true) this.#failures = 0;
    const delayMs = RETRY_MS[this.#failures++];
    // Where bytes have arrived, it may be our own Claim, whose answer was lost.
    const isOurs = this.#offset > 0 && error instanceof ProtocolError && error.code === "all_claimed";
    const isFinal = error instanceof ProtocolError && !TEMPORARY.has(error.code) && !isOurs;
    if (isFinal || delayMs === undefined) {
      this.cancel(error);
      throw error instanceof ProtocolError ? error : new TransferError("connection_lost", { cause: error });
    }
    await pause(delayMs, this.#signal);
  }
}
