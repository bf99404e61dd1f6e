import type { Socket } from "node:net";
import type { PlaceHolder } from "@envoi/platform";
import {
  CLOSE_FAILED,
  CLOSE_RESTART,
  MAX_UPLOAD_REQUEST_BYTES,
  ProtocolError,
  type UploadProgress,
  type UploadReply,
} from "@envoi/protocol";
import type { RawData, WebSocket } from "ws";
import type { BodyGuard } from "./body-guard.ts";
import { BodyQueue } from "./body-queue.ts";
import type { UnfinishedBytes } from "./unfinished-bytes.ts";

const PING_MS = 20_000;
const PROGRESS_MS = 500;
/** How often it is looked, while a client may be idle, whether anything came. */
const LOOKS = 4;
/** A message may take so many times as long as a client may be idle. */
const MESSAGE_IDLE_TIMES = 4;
/** Of progress, what may wait for a client that does not read. With answers to its pings the WebSocket library has a bound. */
const MAX_UNREAD_BYTES = 65_536;
/** While others wait for a place, so long without a byte is idle. */
const IDLE_BESIDE_OTHERS_MS = 500;
/** The first message with its frames' heads. */
const MAX_UNREAD_REQUEST_BYTES = MAX_UPLOAD_REQUEST_BYTES + 4_096;
/** Of a frame from a client, without payload. */
const FRAME_HEAD_BYTES = 6;

/** The client closed the socket before the end marker: the upload is given up, whatever the close code says. */
export class Cancelled extends Error {
  readonly closeCode: number;

  constructor(closeCode: number) {
    super("cancelled by the client");
    this.closeCode = closeCode;
  }
}

/** The server stops. */
export class Restarting extends Error {}

export type ConnectionOptions = {
  handshakeSeconds: number;
  idleSeconds: number;
  minBytesPerSecond: number;
  maxSeconds: number;
  /** See BodyQueue. */
  batchBytes: () => number;
  unfinished(putOut: PlaceHolder["putOut"]): UnfinishedBytes;
};

/**
 * The conversation on one upload socket: first message → reply → body → end marker → final reply. What goes wrong with
 * it aborts `signal`, with the reason, and fails `body`.
 *
 * Clients of the old wire get no frame but the two replies, not even a ping. Those that sent `ext: 1` get pings and
 * progress.
 */
export class UploadConnection implements PlaceHolder {
  readonly body: BodyQueue;
  readonly #socket: WebSocket;
  readonly #line: Socket;
  readonly #options: ConnectionOptions;
  readonly #unfinished: UnfinishedBytes;
  readonly #failure = new AbortController();
  readonly #request = Promise.withResolvers<string>();
  readonly #timers: NodeJS.Timeout[] = [];
  /** What the line had brought before the socket was open. */
  readonly #headBytes: number;
  #phase: "handshake" | "opening" | "body" | "finalising" | "over" = "handshake";
  #silence: NodeJS.Timeout;
  #guard: BodyGuard | null = null;
  /** Of the line's bytes, those that bring nothing: pings, their answers, empty messages. */
  #idleBytes = 0;
  /** Of the body, as far as it had come at the last looks, oldest first. */
  #heardBytes: number[] = [];
  #looksSinceMessage = 0;
  /** When a byte last came, or the client was last told to go on. */
  #lastHeardAt = performance.now();
  #lastHeardBytes = 0;
  /** Since when the client has been sending without a pause of ours, and what had come by then. */
  #listeningSince = { at: performance.now(), bytes: 0 };
  #paused = false;

