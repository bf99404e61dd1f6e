import { DecryptionError } from "@envoi/crypto";
import { lastRecordOffset, ProtocolError } from "@envoi/protocol";
import { type ChunkReader, createChunkReader } from "../chunk-reader.ts";
import type { PauseSwitch } from "../pause-switch.ts";
import { lostBy, TransferError } from "../transfer-error.ts";
import { pause } from "../wire/pause.ts";
import { readInTime } from "../wire/read-in-time.ts";
import { downloadRetryDelayMs, jitter } from "../wire/retry-waits.ts";
import type { Claim } from "./claim.ts";
import { LeasedClaim } from "./leased-claim.ts";
import { readsOnDemand } from "./reads-on-demand.ts";

/*
 * [Note: Windows]
 *
 * Firefox buffers everything that the network delivers, however slowly it is read. So a body is fetched in windows, one
 * after the other, under one Claim; this limits the buffer to two of them. Windows grow with the speed at which they are
 * read, because a new request on a long line first has to gain speed.
 *
 * The next window is requested shortly before the current one ends, so that the line does not idle for a round trip. It
 * is not requested much earlier, because two answers would share the line, and the next one would then begin at half its
 * speed. The last window is not requested early, because sending the last Record counts the download. After a broken
 * connection no window is, because the server charges what it sent, even if it was discarded.
 *
 * Browsers that stop reading from the network while nobody reads the body get all of it in the window after the first
 * one. If a server sends the whole body at once, it is read as it arrives. In any case, the request after a broken
 * connection continues after the last byte that arrived.
 *
 * A server that allows several ranges at once says so in its first answer: see [Note: Parallel body].
 */
export const MIN_WINDOW_BYTES = 8 * 1_048_576;
const MAX_WINDOW_BYTES = 2 * MIN_WINDOW_BYTES;
/** How long it should take to read a window. */
const WINDOW_MS = 500;

/** The next window is requested this long before the estimated end of the current one, or 1.5 times the last wait. */
const MIN_AHEAD_MS = 100;
const MAX_AHEAD_MS = 2_000;
/** Bytes to read from a window before its speed is known. */
const MIN_READ_BYTES = MIN_WINDOW_BYTES / 4;

/** A window without a byte for this long is requested again. */
const WINDOW_SILENT_MS = 60_000;

/** Refusals that may be temporary: the server is busy, or another request holds the download's place. */
const TEMPORARY = new Set(["unavailable", "busy", "rate_limited", "all_claimed"]);

export type Range = readonly [first: number, last: number];

/** First and last byte of the window that begins at this offset. */
function windowFrom(offset: number, totalBytes: number, windowBytes: number): Range {
  return [offset, Math.min(offset + (readsOnDemand() ? totalBytes : windowBytes), totalBytes) - 1];
}

/** The answer to a request for a window, and how long it took to arrive. */
export type Answer = { answer: Response; range: Range; waitMs: number };

/** A window that is being read. */
type Window = { first: number; last: number; beganAtMs: number };

function beginWindow([first, last]: Range): Window {
  return { first, last, beganAtMs: performance.now() };
}

/** The window after the current one, if it was requested. */
class WindowAhead {
  #answer: Promise<Answer | null> | null = null;
  #isStopped = false;

  ask(request: () => Promise<Answer>): void {
    if (this.#isStopped || this.#answer !== null) return;
    // A refusal does not matter: the window is requested again when it is needed, and an error is thrown then.
    this.#answer = request().catch(() => null);
  }

  /** @returns `null` when none was requested, or it was refused */
  async take(): Promise<Answer | null> {
    const answer = await this.#answer;
    this.#answer = null;
    return answer;
  }

  drop(): void {
    void this.#answer?.then((ahead) => ahead?.answer.body?.cancel()).catch(() => {});
    this.#answer = null;
  }

  /** Drops the requested window, and requests no others. */
  stop(): void {
    this.#isStopped = true;
    this.drop();
  }
}

/** `outlives`: whether the Claim is left to another page while bytes are missing. */
export type WindowOptions = {
  totalBytes: number;
  pausing?: PauseSwitch | undefined;
  signal: AbortSignal;
  outlives: () => boolean;
};

/** Reads one window after the other, see [Note: Windows]. */
export class Windows {
  readonly #claim: LeasedClaim | null;
  readonly #totalBytes: number;
  readonly #pausing: PauseSwitch | undefined;
  readonly #signal: AbortSignal;
  readonly #ahead = new WindowAhead();
  #reader: ChunkReader | null;
  #offset: number;
  #window: Window;
  #windowBytes = MIN_WINDOW_BYTES;
  #waitMs: number;
  #failures = 0;

