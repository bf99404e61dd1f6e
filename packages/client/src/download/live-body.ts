import { DecryptionError } from "@envoi/crypto";
import { LIVE_HEADER, PARALLEL_HEADER, ProtocolError } from "@envoi/protocol";
import { type ChunkReader, createChunkReader } from "../chunk-reader.ts";
import type { PauseSwitch } from "../pause-switch.ts";
import { lostBy, TransferError } from "../transfer-error.ts";
import { LineWatch } from "../wire/line-watch.ts";
import { pause } from "../wire/pause.ts";
import { answerInTime, readInTime, SILENT_MS } from "../wire/read-in-time.ts";
import { downloadRetryDelayMs, jitter, LIVE_RETRY_DELAYS_MS } from "../wire/retry-waits.ts";
import { type WaitLimits, waitMs } from "../wire/server-waits.ts";
import { bodyPath, dropAnswer } from "./claim.ts";
import type { DownloadTarget } from "./first-answer.ts";
import type { FirstAnswer } from "./parallel-body.ts";

/*
 * [Note: Live bodies]
 *
 * With a live link, a body can be read while its sender still sends it. Each request is signed. Its answer continues
 * while the sender's bytes are stored, and may end anywhere in its range: after some seconds without new bytes, for
 * example. If nothing of the range is stored, the answer is `not_yet`. The first answer without the header of live links
 * means that the upload is complete: it takes a Claim for the rest, which is read like any other body. The last Record is
 * always in there, so a body that ends before is never taken for a whole one.
 */

/**
 * Bytes of one request. With fewer, more round trips pass without a byte. With more, Firefox may hold more in memory, and
 * more of a complete upload arrives on one connection only.
 */
const MAX_REQUEST_BYTES = 32 * 1_048_576;
/** Waits after answers that there is nothing yet. A server that waits before it answers is asked again soon. */
const NOT_YET: WaitLimits = { delaysMs: [1_000, 1_000, 2_000, 4_000, 8_000], maxMs: 60_000 };
/** An answer that took longer was delayed by the server. */
const HELD_MS = 5_000;
/** Shortest time between two requests if the first answer did not have its whole range. */
const MIN_INTERVAL_MS = 500;
/** A server waits for ten seconds before it answers that there is nothing yet. */
const ANSWER_MS = 20_000;
/** An answer that takes longer is waiting for the sender. */
const SLOW_MS = 2_000;
/** Refusals that may be temporary: a busy server, and too many requests. */
const TEMPORARY = new Set(["unavailable", "busy", "rate_limited"]);

type LiveOptions = {
  totalBytes: number;
  onWaiting: (isWaiting: boolean) => void;
  /** While it is paused, failures do not count: the browser may be offline. */
  pausing: PauseSwitch | undefined;
  signal: AbortSignal;
};

export class LiveBody {
  readonly #source: DownloadTarget;
  readonly #options: LiveOptions;
  readonly #line: LineWatch;
  #reader: ChunkReader | null = null;
  #offset = 0;
  /** Whether the current answer has brought any bytes. */
  #hasBytes = false;
  #askedAtMs = 0;
  /** End of the range that was requested. */
  #askedTo = 0;
  /** Consecutive empty answers that came at once. */
  #empty = 0;
  #failures = 0;
  #isCancelled = false;

  /** @param options.onWaiting - called when all that the sender has sent is read, and when there is more */
  constructor(source: DownloadTarget, options: LiveOptions) {
    this.#source = source;
    this.#options = options;
    this.#line = new LineWatch(source.server);
    const { signal } = options;
    signal.addEventListener("abort", () => this.cancel(signal.reason), { once: true });
  }

