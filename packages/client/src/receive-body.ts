import { ProtocolError } from "@envoi/protocol";
import { type ChunkReader, createChunkReader } from "./chunk-reader.ts";
import { type Claim, claimOf, fetchRange, releaseClaim } from "./claim.ts";
import { type DownloadTarget, firstAnswer } from "./first-answer.ts";
import { pause, RETRY_DELAYS_MS } from "./retry.ts";
import { TransferError } from "./transfer-error.ts";

/*
 * [Note: Windows]
 *
 * A body is fetched in windows, one after the other, under one Claim. Firefox takes whatever the network gives into its
 * memory, however slowly it is read: with windows that is no more than one of them. And a line that breaks costs no more
 * than what was under way: the next request goes on where the last byte arrived. Where a server answers with all of it
 * at once, that is read as it comes.
 */
const WINDOW_BYTES = 8 * 1_048_576;

/** A Claim lapses when nothing is asked under it for two minutes: a reader who pauses asks for a byte now and then. */
const RENEW_MS = 45_000;

/** A server that is busy, or a download whose place another one took for a moment: they may have room again. */
const PASSING = new Set(["unavailable", "busy", "rate_limited", "all_claimed"]);

export type BodyRequest = DownloadTarget & { totalBytes: number };

/**
 * The body of an upload, counted as it arrives.
 *
 * @param onReceived - told the bytes so far
 * @returns a stream whose chunks are the reader's only until the next is asked for; it fails with TransferError
 *   `cancelled` or `connection_lost`, whatever this platform's fetch says,
 *   and with ProtocolError once the server refuses to go on
 */
export async function receiveBody(
  { totalBytes, ...target }: BodyRequest,
  onReceived: (receivedBytes: number) => void,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const [first, last] = windowFrom(0, totalBytes);
  const answer = await firstAnswer(target, `bytes=${first}-${last}`, signal);
  const windows = new Windows(answer, claimOf(target.server, target.id, answer), { totalBytes, signal });
  let receivedBytes = 0;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const chunk = await windows.read();
        if (chunk === null) return controller.close();
        receivedBytes += chunk.byteLength;
        onReceived(receivedBytes);
        controller.enqueue(chunk);
      },
      cancel: (reason) => windows.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

/** First and last byte of the window that begins here. */
function windowFrom(offset: number, totalBytes: number): [number, number] {
  return [offset, Math.min(offset + WINDOW_BYTES, totalBytes) - 1];
}

/** One window after the other, see [Note: Windows]. */
class Windows {
  readonly #claim: Claim | null;
  readonly #totalBytes: number;
  readonly #signal: AbortSignal;
  readonly #renewal: ReturnType<typeof setInterval> | undefined;
  #reader: ChunkReader | null;
  #offset = 0;
  #windowStart = 0;
  #failures = 0;
  #hasLeft = false;
  #askedAtMs = Date.now();

  constructor(
    first: Response,
    claim: Claim | null,
    { totalBytes, signal }: { totalBytes: number; signal: AbortSignal },
  ) {
    this.#claim = claim;
    this.#totalBytes = totalBytes;
    this.#signal = signal;
    this.#reader = readerOf(first);
    if (claim === null) return;
    this.#renewal = setInterval(() => void this.#renew(claim), RENEW_MS);
    signal.addEventListener("abort", () => this.#leave(), { once: true });
  }

  /** @returns the next bytes, or `null` at the end */
  async read(): Promise<Uint8Array | null> {
    for (;;) {
      try {
        this.#reader ??= await this.#goOn();
        const chunk = await this.#reader.read();
        if (chunk !== null) {
          this.#failures = 0;
          this.#offset += chunk.byteLength;
          return chunk;
        }
        this.#reader = null;
        if (this.#claim === null || this.#offset >= this.#totalBytes) {
          this.#leave();
          return null;
        }
        if (this.#offset === this.#windowStart) throw new TransferError("connection_lost");
      } catch (error) {
        await this.#beforeNextTry(error);
      }
    }
  }

  async cancel(reason: unknown): Promise<void> {
    this.#leave();
    await this.#reader?.cancel(reason);
  }

  /** Whether or not all of it came: the place is free for another download. */
  #leave(): void {
    if (this.#hasLeft) return;
    this.#hasLeft = true;
    clearInterval(this.#renewal);
    if (this.#claim !== null) void releaseClaim(this.#claim);
  }

  async #goOn(): Promise<ChunkReader> {
    // Only a server that goes on with downloads is asked for more.
    if (this.#claim === null) throw new TransferError("connection_lost");
    this.#askedAtMs = Date.now();
    this.#windowStart = this.#offset;
    return readerOf(await fetchRange(this.#claim, windowFrom(this.#offset, this.#totalBytes), this.#signal));
  }

  /** @throws the error, or what it means, when trying again is of no use */
  async #beforeNextTry(error: unknown): Promise<void> {
    this.#reader = null;
    const delayMs = RETRY_DELAYS_MS[this.#failures++];
    const isFinal = error instanceof ProtocolError && !PASSING.has(error.code);
    if (this.#signal.aborted || isFinal || this.#claim === null || delayMs === undefined) {
      this.#leave();
      if (this.#signal.aborted) throw new TransferError("cancelled", { cause: error });
      throw error instanceof ProtocolError ? error : new TransferError("connection_lost", { cause: error });
    }
    await pause(delayMs, this.#signal);
  }

  async #renew(claim: Claim): Promise<void> {
    if (Date.now() - this.#askedAtMs < RENEW_MS) return;
    this.#askedAtMs = Date.now();
    const byte = Math.max(0, this.#offset - 1);
    const answer = await fetchRange(claim, [byte, byte], this.#signal).catch(() => null);
    await answer?.body?.cancel();
  }
}

/** @throws TransferError when the answer has no body */
function readerOf({ body }: Response): ChunkReader {
  if (body === null) throw new TransferError("connection_lost");
  return createChunkReader(body);
}
