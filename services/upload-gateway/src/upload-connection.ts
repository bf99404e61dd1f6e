import type { Socket } from "node:net";
import type { SlotHolder } from "@envoi/platform";
import {
  CLOSE_FAILED,
  CLOSE_RESTART,
  maxUploadRequestBytes,
  type PartReply,
  type PartUrl,
  ProtocolError,
  type ResumeReply,
  type UploadProgress,
  type UploadReply,
} from "@envoi/protocol";
import type { RawData, WebSocket } from "ws";
import { BrokenOff, Restarting, toProtocolError } from "./body-end.ts";
import type { MessageCheck } from "./check-body.ts";
import type { BodyReceiver, IncomingBody } from "./receive-body.ts";
import type { UnfinishedBytes } from "./unfinished-bytes.ts";

const PING_MS = 20_000;
const PROGRESS_MS = 500;
/**
 * Interval at which unchanged progress is repeated, so that a client can distinguish a slow server from a lost
 * connection.
 */
const REPEAT_PROGRESS_MS = 5_000;
/** Maximum number of bytes of unread messages per client. The WebSocket library itself limits unread pongs. */
const MAX_UNREAD_BYTES = 65_536;
/** First messages up to this length need not be counted: the limit on open uploads bounds their memory. */
const MAX_FREE_REQUEST_BYTES = maxUploadRequestBytes(0);
/** Maximum total length of the headers of the first message's frames. */
const REQUEST_HEADERS_BYTES = 4_096;
/*
 * [Note: Small frames]
 *
 * Handling a frame takes as much time as copying some kibibytes of a body, so a client that sends nothing but small
 * frames could keep the process busy over a slow line. Clients send only few of them: the beginning and the end of a
 * body, messages about Parts, pings. So a client that sends far more at once loses its connection, and the frames of a
 * network's clients are counted unless only few arrive together.
 */
const SMALL_FRAME_BYTES = 512;
/** Maximum number of small frames in one chunk from the network, and the number up to which they are not counted. */
const MAX_SMALL_FRAMES = 1_024;
const FREE_SMALL_FRAMES = 16;
/** Minimum length of a frame's header on the client's side: the two fixed bytes and the four-byte mask. */
const FRAME_HEAD_BYTES = 6;

export type ConnectionOptions = {
  handshakeSeconds: number;
  /** Maximum length of the first message, in bytes. */
  maxRequestBytes: number;
  unfinished(evict: SlotHolder["evict"]): UnfinishedBytes;
  /** Counts small frames of the client's network. @throws ProtocolError `rate_limited` */
  countSmallFrames(count: number): Promise<void>;
};

/**
 * The exchange on one upload socket: first message → reply → body → end marker → final reply. If the exchange ends
 * early, `body` fails.
 *
 * Clients of the old protocol receive no frames except the two replies, not even a ping. Clients that sent `ext: 1`
 * also receive pings and progress.
 */
export class UploadConnection {
  readonly body: IncomingBody;
  readonly #socket: WebSocket;
  readonly #line: Socket;
  readonly #options: ConnectionOptions;
  readonly #unfinished: UnfinishedBytes;
  /** The first message; `null` once its upload is open, because a long message should not be kept. */
  #request: PromiseWithResolvers<string> | null = Promise.withResolvers<string>();
  readonly #timers: NodeJS.Timeout[] = [];
  /** Number of bytes that arrived before the socket was open. */
  readonly #headBytes: number;
  /** Number of received bytes outside the body: pings, pongs, empty messages. */
  #idleBytes = 0;
  /** Number of small frames in the current chunk. Once it has reached the maximum, frames are ignored. */
  #smallFrames = 0;
  #phase: "handshake" | "opening" | "body" | "finalising" | "over" = "handshake";
  #handshake: NodeJS.Timeout;
  #check: MessageCheck | null = null;

