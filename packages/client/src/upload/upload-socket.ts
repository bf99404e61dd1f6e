import { freeMemory } from "@envoi/crypto";
import {
  CLOSE_FAILED,
  type PartRequest,
  ProtocolError,
  RESUME_QUERY,
  type ResumeRequest,
  type ServerMessage,
  serverMessageSchema,
  UPLOAD_SOCKET_PATH,
  type UploadProgress,
} from "@envoi/protocol";
import { createDeferred } from "../deferred.ts";
import { isSuspended, TransferError } from "../transfer-error.ts";
import { refusal, type Server } from "../wire/server.ts";
import { SendPace, shortPause } from "./send-pace.ts";

/** A server that does not reply to the first message within this time counts as unreachable. */
const CONNECT_MS = 15_000;
/**
 * A server that acknowledges does so at least every five seconds, so the connection is lost after this time without a
 * message.
 */
const SILENT_MS = 12_000;
const CHECK_MS = 1_000;
/** Longest message of a server, with some margin: the reply for a resumed upload whose stored Parts have gaps. */
const MAX_MESSAGE_CHARACTERS = 262_144;

type ServerReply = Exclude<Extract<ServerMessage, { id: string }>, { put: unknown }>;
type OpenedReply = Extract<ServerReply, { url: string }>;
type ResumedReply = Exclude<ServerReply, { url: string } | { part: number }>;
/** The URL at which to store a Part, `stored` if the server has recorded the Part, or `null` if it does neither. */
type DirectReply = { url: string } | "stored" | null;

/** The client's side of the upload socket. When the socket ends, all pending promises reject. */
export class UploadSocket {
  readonly #socket: WebSocket;
  #onAcknowledged: (progress: UploadProgress) => void;
  readonly #opened = createDeferred<void>();
  readonly #reply = createDeferred<ServerReply>();
  readonly #done = createDeferred<void>();
  readonly #pace = new SendPace();
  /** The most recently sent chunks, which the socket may still be buffering, and their total length. */
  readonly #unfreed: Uint8Array<ArrayBuffer>[] = [];
  #unfreedBytes = 0;
  #sentBytes = 0;
  #onPart: (part: number) => void = () => {};
  /** Parts about which a reply is pending. */
  readonly #asked = new Map<number, (reply: DirectReply) => void>();
  #failure: { error: unknown } | null = null;
  #isAnswered = false;
  readonly #startedAtMs = performance.now();
  #connectMs = 0;
  readonly #resumes: boolean;
  readonly #origin: string;
  /** Whether the upload is to be continued later, although it is aborted. */
  #keepsSession = false;
  #watch: ReturnType<typeof setInterval> | undefined;
  /** Whether the end marker has been sent. */
  #isEnded = false;
  #isDone = false;