  constructor(
    { answer, range, waitMs }: Answer,
    claim: Claim | null,
    { totalBytes, pausing, signal, outlives }: WindowOptions,
  ) {
    this.#offset = range[0];
    this.#totalBytes = totalBytes;
    this.#pausing = pausing;
    this.#signal = signal;
    this.#reader = openChunkReader(answer);
    this.#window = beginWindow(answer.status === 206 ? range : [0, totalBytes - 1]);
    this.#waitMs = waitMs;
    const isLeft = () => outlives() && this.#offset < totalBytes;
    this.#claim = claim && new LeasedClaim(claim, () => this.#offset, signal, isLeft);
  }

  /** @returns the next bytes, or `null` at the end */
  async read(): Promise<Uint8Array | null> {
    for (;;) {
      try {
        await this.#pausing?.whilePaused(this.#signal);
        // The connection broke, but everything had arrived.
        if (this.#reader === null && this.#offset >= this.#totalBytes) {
          this.#leave();
          return null;
        }
        this.#reader ??= await this.#openReader();
        const chunk = await this.#next(this.#reader);
        if (chunk !== null) {
          this.#failures = 0;
          this.#offset += chunk.byteLength;
          if (this.#offset > this.#totalBytes) throw new DecryptionError("too-long");
          this.#askAhead();
          return chunk;
        }
        this.#reader = null;
        if (this.#offset >= this.#totalBytes) continue;
        if (this.#claim === null) {
          this.#leave();
          return null;
        }
        // Also if it had some bytes: a server that sends a few in each answer is not asked at once.
        if (this.#offset <= this.#window.last) throw new TransferError("connection_lost");
      } catch (error) {
        await this.#beforeNextTry(error);
      }
    }
  }

  async cancel(reason: unknown): Promise<void> {
    this.#leave();
    await this.#reader?.cancel(reason);
  }

  /** Without a Claim, a server that is silent for long cannot be asked for the rest. */
  #next(reader: ChunkReader): Promise<Uint8Array | null> {
    return this.#claim === null ? reader.read() : readInTime(reader, WINDOW_SILENT_MS);
  }

  #leave(): void {
    this.#ahead.stop();
    this.#claim?.release();
  }

  async #openReader(): Promise<ChunkReader> {
    // Only servers that support Claims can be asked for the rest.
    if (this.#claim === null) throw new TransferError("connection_lost");
    if (this.#offset <= this.#window.last) this.#ahead.drop();
    const ahead = await this.#ahead.take();
    const { answer, range, waitMs } = ahead ?? (await this.#request(this.#windowFrom(this.#offset), this.#claim));
    this.#window = beginWindow(range);
    this.#waitMs = waitMs;
    return openChunkReader(answer);
  }

  async #request(range: Range, claim: LeasedClaim): Promise<Answer> {
    const askedAtMs = performance.now();
    const answer = await claim.fetchRange(range);
    return { answer, range, waitMs: performance.now() - askedAtMs };
  }

  #windowFrom(offset: number): Range {
    return windowFrom(offset, this.#totalBytes, this.#windowBytes);
  }

  #askAhead(): void {
    const claim = this.#claim;
    const { first, last, beganAtMs } = this.#window;
    const [readBytes, readMs] = [this.#offset - first, performance.now() - beganAtMs];
    if (claim === null || readBytes < MIN_READ_BYTES) return;
    const restMs = ((last + 1 - this.#offset) * readMs) / readBytes;
    if (restMs > between(MIN_AHEAD_MS, 1.5 * this.#waitMs, MAX_AHEAD_MS)) return;
    const bytesInTime = readMs === 0 ? 0 : Math.round((WINDOW_MS * readBytes) / readMs);
    this.#windowBytes = between(MIN_WINDOW_BYTES, bytesInTime, MAX_WINDOW_BYTES);
    const next = this.#windowFrom(last + 1);
    if (next[1] < lastRecordOffset(this.#totalBytes)) this.#ahead.ask(() => this.#request(next, claim));
  }

  /** Waits before the next attempt. @throws ProtocolError or TransferError when a retry would be of no use */
  async #beforeNextTry(error: unknown): Promise<void> {
    void this.#reader?.cancel(error).catch(() => {});
    this.#reader = null;
    this.#ahead.stop();
    if (error instanceof DecryptionError) {
      this.#leave();
      throw error;
    }
    if (this.#offset >= this.#totalBytes && !this.#signal.aborted) return;
    const delayMs = downloadRetryDelayMs(error, this.#failures++);
    const isFinal = error instanceof ProtocolError && !TEMPORARY.has(error.code);
    if (this.#signal.aborted || isFinal || this.#claim === null || delayMs === undefined) {
      this.#leave();
      if (this.#signal.aborted) throw new TransferError("cancelled", { cause: error });
      throw lostBy(error);
    }
    if (this.#pausing?.isPaused !== true) return pause(jitter(delayMs), this.#signal);
    // The browser may be offline as long as the pause lasts.
    await this.#pausing.whilePaused(this.#signal);
    this.#failures = 0;
  }
}

function between(least: number, value: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

/** @throws TransferError when the answer has no body */
function openChunkReader({ body }: Response): ChunkReader {
  if (body === null) throw new TransferError("connection_lost");
  return createChunkReader(body);
}