  /**
   * @param line - what the socket came on
   */
  constructor(socket: WebSocket, line: Socket, options: ConnectionOptions) {
    this.#socket = socket;
    this.#line = line;
    this.#headBytes = line.bytesRead;
    this.#options = options;
    this.#unfinished = options.unfinished((error) => this.#cut(error));
    this.body = new BodyQueue(options.batchBytes, (paused) => (paused ? this.#pause() : this.#resume()));
    this.#silence = setTimeout(
      () => this.fail(new ProtocolError("handshake_timeout")),
      options.handshakeSeconds * 1000,
    );
    this.#timers.push(setTimeout(() => this.fail(new ProtocolError("idle_timeout")), options.maxSeconds * 1000));
    this.#request.promise.catch(() => {});
    socket.on("message", (data, isBinary) => this.#onMessage(data as Buffer, isBinary));
    for (const control of ["ping", "pong"] as const) {
      socket.on(control, (payload) => {
        this.#unfinished.took(payload.byteLength);
        this.#countIdle(payload);
      });
    }
    // After the listener that the socket has on its line: whatever was whole in a chunk has been taken by then.
    line.on("data", (chunk: Uint8Array) => this.#onChunk(chunk));
    socket.on("close", (code) => {
      this.#unfinished.end();
      this.fail(new Cancelled(code));
    });
    // A broken frame is reported here and followed by the close, which is what counts.
    socket.on("error", () => {});
  }

  get signal(): AbortSignal {
    return this.#failure.signal;
  }

  get receivedBytes(): number {
    return this.#guard?.bytes ?? 0;
  }

  /** Whether it brings too little to keep its place while others wait for one. */
  isIdle(): boolean {
    if (this.#paused || this.#phase === "finalising" || this.#phase === "over") return false;
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
    return this.#request.promise;
  }

  /** Sends the second message; what comes from now on is the body. */
  startBody(reply: UploadReply, guard: BodyGuard): void {
    this.signal.throwIfAborted();
    this.#guard = guard;
    this.#phase = "body";
    this.#socket.send(JSON.stringify(reply));
    this.#resume();
  }

  /** For clients that asked for it: pings, and `progress()` whenever it has changed. */
  reportProgress(progress: () => UploadProgress): void {
    let last = "";
    const report = () => {
      const text = JSON.stringify(progress());
      if (text !== last && this.#socket.bufferedAmount < MAX_UNREAD_BYTES) this.#socket.send(text);
      last = text;
    };
    this.#timers.push(
      setInterval(report, PROGRESS_MS),
      setInterval(() => this.#socket.ping(), PING_MS),
    );
  }

  /** Ends the upload with this reason, wherever it is. */
  fail(reason: Error): void {
    if (this.#phase === "over" || this.signal.aborted) return;
    this.#stopTimers();
    this.#failure.abort(reason);
    this.#request.reject(reason);
    this.body.fail(reason);
  }

  /** The upload is stored and visible. */
  finish(): void {
    this.#end();
    this.#socket.send('{"ok":true}');
    this.#socket.close();
  }

  /** Tells the client, and goes on reading what it still sends until it has closed: `ws` throws that away. */
  refuse(error: ProtocolError): void {
    this.#end();
    this.#socket.send(JSON.stringify(error));
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

  /** What has come of a message stays in memory until the socket is closed: that can't wait, not even for our answer. */
  #cut(error: ProtocolError): void {
    if (this.#phase !== "over") this.#socket.send(JSON.stringify(error));
    this.fail(error);
    this.#socket.terminate();
    this.#unfinished.end();
  }

  #onChunk(chunk: Uint8Array): void {
    try {
      this.#unfinished.came(chunk);
    } catch (error) {
      this.#cut(error as ProtocolError);
    }
    if (this.#bodyBytes() > this.#lastHeardBytes) this.#lastHeardAt = performance.now();
    this.#lastHeardBytes = this.#bodyBytes();
    const isLong = this.#phase === "handshake" && this.#line.bytesRead - this.#headBytes > MAX_UNREAD_REQUEST_BYTES;
    if (isLong) this.fail(new ProtocolError("too_large"));
  }

  #onMessage(data: RawData & Uint8Array, isBinary: boolean): void {
    this.#unfinished.took(data.byteLength);
    if (this.#phase === "handshake") this.#takeRequest(data);
    else if (this.#phase === "body") this.#takeFrame(data, isBinary);
    else if (this.#phase === "opening") this.fail(new ProtocolError("bad_frame"));
  }

  #takeRequest(data: Uint8Array): void {
    if (data.byteLength > MAX_UPLOAD_REQUEST_BYTES) {
      this.fail(new ProtocolError("too_large"));
      return;
    }
    this.#phase = "opening";
    this.#pause();
    this.#request.resolve(Buffer.from(data).toString("utf8"));
  }

  #takeFrame(frame: Uint8Array, isBinary: boolean): void {
    try {
      if (!isBinary) throw new ProtocolError("bad_frame");
      if (frame.byteLength === 1 && frame[0] === 0) {
        this.#takeEnd();
      } else if (frame.byteLength > 0) {
        this.#guard?.admit(frame);
        this.#looksSinceMessage = 0;
        this.body.push(frame);
      } else {
        this.#countIdle(frame);
      }
    } catch (error) {
      this.fail(error as Error);
    }
  }

  #takeEnd(): void {
    this.#guard?.finish();
    this.#phase = "finalising";
    clearTimeout(this.#silence);
    this.body.end();
  }

  /** While we don't read, the client can't be blamed for silence. */
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

  /** Over a slow line, a message may take longer than a client may be idle: what comes of it counts before it is whole. */
  #listen(): void {
    this.#paused = false;
    this.#lastHeardAt = performance.now();
    this.#listeningSince = { at: this.#lastHeardAt, bytes: this.#bodyBytes() };
    this.#heardBytes = [this.#bodyBytes()];
    this.#looksSinceMessage = 0;
    this.#silence = setInterval(() => this.#look(), (this.#options.idleSeconds * 1000) / LOOKS);
  }

  #look(): void {
    const { idleSeconds, minBytesPerSecond } = this.#options;
    const heardBytes = this.#bodyBytes();
    this.#heardBytes.push(heardBytes);
    this.#looksSinceMessage += 1;
    const before = this.#heardBytes.length > LOOKS ? this.#heardBytes.shift() : undefined;
    const leastBytes = Math.max(1, idleSeconds * minBytesPerSecond);
    const isIdle = before !== undefined && heardBytes - before < leastBytes;
    if (isIdle || this.#looksSinceMessage >= LOOKS * MESSAGE_IDLE_TIMES) this.fail(new ProtocolError("idle_timeout"));
  }

  #countIdle(payload: Uint8Array): void {
    this.#idleBytes += FRAME_HEAD_BYTES + payload.byteLength;
  }

  #bodyBytes(): number {
    return this.#line.bytesRead - this.#headBytes - this.#idleBytes;
  }
}
