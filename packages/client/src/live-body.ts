import { LIVE_HEADER, PARALLEL_HEADER, ProtocolError } from "@envoi/protocol";
import { type ChunkReader, createChunkReader } from "./chunk-reader.ts";
import { type BodySource, bodyPath } from "./claim.ts";
import { LineWatch } from "./line-watch.ts";
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
/** The server, or too many requests, may pass. */
const TEMPORARY = new Set(["unavailable", "busy", "rate_limited"]);

export type LiveSource = BodySource & { signer: Signer };
export type LiveOptions = {
  totalBytes: number;
  onWaiting: (isWaiting: boolean) => void;
  /** While it is paused, failures do not count: the browser may be offline. */
  pausing: PauseSwitch | undefined;
  signal: AbortSignal;
};
/** The answer that takes the Claim for the bytes from `firstByte` on. */
export type ClaimedRest = { answer: Response; firstByte: number; lastByte: number; waitMs: number };

export class LiveBody {
  readonly #source: LiveSource;
  readonly #totalBytes: number;
  readonly #signal: AbortSignal;
  readonly #onWaiting: (isWaiting: boolean) => void;
  readonly #pausing: PauseSwitch | undefined;
  readonly #line: LineWatch;
  #reader: ChunkReader | null = null;
  #offset = 0;
  /** Where the current answer begins. */
  #begunAt = 0;
  #failures = 0;

  /** @param options.onWaiting - called when all that the sender has sent is read, and when there is more */
  constructor(source: LiveSource, { totalBytes, onWaiting, pausing, signal }: LiveOptions) {
    this.#source = source;
    this.#line = new LineWatch(source.server);
    this.#totalBytes = totalBytes;
    this.#onWaiting = onWaiting;
    this.#pausing = pausing;
    this.#signal = signal;
  }

  /**
   * @returns the next bytes, valid until the next call; or the answer with the rest, once the upload is complete
   * @throws ProtocolError, `upload_abandoned` when the sender has given up; TransferError
   */
  async read(): Promise<Uint8Array | ClaimedRest> {
    for (;;) {
      try {
        await this.#pausing?.whilePaused(this.#signal);
        if (this.#reader === null) {
          await this.#line.ready(this.#signal);
          const rest = await this.#request();
          if (rest !== null) return rest;
        }
        const chunk = this.#reader && (await readInTime(this.#reader, SILENT_MS));
        if (chunk !== null) {
          this.#offset += chunk.byteLength;
          this.#failures = 0;
          return chunk;
        }
        if (this.#offset === this.#begunAt) throw new TransferError("connection_lost");
        this.#reader = null;
      } catch (error) {
        await this.#beforeNextTry(error);
      }
    }
  }

  cancel(reason: unknown): void {
    void this.#reader?.cancel(reason).catch(() => {});
  }

  /** @returns `null` when the answer has bytes of the upload that still runs */
  async #request(): Promise<ClaimedRest | null> {
    const firstByte = this.#offset;
    const lastByte = Math.min(firstByte + MOST_BYTES, this.#totalBytes) - 1;
    const headers = {
      Range: `bytes=${firstByte}-${lastByte}`,
      [LIVE_HEADER]: String(firstByte),
      [PARALLEL_HEADER]: "1",
    };
    const askedAtMs = performance.now();
    const answer = await this.#answer(headers);
    this.#onWaiting(false);
    if (!answer.headers.has(LIVE_HEADER)) {
      return { answer, firstByte, lastByte, waitMs: performance.now() - askedAtMs };
    }
    if (answer.body === null) throw new TransferError("connection_lost");
    this.#reader = createChunkReader(answer.body);
    this.#begunAt = firstByte;
    return null;
  }

  /** A server waits for more bytes before it answers. */
  async #answer(headers: Record<string, string>): Promise<Response> {
    const slow = setTimeout(() => this.#onWaiting(true), SLOW_MS);
    try {
      const { signer } = this.#source;
      const ask = (signal: AbortSignal) => signer.get(bodyPath(this.#source), signal, { headers });
      return await answerInTime(ask, this.#signal, ANSWER_MS);
    } finally {
      clearTimeout(slow);
    }
  }

  async #beforeNextTry(error: unknown): Promise<void> {
    this.cancel(error);
    this.#reader = null;
    this.#line.failed(error);
    if (this.#signal.aborted) throw new TransferError("cancelled", { cause: error });
    if (error instanceof ProtocolError && error.code === "not_yet") {
      this.#failures = 0;
      this.#onWaiting(true);
      return pause(error.retryAfterSeconds === undefined ? NOT_YET_MS : error.retryAfterSeconds * 1_000, this.#signal);
    }
    if (this.#pausing?.isPaused === true) this.#failures = 0;
    const delayMs = RETRY_MS[this.#failures++];
    const isFinal = error instanceof ProtocolError && !TEMPORARY.has(error.code);
    if (isFinal || delayMs === undefined) {
      throw error instanceof ProtocolError ? error : new TransferError("connection_lost", { cause: error });
    }
    await pause(delayMs, this.#signal);
  }
}
