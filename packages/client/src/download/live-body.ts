import { DecryptionError } from "@envoi/crypto";
import { DIRECT_HEADER, LIVE_HEADER, PARALLEL_HEADER, ProtocolError } from "@envoi/protocol";
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
 * With a live link, a body can be read while its sender is still sending it. Each request is signed. A response
 * continues while more of the sender's bytes are being stored, and may end anywhere in its range, for example after
 * some seconds without new bytes. If nothing of the range is stored, the response is `not_yet`. The first response
 * without the live link header means that the upload is complete: it carries a Claim for the rest, which is read like
 * any other body. The rest always contains the last Record, so a body that ends earlier is never mistaken for a
 * complete one.
 */

/**
 * Maximum length of one request. With a lower maximum, more time is lost to round trips. With a higher maximum, Firefox
 * may buffer more, and more of a complete upload arrives on a single connection.
 */
const MAX_REQUEST_BYTES = 32 * 1_048_576;
/** Delays after `not_yet` responses. If the server itself waited before responding, the next request follows soon. */
const NOT_YET: WaitLimits = { delaysMs: [1_000, 1_000, 2_000, 4_000, 8_000], maxMs: 60_000 };
/** If a `not_yet` response took longer than this, the server itself waited for bytes. */
const HELD_MS = 5_000;
/** Minimum time between two requests if the first response did not contain the whole range. */
const MIN_INTERVAL_MS = 500;
/** Response timeout. A server waits ten seconds before it returns `not_yet`. */
const ANSWER_MS = 20_000;
/** If a response takes longer than this, the server is waiting for the sender. */
const SLOW_MS = 2_000;
/** Rejections that may be temporary: the server is busy, or there are too many requests. */
const TEMPORARY = new Set(["unavailable", "busy", "rate_limited"]);

type LiveOptions = {
  totalBytes: number;
  onWaiting: (isWaiting: boolean) => void;
  /** Failures during a pause do not count: the browser may be offline. */
  pausing: PauseSwitch | undefined;
  signal: AbortSignal;
};

export class LiveBody {
  readonly #source: DownloadTarget;
  readonly #options: LiveOptions;
  readonly #line: LineWatch;
  #reader: ChunkReader | null = null;
  #offset = 0;
  /** Whether any byte of the current response has arrived. */
  #hasBytes = false;
  #askedAtMs = 0;
  /** End of the range requested last, exclusive. */
  #askedTo = 0;
  /** Number of consecutive `not_yet` responses for which the server did not wait. */
  #empty = 0;
  #failures = 0;
  #isCancelled = false;

  /**
   * @param options.onWaiting - called with `true` when everything sent so far has been read, and with `false` when
   *   there is more
   */
  constructor(source: DownloadTarget, options: LiveOptions) {
    this.#source = source;
    this.#options = options;
    this.#line = new LineWatch(source.server);
    const { signal } = options;
    signal.addEventListener("abort", () => this.cancel(signal.reason), { once: true });
  }

  /**
   * @returns the next bytes, which are valid until the next call; or, once the upload is complete, the response that
   *   carries the Claim for the rest
   * @throws ProtocolError, `upload_abandoned` if the sender has abandoned the upload; TransferError
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

  /** @returns `null` when the response contains bytes of a running upload */
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

  /**
   * Requests the next bytes. The server responds only when it has some, so a slow response means that it is waiting for
   * the sender.
   */
  async #request(): Promise<FirstAnswer> {
    const range = [this.#offset, Math.min(this.#offset + MAX_REQUEST_BYTES, this.#options.totalBytes) - 1] as const;
    const headers = {
      Range: `bytes=${range[0]}-${range[1]}`,
      [LIVE_HEADER]: String(this.#offset),
      [PARALLEL_HEADER]: "1",
      [DIRECT_HEADER]: "1",
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
    // If bytes have already arrived, this download may hold the last Claim itself, but the response that named the
    // Claim was lost.
    const isOurs = this.#offset > 0 && error instanceof ProtocolError && error.code === "all_claimed";
    const isFinal = error instanceof ProtocolError && !TEMPORARY.has(error.code) && !isOurs;
    if (isFinal || delayMs === undefined) {
      this.cancel(error);
      throw lostBy(error);
    }
    await pause(jitter(delayMs), this.#options.signal);
  }
}
