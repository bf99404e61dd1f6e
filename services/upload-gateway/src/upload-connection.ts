import type { Socket } from "node:net";
import type { PlaceHolder } from "@envoi/platform";
import {
  CLOSE_FAILED,
  CLOSE_RESTART,
  maxUploadRequestBytes,
  type PartReply,
  ProtocolError,
  type ResumeReply,
  type UploadProgress,
  type UploadReply,
} from "@envoi/protocol";
import type { RawData, WebSocket } from "ws";
import { BodyQueue } from "./body-queue.ts";
import type { NamedParts } from "./named-parts.ts";
import type { UnfinishedBytes } from "./unfinished-bytes.ts";

const PING_MS = 20_000;
const PROGRESS_MS = 500;
/** Progress is repeated after this time, so that a client can tell a slow server from a cut line. */
const REPEAT_PROGRESS_MS = 5_000;
/** Checks per idle time. */
const IDLE_CHECKS = 4;
/** Longest time of one message, in multiples of the idle time. */
const MESSAGE_IDLE_TIMES = 4;
/** Unread progress messages per client. The WebSocket library itself bounds unread pongs. */
const MAX_UNREAD_BYTES = 65_536;
/** While others wait for a place, a client without a byte for this long is idle. */
const IDLE_BESIDE_OTHERS_MS = 500;
/** The number of open uploads bounds the memory of first messages up to this length. */
const MAX_FREE_REQUEST_BYTES = maxUploadRequestBytes(0);
/** The headers of the first message's frames. */
const REQUEST_HEADERS_BYTES = 4_096;
/** The text message that names a Part. */
const MAX_NAME_BYTES = 256;
/** Length of the header of a client's frame, at least. */
const FRAME_HEAD_BYTES = 6;

/** The client closed the socket before the end marker: the upload is cancelled, whatever the close code. */
export class Cancelled extends Error {
  readonly closeCode: number;

  constructor(closeCode: number) {
    super("cancelled by the client");
    this.closeCode = closeCode;
  }
}

/** The server is shutting down. */
export class Restarting extends Error {}

/** Checks the bytes of a body. */
type Guard = {
  /** Bytes that arrived on this socket. */
  readonly receivedBytes: number;
  /** @throws ProtocolError */
  admit(frame: Uint8Array): void;
  /** @throws ProtocolError */
  finish(): void;
};

export type ConnectionOptions = {
  handshakeSeconds: number;
  idleSeconds: number;
  minBytesPerSecond: number;
  maxSeconds: number;
  /** Largest first message. */
  maxRequestBytes: number;
  /** See BodyQueue. */
  batchBytes: () => number;
  unfinished(putOut: PlaceHolder["putOut"]): UnfinishedBytes;
};

/**
 * The exchange on one upload socket: first message → reply → body → end marker → final reply. A failure aborts `signal`
 * with its reason, and fails `body`.
 *
 * Clients of the old protocol get no frame but the two replies, not even a ping. Those that sent `ext: 1` get pings and
 * progress.
 */
export class UploadConnection implements PlaceHolder {
  readonly body: BodyQueue;
  readonly #socket: WebSocket;
  readonly #line: Socket;
  readonly #options: ConnectionOptions;
  readonly #unfinished: UnfinishedBytes;
  readonly #failure = new AbortController();
  /** The first message; `null` once its upload is open, because it may be long. */
  #request: PromiseWithResolvers<string> | null = Promise.withResolvers<string>();
  readonly #timers: NodeJS.Timeout[] = [];
  /** Bytes that arrived before the socket was open. */
  readonly #headBytes: number;
  #isResumable = false;
  #isStoring = () => false;
  #phase: "handshake" | "opening" | "body" | "finalising" | "over" = "handshake";
  #silence: NodeJS.Timeout;
  #guard: Guard | null = null;
  #named: NamedParts | null = null;
  /** Bytes that carry no body: pings, pongs, empty messages. */
  #idleBytes = 0;
  /** Body bytes received at the last checks, oldest first. */
  #heardBytes: number[] = [];
  #checksSinceMessage = 0;
  /** When the last byte arrived, or reading was last resumed. */
  #lastHeardAt = performance.now();
  #lastHeardBytes = 0;
  /** When reading was last resumed, and the body bytes received by then. */
  #listeningSince = { at: performance.now(), bytes: 0 };
  #paused = false;