  /** @param line - the underlying TCP or TLS socket */
  constructor(receiver: Pick<BodyReceiver, "createBody">, socket: WebSocket, line: Socket, options: ConnectionOptions) {
    this.#socket = socket;
    this.#line = line;
    this.#headBytes = line.bytesRead;
    this.#options = options;
    this.#unfinished = options.unfinished((error) => this.#cut(error));
    this.body = receiver.createBody({
      arrivedBytes: () => this.#arrivedBytes() - this.#idleBytes,
      pause: () => socket.pause(),
      resume: () => socket.resume(),
    });
    const { signal } = this.body;
    const stop = () => {
      this.#stopTimers();
      this.#request?.reject(signal.reason);
    };
    signal.addEventListener("abort", stop, { once: true });
    this.body.listen();
    this.#handshake = this.#awaitRequest();
    this.#request?.promise.catch(() => {});
    socket.on("message", (data, isBinary) => this.#onMessage(data as Buffer, isBinary));
    for (const control of ["ping", "pong"] as const) {
      socket.on(control, (payload) => {
        if (this.#isFlooding(payload)) return;
        this.#unfinished.frameRead(payload.byteLength);
        this.#countIdle(payload);
      });
    }
    // Runs after the WebSocket's own listener, which has by then read all complete messages of a chunk.
    line.on("data", (chunk: Uint8Array) => this.#onChunk(chunk));
    socket.on("close", (code) => {
      this.#unfinished.end();
      this.body.fail(new BrokenOff(code));
    });
    // A malformed frame causes this event, which needs no handling because the `close` event that follows is handled.
    socket.on("error", () => {});
  }

  /** The text of the first message. */
  request(): Promise<string> {
    if (this.#request === null) throw new Error("the first message was taken");
    return this.#request.promise;
  }

  /**
   * Sends the second message. All later frames belong to the body.
   *
   * @param isStoring - see IncomingBody
   */
  startBody(reply: UploadReply | ResumeReply | PartReply, check: MessageCheck, isStoring: () => boolean): void {
    this.body.signal.throwIfAborted();
    this.#check = check;
    this.#phase = "body";
    this.#request = null;
    this.#unfinished.letGo();
    this.#socket.send(JSON.stringify(reply));
    this.body.begin(check, isStoring);
  }

  /** Tells the client about a Part. Ends the connection of a client that asks about Parts but does not read the replies. */
  tell(reply: PartReply | PartUrl): void {
    if (this.#phase === "over" || this.body.signal.aborted) return;
    if (this.#socket.bufferedAmount > MAX_UNREAD_BYTES) this.#cut(new ProtocolError("idle_timeout"));
    else this.#socket.send(JSON.stringify(reply));
  }

  /** For clients that have opted in: starts pings, and sends `progress()` whenever it changes and every few seconds. */
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

  /** Call when the upload is stored and visible. */
  finish(): void {
    this.#end();
    this.#socket.send('{"ok":true}');
    this.#socket.close();
  }

  /**
   * Sends the error that ended the upload. Keeps reading until the client has closed the socket; `ws` discards
   * what it reads.
   */
  answer(error: unknown): void {
    if (error instanceof BrokenOff) return;
    this.#end();
    if (error instanceof Restarting) {
      this.#socket.close(CLOSE_RESTART);
      return;
    }
    const answered = toProtocolError(error);
    const { status, retryAfterSeconds } = answered;
    const wait = status === 429 && retryAfterSeconds !== undefined && { retryAfter: retryAfterSeconds };
    this.#socket.send(JSON.stringify({ ...answered.toJSON(), ...wait }));
    this.#socket.close(CLOSE_FAILED);
  }

  #end(): void {
    this.#phase = "over";
    this.#stopTimers();
    this.body.close();
    this.#socket.resume();
  }

  #stopTimers(): void {
    clearTimeout(this.#handshake);
    for (const timer of this.#timers) clearInterval(timer);
  }

  /**
   * Closes without waiting until the error is sent, because an unfinished message occupies memory until the socket is
   * closed.
   */
  #cut(error: unknown): void {
    if (this.#phase !== "over") this.#socket.send(JSON.stringify(toProtocolError(error)));
    this.body.fail(error);
    this.#socket.terminate();
    this.#unfinished.end();
  }

  #onChunk(chunk: Uint8Array): void {
    try {
      this.#unfinished.chunkArrived(chunk);
    } catch (error) {
      this.#cut(error);
    }
    this.body.noteArrival();
    this.#countSmallFrames();
    const maxBytes = this.#options.maxRequestBytes + REQUEST_HEADERS_BYTES;
    if (this.#phase === "handshake" && this.#arrivedBytes() > maxBytes) this.body.fail(new ProtocolError("too_large"));
  }

  /** See [Note: Small frames]. */
  #isFlooding({ byteLength }: Uint8Array): boolean {
    if (this.#smallFrames >= MAX_SMALL_FRAMES) return true;
    if (byteLength >= SMALL_FRAME_BYTES) return false;
    this.#smallFrames += 1;
    if (this.#smallFrames < MAX_SMALL_FRAMES) return false;
    this.#cut(new ProtocolError("rate_limited"));
    return true;
  }

  #countSmallFrames(): void {
    const count = this.#smallFrames;
    if (count >= MAX_SMALL_FRAMES) return;
    this.#smallFrames = 0;
    if (count > FREE_SMALL_FRAMES) this.#options.countSmallFrames(count).catch((error) => this.#cut(error));
  }

  #onMessage(data: RawData & Uint8Array, isBinary: boolean): void {
    if (this.#isFlooding(data)) return;
    this.#unfinished.frameRead(data.byteLength);
    if (this.#phase === "handshake") this.#takeRequest(data);
    else if (this.#phase === "body") this.#takeFrame(data, isBinary);
    else if (this.#phase === "opening") this.body.fail(new ProtocolError("bad_frame"));
  }

  /** Allows a long first message more time, as long as it arrives at the minimum speed of a short one. */
  #awaitRequest(): NodeJS.Timeout {
    const before = this.#line.bytesRead;
    return setTimeout(() => {
      if (this.#line.bytesRead - before < MAX_FREE_REQUEST_BYTES) {
        this.body.fail(new ProtocolError("handshake_timeout"));
      } else {
        this.#handshake = this.#awaitRequest();
      }
    }, this.#options.handshakeSeconds * 1000);
  }

  #takeRequest(data: Uint8Array): void {
    if (data.byteLength > this.#options.maxRequestBytes) {
      this.body.fail(new ProtocolError("too_large"));
      return;
    }
    this.#phase = "opening";
    clearTimeout(this.#handshake);
    this.body.pause();
    try {
      if (data.byteLength > MAX_FREE_REQUEST_BYTES) this.#unfinished.hold(data.byteLength);
      this.#request?.resolve(Buffer.from(data).toString("utf8"));
    } catch (error) {
      this.#cut(error);
    }
  }

  #takeFrame(frame: Uint8Array, isBinary: boolean): void {
    try {
      const kind = this.#check?.sort(frame, isBinary);
      if (kind === "bytes") {
        this.body.push(frame);
      } else if (kind === "end") {
        this.body.end();
        this.#phase = "finalising";
      } else {
        this.#countIdle(frame);
      }
    } catch (error) {
      this.body.fail(error);
    }
  }

  #countIdle(payload: Uint8Array): void {
    this.#idleBytes += FRAME_HEAD_BYTES + payload.byteLength;
  }

  #arrivedBytes(): number {
    return this.#line.bytesRead - this.#headBytes;
  }
}