  /**
   * @returns the next bytes, valid until the next call; or the answer that takes the Claim for the rest, once the upload is
   *   complete
   * @throws ProtocolError, `upload_abandoned` when the sender has given up; TransferError
   */
  async read(): Promise<Uint8Array | FirstAnswer> {
    for (;;) {
      try {
        await this.#options.pausing?.whilePaused(this.#options.signal);
        if (this.#isCancelled || this.#options.signal.aborted) throw new TransferError("cancelled");
        if (this.#reader === null) {
          await this.#line.ready(this.#options.signal);
          const rest = await this.#open();
          if (rest !== null) return rest;
        }
        const chunk = this.#reader && (await readInTime(this.#reader, SILENT_MS));
        if (chunk !== null) {
          this.#offset += chunk.byteLength;
          if (this.#offset > this.#options.totalBytes) throw new DecryptionError("too-long");
          this.#failures = 0;
          this.#empty = 0;
          this.#hasBytes = true;
          return chunk;
        }
        if (!this.#hasBytes) throw new TransferError("connection_lost");
        this.#reader = null;
        const restMs = MIN_INTERVAL_MS - (performance.now() - this.#askedAtMs);
        if (this.#offset < this.#askedTo && restMs > 0) await pause(jitter(restMs), this.#options.signal);
      } catch (error) {
        await this.#beforeNextTry(error);
      }
    }
  }

  cancel(reason: unknown): void {
    this.#isCancelled = true;
    void this.#reader?.cancel(reason).catch(() => {});
  }

  /** @returns `null` when the answer has bytes of the upload that still runs */
  async #open(): Promise<FirstAnswer | null> {
    const rest = await this.#request();
    const { answer } = rest;
    if (this.#isCancelled) {
      dropAnswer(this.#source, answer);
      throw new TransferError("cancelled");
    }
    this.#options.onWaiting(false);
    if (!answer.headers.has(LIVE_HEADER)) return rest;
    if (answer.body === null) throw new TransferError("connection_lost");
    this.#reader = createChunkReader(answer.body);
    this.#hasBytes = false;
    return null;
  }

  /** The answer begins when there are bytes: a server waits for them. */
  async #request(): Promise<FirstAnswer> {
    const range = [this.#offset, Math.min(this.#offset + MAX_REQUEST_BYTES, this.#options.totalBytes) - 1] as const;
    const headers = {
      Range: `bytes=${range[0]}-${range[1]}`,
      [LIVE_HEADER]: String(this.#offset),
      [PARALLEL_HEADER]: "1",
    };
    const askedAtMs = performance.now();
    this.#askedAtMs = askedAtMs;
    this.#askedTo = range[1] + 1;
    const slow = setTimeout(() => this.#options.onWaiting(true), SLOW_MS);
    const ask = (ending: AbortSignal) => this.#source.signer.get(bodyPath(this.#source), ending, { headers });
    try {
      const answer = await answerInTime(ask, this.#options.signal, ANSWER_MS);
      return { answer, range, waitMs: performance.now() - askedAtMs };
    } finally {
      clearTimeout(slow);
    }
  }

  async #beforeNextTry(error: unknown): Promise<void> {
    void this.#reader?.cancel(error).catch(() => {});
    this.#reader = null;
    this.#line.failed(error);
    if (this.#isCancelled || this.#options.signal.aborted) throw new TransferError("cancelled", { cause: error });
    if (error instanceof ProtocolError && error.code === "not_yet") {
      this.#failures = 0;
      this.#options.onWaiting(true);
      const { retryAfterSeconds } = error;
      const askedMs = retryAfterSeconds === undefined ? undefined : retryAfterSeconds * 1_000;
      if (performance.now() - this.#askedAtMs > HELD_MS) this.#empty = 0;
      return pause(waitMs(askedMs, this.#empty++, NOT_YET), this.#options.signal);
    }
    if (error instanceof DecryptionError) {
      this.cancel(error);
      throw error;
    }
    if (this.#options.pausing?.isPaused === true) this.#failures = 0;
    const delayMs = downloadRetryDelayMs(error, this.#failures++, LIVE_RETRY_DELAYS_MS);
    // If bytes have arrived, the last Claim may be our own, whose answer was lost.
    const isOurs = this.#offset > 0 && error instanceof ProtocolError && error.code === "all_claimed";
    const isFinal = error instanceof ProtocolError && !TEMPORARY.has(error.code) && !isOurs;
    if (isFinal || delayMs === undefined) {
      this.cancel(error);
      throw lostBy(error);
    }
    await pause(jitter(delayMs), this.#options.signal);
  }
}