  /** @param line - the TCP or TLS socket underneath */
  constructor(socket: WebSocket, line: Socket, options: ConnectionOptions) {
    this.#socket = socket;
    this.#line = line;
    this.#headBytes = line.bytesRead;
    this.#options = options;
    this.#unfinished = options.unfinished((error) => this.#cut(error));
    this.body = new BodyQueue(options.batchBytes, (paused) => (paused ? this.#pause() : this.#resume()));
    this.#silence = this.#awaitRequest();
    this.#timers.push(setTimeout(() => this.fail(new ProtocolError("idle_timeout")), options.maxSeconds * 1000));
    this.#request?.promise.catch(() => {});
    socket.on("message", (data, isBinary) => this.#onMessage(data as Buffer, isBinary));
    for (const control of ["ping", "pong"] as const) {
      socket.on(control, (payload) => {
        this.#unfinished.frameRead(payload.byteLength);
        this.#countIdle(payload);
      });
    }
    // Runs after the WebSocket's own listener, which has taken all whole messages of a chunk by then.
    line.on("data", (chunk: Uint8Array) => this.#onChunk(chunk));
    socket.on("close", (code) => {
      this.#unfinished.end();
      if (this.#phase !== "over") this.fail(new Cancelled(code));
    });
    // A broken frame is reported here; the close that follows is handled.
    socket.on("error", () => {});
  }

  get signal(): AbortSignal {
    return this.#failure.signal;
  }

  get receivedBytes(): number {
    return this.#guard?.receivedBytes ?? 0;
  }

  /** Whether it is too slow to keep its place while others wait for one. */
  isIdle(): boolean {
    if (this.#paused || this.#phase === "finalising" || this.#phase === "over" || this.#isStoring()) return false;
    const now = performance.now();
    if (now - this.#lastHeardAt > IDLE_BESIDE_OTHERS_MS) return true;
    const { at, bytes } = this.#listeningSince;
    const seconds = (now - at) / 1000;
    return seconds > 1 && this.#bodyBytes() - bytes < seconds * this.#options.minBytesPerSecond;
  }

  putOut(error: ProtocolError): void {
    this.fail(error);
  }

  /** Text of the first message. */
  request(): Promise<string> {
    if (this.#request === null) throw new Error("the first message was taken");
    return this.#request.promise;
  }

  /** The client can send the rest on another socket. */
  get isResumable(): boolean {
    return this.#isResumable;
  }

  /**
   * Sends the second message. All later frames are the body.
   *
   * @param guard - of a body that is sent from the front; `null`: only named Parts are sent
   * @param options.isStoring - whether a whole Part has arrived and is not stored yet: the client may be waiting for it
   * @param options.named - the Parts that the client may name; `null`: none
   */
  startBody(
    reply: UploadReply | ResumeReply | PartReply,
    guard: Guard | null,
    { resumable, isStoring, named }: { resumable: boolean; isStoring(): boolean; named: NamedParts | null },
  ): void {
    this.signal.throwIfAborted();
    this.#guard = guard ?? named?.guard ?? null;
    this.#named = named;
    this.#isResumable = resumable;
    this.#isStoring = isStoring;
    this.#phase = "body";
    this.#request = null;
    this.#unfinished.letGo();
    this.#socket.send(JSON.stringify(reply));
    this.#resume();
  }

  /** Reports a stored Part. */
  reportPart(reply: PartReply): void {
    if (this.#phase === "over" || this.signal.aborted) return;
    this.#socket.send(JSON.stringify(reply));
  }

  /** Starts pings, and sends `progress()` when it has changed and every few seconds, for clients that opted in. */
  reportProgress(progress: () => UploadProgress): void {
    let last = { text: "", atMs: 0 };
    const report = () => {
      const text = JSON.stringify(progress());
      const nowMs = performance.now();
      if (text === last.text && nowMs - last.atMs < REPEAT_PROGRESS_MS) return;
      if (this.#socket.bufferedAmount < MAX_UNREAD_BYTES) this.#socket.send(text);
      last = { text, atMs: nowMs };
    };
    this.#timers.push(
      setInterval(report, PROGRESS_MS),
      setInterval(() => this.#socket.ping(), PING_MS),
    );
  }

  /** Ends the upload with this reason, in any phase. */
  fail(reason: Error): void {
    if (this.#phase === "over" || this.signal.aborted) return;
    this.#stopTimers();
    this.#failure.abort(reason);
    this.#request?.reject(reason);
    this.body.fail(reason);
    this.#named?.fail(reason);
  }

  /** The upload is stored and visible. */
  finish(): void {
    this.#end();
    this.#socket.send('{"ok":true}');
    this.#socket.close();
  }

  /** Sends the error and keeps reading until the client has closed: `ws` discards those bytes. */
  refuse(error: ProtocolError): void {
    this.#end();
    const { status, retryAfterSeconds } = error;
    const wait = status === 429 && retryAfterSeconds !== undefined && { retryAfter: retryAfterSeconds };
    this.#socket.send(JSON.stringify({ ...error.toJSON(), ...wait }));
    this.#socket.close(CLOSE_FAILED);
  }

  restart(): void {
    this.#end();
    this.#socket.close(CLOSE_RESTART);
  }

  #end(): void {
    this.#phase = "over";
    this.#stopTimers();
    this.#socket.resume();
  }

  #stopTimers(): void {
    clearTimeout(this.#silence);
    for (const timer of this.#timers) clearInterval(timer);
  }

  /** Closes without waiting for the error to be sent: an unfinished message takes memory until the socket is closed. */
  #cut(error: ProtocolError): void {
    if (this.#phase !== "over") this.#socket.send(JSON.stringify(error));
    this.fail(error);
    this.#socket.terminate();
    this.#unfinished.end();
  }

  #onChunk(chunk: Uint8Array): void {
    try {
      this.#unfinished.chunkArrived(chunk);
    } catch (error) {
      this.#cut(error as ProtocolError);
    }
    if (this.#bodyBytes() > this.#lastHeardBytes) this.#lastHeardAt = performance.now();
    this.#lastHeardBytes = this.#bodyBytes();
    const mostBytes = this.#options.maxRequestBytes + REQUEST_HEADERS_BYTES;
    if (this.#phase === "handshake" && this.#line.bytesRead - this.#headBytes > mostBytes)
      this.fail(new ProtocolError("too_large"));
  }

  #onMessage(data: RawData & Uint8Array, isBinary: boolean): void {
    this.#unfinished.frameRead(data.byteLength);
    if (this.#phase === "handshake") this.#takeRequest(data);
    else if (this.#phase === "body") this.#takeFrame(data, isBinary);
    else if (this.#phase === "opening") this.fail(new ProtocolError("bad_frame"));
  }

  /** A long first message has more time, as long as it arrives as fast as a short one must. */
  #awaitRequest(): NodeJS.Timeout {
    const before = this.#line.bytesRead;
    return setTimeout(() => {
      if (this.#line.bytesRead - before < MAX_FREE_REQUEST_BYTES) this.fail(new ProtocolError("handshake_timeout"));
      else this.#silence = this.#awaitRequest();
    }, this.#options.handshakeSeconds * 1000);
  }

  #takeRequest(data: Uint8Array): void {
    if (data.byteLength > this.#options.maxRequestBytes) {
      this.fail(new ProtocolError("too_large"));
      return;
    }
    this.#phase = "opening";
    this.#pause();
    try {
      if (data.byteLength > MAX_FREE_REQUEST_BYTES) this.#unfinished.hold(data.byteLength);
      this.#request?.resolve(Buffer.from(data).toString("utf8"));
    } catch (error) {
      this.#cut(error as ProtocolError);
    }
  }

  #takeFrame(frame: Uint8Array, isBinary: boolean): void {
    try {
      // Some clients send the end marker as text.
      if (frame.byteLength === 1 && frame[0] === 0 && !this.#isWithinPart()) {
        this.#takeEnd();
      } else if (!isBinary) {
        this.#takeName(frame);
      } else if (frame.byteLength > 0) {
        if (!this.#areNamed()) this.#named?.decline();
        this.#guard?.admit(frame);
        this.#checksSinceMessage = 0;
        this.body.push(frame);
      } else {
        this.#countIdle(frame);
      }
    } catch (error) {
      this.fail(error as Error);
    }
  }

  #areNamed(): boolean {
    return this.#named !== null && this.#guard === this.#named.guard;
  }

  /** There, a single zero byte is a byte of the Part. */
  #isWithinPart(): boolean {
    return this.#areNamed() && this.#named?.guard.isWithinPart === true;
  }

  /** A client names all Parts that it sends on a socket, or none. */
  #takeName(text: Uint8Array): void {
    const named = this.#named;
    if (named === null || (this.#guard?.receivedBytes !== 0 && !this.#areNamed())) throw new ProtocolError("bad_frame");
    if (text.byteLength > MAX_NAME_BYTES) throw new ProtocolError("bad_request");
    this.#guard = named.guard;
    this.#countIdle(text);
    named.name(Buffer.from(text).toString("utf8"));
  }

  #takeEnd(): void {
    // Other sockets may have sent everything.
    if (this.#named !== null && this.#guard?.receivedBytes === 0) this.#guard = this.#named.guard;
    this.#guard?.finish();
    if (this.#areNamed()) this.#named?.end();
    this.#phase = "finalising";
    clearTimeout(this.#silence);
    this.body.end();
  }

  /** A client is not idle while we do not read from it. */
  #pause(): void {
    this.#paused = true;
    this.#socket.pause();
    clearTimeout(this.#silence);
  }

  #resume(): void {
    if (this.#phase !== "body" || this.signal.aborted) return;
    this.#listen();
    this.#socket.resume();
  }

  /** A message may take longer than the idle time on a slow connection, so bytes count before it is complete. */
  #listen(): void {
    this.#paused = false;
    this.#lastHeardAt = performance.now();
    this.#listeningSince = { at: this.#lastHeardAt, bytes: this.#bodyBytes() };
    this.#heardBytes = [this.#bodyBytes()];
    this.#checksSinceMessage = 0;
    this.#silence = setInterval(() => this.#checkIdle(), (this.#options.idleSeconds * 1000) / IDLE_CHECKS);
  }

  #checkIdle(): void {
    const { idleSeconds, minBytesPerSecond } = this.#options;
    const heardBytes = this.#bodyBytes();
    if (this.#isStoring()) {
      this.#heardBytes = [heardBytes];
      this.#checksSinceMessage = 0;
      return;
    }
    this.#heardBytes.push(heardBytes);
    this.#checksSinceMessage += 1;
    const before = this.#heardBytes.length > IDLE_CHECKS ? this.#heardBytes.shift() : undefined;
    const leastBytes = Math.max(1, idleSeconds * minBytesPerSecond);
    const isIdle = before !== undefined && heardBytes - before < leastBytes;
    if (isIdle || this.#checksSinceMessage >= IDLE_CHECKS * MESSAGE_IDLE_TIMES)
      this.fail(new ProtocolError("idle_timeout"));
  }

  #countIdle(payload: Uint8Array): void {
    this.#idleBytes += FRAME_HEAD_BYTES + payload.byteLength;
  }

  #bodyBytes(): number {
    return this.#line.bytesRead - this.#headBytes - this.#idleBytes;
  }
}
