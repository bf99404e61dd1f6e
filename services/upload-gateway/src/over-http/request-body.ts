import type { IncomingMessage } from "node:http";
import type { PlaceHolder } from "@envoi/platform";
import { ProtocolError } from "@envoi/protocol";
import { BodyQueue } from "../body-queue.ts";

/** Checks per idle time. */
const IDLE_CHECKS = 4;
/** While others wait for a place, a client without a byte for this long is idle. */
const IDLE_BESIDE_OTHERS_MS = 500;

/** The request broke off before its body was complete. */
export class BrokenOff extends Error {}

/** Checks the bytes of a body. */
export type BodyCheck = {
  /** Called with each chunk before it is queued. @throws ProtocolError */
  admit(chunk: Uint8Array): void;
  /** Called at the end of the body. @throws ProtocolError */
  finish?(): void;
};

export type RequestBodyOptions = {
  /** Another request can bring what this one does not. */
  resumable: boolean;
  idleSeconds: number;
  minBytesPerSecond: number;
  maxSeconds: number;
  /** See BodyQueue. */
  batchBytes: () => number;
};

/**
 * The body of a request on its way into a BodyQueue. A failure aborts `signal` with its reason, and fails the queue.
 * Bounds are those of upload sockets: a client below the minimum rate is idle, and may lose its place.
 */
export class RequestBody implements PlaceHolder {
  readonly queue: BodyQueue;
  readonly #request: IncomingMessage;
  readonly #options: RequestBodyOptions;
  readonly #failure = new AbortController();
  readonly #complete = Promise.withResolvers<void>();
  readonly #timers: NodeJS.Timeout[] = [];
  #receivedBytes = 0;
  #isReading = false;
  #isComplete = false;
  #lastHeardAt = performance.now();
  /** Bytes received at the last checks since reading was last resumed, oldest first. */
  #heardBytes: number[] = [];

  constructor(request: IncomingMessage, options: RequestBodyOptions) {
    this.#request = request;
    this.#options = options;
    this.#complete.promise.catch(() => {});
    this.queue = new BodyQueue(options.batchBytes, (paused) => (paused ? this.#pause() : this.#resume()));
    request.once("close", () => {
      if (!request.complete) this.fail(new BrokenOff("the request broke off"));
    });
    // The close that follows is handled.
    request.once("error", () => {});
  }

  get signal(): AbortSignal {
    return this.#failure.signal;
  }

  get isResumable(): boolean {
    return this.#options.resumable;
  }

  get receivedBytes(): number {
    return this.#receivedBytes;
  }

  /** Resolves when the whole body has been received. */
  get complete(): Promise<void> {
    return this.#complete.promise;
  }

  isIdle(): boolean {
    return this.#isReading && !this.#isComplete && performance.now() - this.#lastHeardAt > IDLE_BESIDE_OTHERS_MS;
  }

  putOut(error: ProtocolError): void {
    this.fail(error);
  }

  receive(check: BodyCheck): void {
    const { idleSeconds, maxSeconds } = this.#options;
    if (this.signal.aborted) return;
    this.#timers.push(
      setInterval(() => this.#checkIdle(), (idleSeconds * 1_000) / IDLE_CHECKS),
      setTimeout(() => this.fail(new ProtocolError("idle_timeout")), maxSeconds * 1_000),
    );
    this.#request.on("data", (chunk: Uint8Array) => {
      if (this.signal.aborted) return;
      try {
        this.#receivedBytes += chunk.byteLength;
        this.#lastHeardAt = performance.now();
        check.admit(chunk);
        this.queue.push(chunk);
      } catch (error) {
        this.fail(error as Error);
      }
    });
    this.#request.once("end", () => {
      if (this.signal.aborted) return;
      try {
        check.finish?.();
      } catch (error) {
        return this.fail(error as Error);
      }
      this.#isComplete = true;
      this.stop();
      this.queue.end();
      this.#complete.resolve();
    });
    this.#resume();
  }

  fail(reason: Error): void {
    if (this.signal.aborted) return;
    this.stop();
    this.#failure.abort(reason);
    this.#complete.reject(reason);
    this.queue.fail(reason);
  }

  /** Ends its timers. */
  stop(): void {
    for (const timer of this.#timers) clearInterval(timer);
  }

  /** A client is not idle while we do not read from it. */
  #pause(): void {
    this.#isReading = false;
    this.#request.pause();
  }

  #resume(): void {
    if (this.signal.aborted) return;
    this.#isReading = true;
    this.#lastHeardAt = performance.now();
    this.#heardBytes = [this.#receivedBytes];
    this.#request.resume();
  }

  #checkIdle(): void {
    if (!this.#isReading) return;
    const { idleSeconds, minBytesPerSecond } = this.#options;
    this.#heardBytes.push(this.#receivedBytes);
    const before = this.#heardBytes.length > IDLE_CHECKS ? this.#heardBytes.shift() : undefined;
    const leastBytes = Math.max(1, idleSeconds * minBytesPerSecond);
    if (before !== undefined && this.#receivedBytes - before < leastBytes) this.fail(new ProtocolError("idle_timeout"));
  }
}
