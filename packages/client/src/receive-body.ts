import { lastRecordOffset, ProtocolError } from "@envoi/protocol";
import { type ChunkReader, createChunkReader } from "./chunk-reader.ts";
import { type Claim, claimOf } from "./claim.ts";
import { type DownloadTarget, firstAnswer } from "./first-answer.ts";
import { LeasedClaim } from "./leased-claim.ts";
import { pause, RETRY_DELAYS_MS } from "./retry.ts";
import { TransferError } from "./transfer-error.ts";

/*
 * [Note: Windows]
 *
 * A body is fetched in windows, one after the other, under one Claim. Firefox buffers everything that the network
 * delivers, however slowly it is read; windows limit this buffer to two of them. After a broken connection, the next
 * request continues after the last byte that arrived. If a server sends the whole body at once, it is read as it
 * arrives.
 *
 * The next window is requested shortly before the current one ends, so a fast connection does not idle for a round
 * trip. The last window is not requested early, because sending the last Record counts the download. After a broken
 * connection no window is, because the server charges what it sent, even if it was discarded.
 */
const WINDOW_BYTES = 8 * 1_048_576;

/** How long before the estimated end of a window the next one is requested. */
const AHEAD_MS = 500;
/** Bytes to read from a window before its speed is known. */
const FEWEST_READ_BYTES = WINDOW_BYTES / 4;

/** Refusals that may be temporary: the server is busy, or another request holds the download's place. */
const TEMPORARY = new Set(["unavailable", "busy", "rate_limited", "all_claimed"]);

export type BodyRequest = DownloadTarget & { totalBytes: number };

/**
 * The body of an upload, counted as it arrives.
 *
 * @param onReceived - called with the number of bytes so far
 * @returns a stream whose chunks are valid until the next read. It fails with TransferError `cancelled` or
 *   `connection_lost`, whatever the error of this platform's fetch, and with ProtocolError once the server refuses to
 *   continue
 */
export async function receiveBody(
  { totalBytes, ...target }: BodyRequest,
  onReceived: (receivedBytes: number) => void,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const [first, last] = windowFrom(0, totalBytes);
  const answer = await firstAnswer(target, `bytes=${first}-${last}`, signal);
  const windows = new Windows(answer, claimOf(target, answer), { totalBytes, signal });
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

/** First and last byte of the window that begins at this offset. */
function windowFrom(offset: number, totalBytes: number): [number, number] {
  return [offset, Math.min(offset + WINDOW_BYTES, totalBytes) - 1];
}

type Window = { first: number; last: number; beganAtMs: number };

function beginWindow([first, last]: readonly [number, number]): Window {
  return { first, last, beganAtMs: performance.now() };
}

/** The window after the current one, if it was requested. */
class WindowAhead {
  #answer: Promise<Response | null> | null = null;
  #isStopped = false;

  ask(request: () => Promise<Response>): void {
    if (this.#isStopped || this.#answer !== null) return;
    // A refusal does not matter: the window is requested again when it is needed, and an error is thrown then.
    this.#answer = request().catch(() => null);
  }

  /** @returns `null` when none was requested, or it was refused */
  async take(): Promise<Response | null> {
    const answer = await this.#answer;
    this.#answer = null;
    return answer;
  }

  drop(): void {
    void this.#answer?.then((answer) => answer?.body?.cancel()).catch(() => {});
    this.#answer = null;
  }

  /** Drops the requested window, and requests no others. */
  stop(): void {
    this.#isStopped = true;
    this.drop();
  }
}

/** Reads one window after the other, see [Note: Windows]. */
class Windows {
  readonly #claim: LeasedClaim | null;
  readonly #totalBytes: number;
  readonly #signal: AbortSignal;
  readonly #ahead = new WindowAhead();
  #reader: ChunkReader | null;
  #offset = 0;
  #window: Window;
  #failures = 0;

  constructor(
    first: Response,
    claim: Claim | null,
    { totalBytes, signal }: { totalBytes: number; signal: AbortSignal },
  ) {
    this.#totalBytes = totalBytes;
    this.#signal = signal;
    this.#reader = readerOf(first);
    this.#window = beginWindow(first.status === 206 ? windowFrom(0, totalBytes) : [0, totalBytes - 1]);
    this.#claim = claim && new LeasedClaim(claim, () => this.#offset, signal);
  }

  /** @returns the next bytes, or `null` at the end */
  async read(): Promise<Uint8Array | null> {
    for (;;) {
      try {
        this.#reader ??= await this.#openReader();
        const chunk = await this.#reader.read();
        if (chunk !== null) {
          this.#failures = 0;
          this.#offset += chunk.byteLength;
          this.#askAhead();
          return chunk;
        }
        this.#reader = null;
        if (this.#claim === null || this.#offset >= this.#totalBytes) {
          this.#leave();
          return null;
        }
        if (this.#offset === this.#window.first) throw new TransferError("connection_lost");
      } catch (error) {
        await this.#beforeNextTry(error);
      }
    }
  }

  async cancel(reason: unknown): Promise<void> {
    this.#leave();
    await this.#reader?.cancel(reason);
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
    const range = windowFrom(this.#offset, this.#totalBytes);
    this.#window = beginWindow(range);
    return readerOf(ahead ?? (await this.#claim.fetchRange(range)));
  }

  #askAhead(): void {
    const claim = this.#claim;
    if (claim === null) return;
    const { first, last, beganAtMs } = this.#window;
    const readBytes = this.#offset - first;
    const restMs = ((last + 1 - this.#offset) * (performance.now() - beganAtMs)) / readBytes;
    if (readBytes < FEWEST_READ_BYTES || restMs > AHEAD_MS) return;
    const next = windowFrom(last + 1, this.#totalBytes);
    if (next[1] < lastRecordOffset(this.#totalBytes)) this.#ahead.ask(() => claim.fetchRange(next));
  }

  /** Waits before the next attempt. @throws ProtocolError or TransferError when a retry would be of no use */
  async #beforeNextTry(error: unknown): Promise<void> {
    this.#reader = null;
    this.#ahead.stop();
    const delayMs = RETRY_DELAYS_MS[this.#failures++];
    const isFinal = error instanceof ProtocolError && !TEMPORARY.has(error.code);
    if (this.#signal.aborted || isFinal || this.#claim === null || delayMs === undefined) {
      this.#leave();
      if (this.#signal.aborted) throw new TransferError("cancelled", { cause: error });
      throw error instanceof ProtocolError ? error : new TransferError("connection_lost", { cause: error });
    }
    await pause(delayMs, this.#signal);
  }
}

/** @throws TransferError when the answer has no body */
function readerOf({ body }: Response): ChunkReader {
  if (body === null) throw new TransferError("connection_lost");
  return createChunkReader(body);
}
