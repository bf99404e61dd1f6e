import { lastRecordOffset, ProtocolError } from "@envoi/protocol";
import { type ChunkReader, createChunkReader } from "./chunk-reader.ts";
import { type Claim, claimOf, fetchRange, releaseClaim } from "./claim.ts";
import { type DownloadTarget, firstAnswer } from "./first-answer.ts";
import { pause, RETRY_DELAYS_MS } from "./retry.ts";
import { TransferError } from "./transfer-error.ts";

/*
 * [Note: Windows]
 *
 * A body is fetched in windows, one after the other, under one Claim. Firefox takes whatever the network gives into its
 * memory, however slowly it is read: with windows that is no more than two of them. And a line that breaks costs no more
 * than what was under way: the next request goes on where the last byte arrived. Where a server answers with all of it
 * at once, that is read as it comes.
 *
 * The next window is asked for a moment before this one ends, so that a fast line does not stand still for a round trip.
 * Two that are not: the last one, as whoever is sent the last Record is counted, and any once the line has broken, as the
 * server charges what it sent, also when that was thrown away.
 */
const WINDOW_BYTES = 8 * 1_048_576;

/** How long before the end of a window, at the speed at which it comes, the next one is asked for. */
const AHEAD_MS = 500;
/** By then its speed is known. */
const FEWEST_READ_BYTES = WINDOW_BYTES / 4;

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

type Window = { first: number; last: number; beganAtMs: number };

function beginWindow([first, last]: readonly [number, number]): Window {
  return { first, last, beganAtMs: performance.now() };
}

/** One window after the other, see [Note: Windows]. */
class Windows {
  readonly #claim: Claim | null;
  readonly #totalBytes: number;
  readonly #signal: AbortSignal;
  readonly #renewal: ReturnType<typeof setInterval> | undefined;
  #reader: ChunkReader | null;
  #offset = 0;
  #window: Window;
  /** What was asked for ahead: the window after this one, or `null` when it was refused. */
  #ahead: Promise<Response | null> | null = null;
  #failures = 0;
  #hasBroken = false;
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
    this.#window = beginWindow(first.status === 206 ? windowFrom(0, totalBytes) : [0, totalBytes - 1]);
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

  /** Whether or not all of it came: the place is free for another download. */
  #leave(): void {
    if (this.#hasLeft) return;
    this.#hasLeft = true;
    clearInterval(this.#renewal);
    this.#dropAhead();
    if (this.#claim !== null) void releaseClaim(this.#claim);
  }

  async #goOn(): Promise<ChunkReader> {
    // Only a server that goes on with downloads is asked for more.
    if (this.#claim === null) throw new TransferError("connection_lost");
    if (this.#offset <= this.#window.last) this.#dropAhead();
    const ahead = await this.#ahead;
    this.#ahead = null;
    const range = windowFrom(this.#offset, this.#totalBytes);
    this.#window = beginWindow(range);
    if (ahead !== null) return readerOf(ahead);
    this.#askedAtMs = Date.now();
    return readerOf(await fetchRange(this.#claim, range, this.#signal));
  }

  #askAhead(): void {
    if (this.#claim === null || this.#ahead !== null || this.#hasBroken) return;
    const { first, last, beganAtMs } = this.#window;
    const readBytes = this.#offset - first;
    const restMs = ((last + 1 - this.#offset) * (performance.now() - beganAtMs)) / readBytes;
    if (readBytes < FEWEST_READ_BYTES || restMs > AHEAD_MS) return;
    const next = windowFrom(last + 1, this.#totalBytes);
    if (next[1] >= lastRecordOffset(this.#totalBytes)) return;
    this.#askedAtMs = Date.now();
    // Whatever it is, it is asked for again, and said then.
    this.#ahead = fetchRange(this.#claim, next, this.#signal).catch(() => null);
  }

  #dropAhead(): void {
    void this.#ahead?.then((answer) => answer?.body?.cancel()).catch(() => {});
    this.#ahead = null;
  }

  /** @throws the error, or what it means, when trying again is of no use */
  async #beforeNextTry(error: unknown): Promise<void> {
    this.#reader = null;
    this.#hasBroken = true;
    this.#dropAhead();
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
