import {
  CLOSE_FAILED,
  RECORD_BYTES,
  type ServerMessage,
  serverMessageSchema,
  UPLOAD_SOCKET_PATH,
  type UploadProgress,
} from "@envoi/protocol";
import { createDeferred } from "./deferred.ts";
import { freeMemory } from "./free-memory.ts";
import { refusal, type Server } from "./server.ts";
import { shortPause } from "./short-pause.ts";
import { TransferError } from "./transfer-error.ts";

/** Sending waits while more than this is buffered. */
const HIGH_WATER_BYTES = 2 * RECORD_BYTES;
/**
 * Sockets have no event for "sent", so `bufferedAmount` is polled at growing intervals: a fast network empties the
 * buffer within a millisecond or two, and waiting twice as long as necessary would leave it idle.
 */
const FIRST_POLL_MS = 1;
const LAST_POLL_MS = 32;
/** A server that does not answer the first message within this time counts as unreachable. */
const CONNECT_MS = 15_000;

type ServerReply = Extract<ServerMessage, { id: string }>;

/** The client's side of the upload socket. When the socket ends, all pending promises reject. */
export class UploadSocket {
  readonly #socket: WebSocket;
  readonly #onAcknowledged: (progress: UploadProgress) => void;
  readonly #opened = createDeferred<void>();
  readonly #reply = createDeferred<ServerReply>();
  readonly #done = createDeferred<void>();
  /** The last sent chunks, which may still be buffered. */
  readonly #sent: Uint8Array<ArrayBuffer>[] = [];
  #sentBytes = 0;
  #failure: Error | null = null;
  #isAnswered = false;
  #isDone = false;

  constructor(server: Server, onAcknowledged: (progress: UploadProgress) => void, signal: AbortSignal) {
    this.#onAcknowledged = onAcknowledged;
    for (const { promise } of [this.#opened, this.#reply, this.#done]) promise.catch(() => {});
    this.#socket = new WebSocket(server.socketUrl ?? `${server.origin.replace(/^http/, "ws")}${UPLOAD_SOCKET_PATH}`);
    const silence = setTimeout(() => this.fail(new TransferError("connect_failed")), CONNECT_MS);
    this.#reply.promise.then(
      () => clearTimeout(silence),
      () => clearTimeout(silence),
    );
    this.#socket.addEventListener("open", () => this.#opened.resolve());
    this.#socket.addEventListener("message", (event: MessageEvent<unknown>) => this.#onMessage(event.data));
    this.#socket.addEventListener("close", () => this.#onClose());
    signal.addEventListener("abort", () => this.fail(new TransferError("cancelled")), { once: true });
    if (signal.aborted) this.fail(new TransferError("cancelled"));
  }

  /** Resolves once the server has stored the upload. Rejects with the error that ended it before. */
  get stored(): Promise<void> {
    return this.#done.promise;
  }

  /** Sends the first message. @returns the server's reply */
  async request(message: object): Promise<ServerReply> {
    await this.#opened.promise;
    this.#socket.send(JSON.stringify(message));
    return this.#reply.promise;
  }

  /**
   * Sends a chunk of the body, once most of the previous ones have been sent.
   *
   * @param chunk - must own its buffer, which is released once it is sent
   */
  async send(chunk: Uint8Array<ArrayBuffer>): Promise<void> {
    let pollMs = FIRST_POLL_MS;
    while (this.#failure === null && this.#socket.bufferedAmount > HIGH_WATER_BYTES) {
      await shortPause(pollMs);
      pollMs = Math.min(2 * pollMs, LAST_POLL_MS);
    }
    if (this.#failure !== null) throw this.#failure;
    this.#freeSent();
    this.#socket.send(chunk);
    this.#sent.push(chunk);
    this.#sentBytes += chunk.byteLength;
  }

  /** Ends the body. Resolves when the server has stored it. */
  async finish(): Promise<void> {
    if (this.#failure !== null) throw this.#failure;
    this.#socket.send(Uint8Array.of(0));
    await this.#done.promise;
  }

  /** Fails the upload; only the first reason counts. */
  fail(error: Error): void {
    if (this.#failure !== null || this.#isDone) return;
    this.#failure = error;
    for (const { reject } of [this.#opened, this.#reply, this.#done]) reject(error);
    this.#socket.close(CLOSE_FAILED);
  }

  #freeSent(): void {
    const { bufferedAmount } = this.#socket;
    for (let [first] = this.#sent; first !== undefined; [first] = this.#sent) {
      const laterBytes = this.#sentBytes - first.byteLength;
      if (laterBytes < bufferedAmount) return;
      this.#sent.shift();
      this.#sentBytes = laterBytes;
      freeMemory(first);
    }
  }

  #onMessage(data: unknown): void {
    const message = parseServerMessage(data);
    if (message === null) {
      this.fail(new TransferError("connection_lost"));
    } else if ("error" in message) {
      this.fail(refusal(message.error, message.code));
    } else if ("ok" in message) {
      this.#isDone = true;
      this.#done.resolve();
      this.#socket.close();
    } else if ("received" in message) {
      this.#onAcknowledged(message);
    } else {
      this.#isAnswered = true;
      this.#reply.resolve(message);
    }
  }

  #onClose(): void {
    this.fail(new TransferError(this.#isAnswered ? "connection_lost" : "connect_failed"));
  }
}

function parseServerMessage(data: unknown): ServerMessage | null {
  try {
    return serverMessageSchema.parse(JSON.parse(String(data)));
  } catch {
    return null;
  }
}