  /**
   * @param options.connectMs - time for connecting and for the reply to the first message
   * @param options.resumes - whether the socket will continue an upload
   */
  constructor(
    server: Server,
    onAcknowledged: (progress: UploadProgress) => void,
    signal: AbortSignal,
    { connectMs = CONNECT_MS, resumes = false }: { connectMs?: number; resumes?: boolean } = {},
  ) {
    this.#onAcknowledged = onAcknowledged;
    this.#resumes = resumes;
    this.#origin = server.origin;
    for (const { promise } of [this.#opened, this.#reply, this.#done]) promise.catch(() => {});
    const url = server.socketUrl ?? `${server.origin.replace(/^http/, "ws")}${UPLOAD_SOCKET_PATH}`;
    const { createSocket = (address: string) => new WebSocket(address) } = server;
    this.#socket = createSocket(resumes ? `${url}${RESUME_QUERY}` : url);
    const silence = setTimeout(() => this.fail(this.#unreached()), connectMs);
    this.#reply.promise.then(
      () => clearTimeout(silence),
      () => clearTimeout(silence),
    );
    this.#socket.addEventListener("open", () => this.#opened.resolve());
    this.#socket.addEventListener("message", (event: MessageEvent<unknown>) => this.#onMessage(event.data));
    this.#socket.addEventListener("close", () => this.#onClose());
    const cancel = () => {
      this.#keepsSession = isSuspended(signal);
      this.fail(new TransferError("cancelled"));
    };
    signal.addEventListener("abort", cancel, { once: true });
    if (signal.aborted) cancel();
  }

  /** Time to the server's first reply in ms; 0 until it arrives. */
  get connectMs(): number {
    return this.#connectMs;
  }

  /** Resolves once the server has stored the upload. If an error ends the upload earlier, rejects with that error. */
  get stored(): Promise<void> {
    return this.#done.promise;
  }

  /** Sends the first message of a new upload. @returns the server's reply */
  async request(message: object): Promise<OpenedReply> {
    const reply = await this.#ask(message);
    if (!("url" in reply)) throw new TransferError("connection_lost");
    return reply;
  }

  /**
   * Sends the first message of a continued upload.
   *
   * @returns what the server has stored so far, or `stored` if the upload is complete
   * @throws ProtocolError if the server cannot continue the upload
   */
  async resume(message: ResumeRequest): Promise<ResumedReply | "stored"> {
    const reply = await this.#askAgain(message);
    if (reply === undefined) return "stored";
    if (!("offset" in reply) || "part" in reply) throw new ProtocolError("not_found");
    return reply;
  }

  /**
   * Sends the first message of an additional connection of an upload.
   *
   * @returns number of the Part's bytes on the server: 0 or all
   * @throws ProtocolError when the server rejects the message, or already has the whole upload
   */
  async attach(message: ResumeRequest & { part: number }): Promise<number> {
    const reply = await this.#askAgain(message);
    if (reply === undefined || !("part" in reply)) throw new ProtocolError("not_found");
    return reply.offset;
  }

  /** Call before sending Parts. The server then counts the bytes arriving on this connection. */
  fillParts(handlers: { onPart(stored: number): void; onAcknowledged(progress: UploadProgress): void }): void {
    this.#onPart = handlers.onPart;
    this.#onAcknowledged = handlers.onAcknowledged;
  }

  /** Begins a Part: the next chunks contain its bytes. */
  name(part: number): void {
    if (this.#failure !== null) throw this.#failure.error;
    this.#socket.send(JSON.stringify({ part }));
  }

  /**
   * Asks for the URL of a Part, or reports the Part as stored. See [Note: Direct uploads].
   *
   * @throws the error that ended the connection
   */
  askDirect(message: PartRequest & ({ direct: 1 } | { etag: string })): Promise<DirectReply> {
    const { promise, resolve } = createDeferred<DirectReply>();
    this.#asked.set(message.part, resolve);
    if (this.#failure === null) this.#socket.send(JSON.stringify(message));
    return Promise.race([promise, this.stored.then(() => null)]);
  }

  #replied(part: number, reply: DirectReply): void {
    this.#asked.get(part)?.(reply);
    this.#asked.delete(part);
  }

  #askAgain(message: ResumeRequest): Promise<ServerReply | undefined> {
    return Promise.race([this.#ask(message), this.stored.then(() => undefined)]);
  }

  async #ask(message: object): Promise<ServerReply> {
    await this.#opened.promise;
    this.#socket.send(JSON.stringify(message));
    return this.#reply.promise;
  }

  /**
   * Sends a chunk of the body, once most of the previous ones have been sent.
   *
   * @param chunk - must own its buffer, which is released once the chunk is sent
   */
  async send(chunk: Uint8Array<ArrayBuffer>): Promise<void> {
    for (let pauseMs = this.#pauseMs(); pauseMs !== null; pauseMs = this.#pauseMs()) await shortPause(pauseMs);
    if (this.#failure !== null) throw this.#failure.error;
    this.#freeSent();
    this.#socket.send(chunk);
    this.#unfreed.push(chunk);
    this.#unfreedBytes += chunk.byteLength;
    this.#sentBytes += chunk.byteLength;
  }

  /** Ends the body. Resolves when the server has stored it. */
  async finish(): Promise<void> {
    if (this.#failure !== null) throw this.#failure.error;
    this.#isEnded = true;
    this.#socket.send(Uint8Array.of(0));
    await this.#done.promise;
  }

  /** Fails the upload. Only the first reason has an effect. */
  fail(error: unknown): void {
    if (this.#failure !== null || this.#isDone) return;
    this.#failure = { error };
    clearInterval(this.#watch);
    for (const { reject } of [this.#opened, this.#reply, this.#done]) reject(error);
    // A close code that means failure would make the server discard the bytes that it has stored.
    if (this.#keepsSession || this.#isLost(error)) this.#socket.close();
    else this.#socket.close(CLOSE_FAILED);
  }

  /** Whether the upload may continue on another connection. */
  #isLost(error: unknown): boolean {
    if (!(error instanceof TransferError)) return false;
    return error.code === "connection_lost" || (error.code === "connect_failed" && this.#resumes);
  }

  /** Detects when a server that has acknowledged something falls silent, as in a network outage. */
  #watchSilence(): void {
    let heardAtMs = Date.now();
    this.#socket.addEventListener("message", () => {
      heardAtMs = Date.now();
    });
    this.#watch = setInterval(() => {
      if (Date.now() - heardAtMs > SILENT_MS) this.fail(new TransferError("connection_lost"));
    }, CHECK_MS);
  }

  #pauseMs(): number | null {
    if (this.#failure !== null) return null;
    return this.#pace.pauseMs(this.#sentBytes, this.#socket.bufferedAmount, performance.now());
  }

  #freeSent(): void {
    const { bufferedAmount } = this.#socket;
    for (let [first] = this.#unfreed; first !== undefined; [first] = this.#unfreed) {
      const laterBytes = this.#unfreedBytes - first.byteLength;
      if (laterBytes < bufferedAmount) return;
      this.#unfreed.shift();
      this.#unfreedBytes = laterBytes;
      freeMemory(first);
    }
  }

  #onMessage(data: unknown): void {
    const message = parseServerMessage(data);
    if (message === null) {
      this.fail(new TransferError("connection_lost"));
    } else if ("error" in message) {
      this.fail(refusal(message.error, message.code, message.retryAfter));
    } else if ("ok" in message && !this.#mayBeStored()) {
      // No server can have stored a body that has not ended. Believing it would report an upload that nobody can open.
      this.fail(new TransferError("connection_lost"));
    } else if ("ok" in message) {
      this.#isDone = true;
      clearInterval(this.#watch);
      this.#done.resolve();
      this.#socket.close();
    } else if ("received" in message) {
      if (this.#watch === undefined) this.#watchSilence();
      this.#onAcknowledged(message);
    } else if ("put" in message) {
      this.#replied(message.part, message.put === null ? null : { url: message.put });
    } else if ("part" in message && this.#isAnswered) {
      this.#onPart(message.part);
      this.#replied(message.part, "stored");
    } else {
      this.#isAnswered = true;
      this.#connectMs = performance.now() - this.#startedAtMs;
      this.#reply.resolve(message);
    }
  }

  /** Whether the body may have ended, on this connection or on an earlier one. */
  #mayBeStored(): boolean {
    return this.#isEnded || (this.#resumes && !this.#isAnswered);
  }

  #onClose(): void {
    this.fail(this.#isAnswered ? new TransferError("connection_lost") : this.#unreached());
  }

  #unreached(): TransferError {
    return new TransferError("connect_failed", { origin: this.#origin });
  }
}

/** @returns `null` unless the data is a message of our protocol */
function parseServerMessage(data: unknown): ServerMessage | null {
  if (typeof data !== "string" || data.length > MAX_MESSAGE_CHARACTERS) return null;
  try {
    return serverMessageSchema.parse(JSON.parse(data));
  } catch {
    return null;
  }
}
