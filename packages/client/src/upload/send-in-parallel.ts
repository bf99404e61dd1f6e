import { type ErrorCode, type OwnerToken, ProtocolError, type UploadId } from "@envoi/protocol";
import type { PauseSwitch } from "../pause-switch.ts";
import { isLostConnection, TransferError } from "../transfer-error.ts";
import { ConnectionCount, computeMaxConnections } from "../wire/connection-count.ts";
import { DirectPath } from "../wire/direct-path.ts";
import { linkController, pause } from "../wire/pause.ts";
import { CONNECTION_RETRY_DELAYS_MS } from "../wire/retry-waits.ts";
import type { Server } from "../wire/server.ts";
import { PartQueue } from "./part-queue.ts";
import { PartReader } from "./part-reader.ts";
import type { ProgressTracker } from "./progress-tracker.ts";
import { findSlowest } from "./slow-parts.ts";
import { storePart } from "./store-part.ts";
import type { UploadBody } from "./upload-body.ts";
import { UploadSocket } from "./upload-socket.ts";

/*
 * [Note: Parallel connections]
 *
 * An upload of several Parts may be sent on several connections, each with whole Parts. The main connection has opened
 * or resumed the session. It sends Parts from the beginning of the body, so that its stream is contiguous, and ends the
 * body once all Parts are stored. The other connections send Parts from the end of the body. When one of these
 * connections is lost, its Part is queued for any connection, and the upload continues. The upload is interrupted only
 * when the main connection is lost. See also [Note: Number of connections] and [Note: Slow Parts].
 */

/** Interval for opening missing connections, and for finding slow ones. */
const OPEN_MS = 250;
/** Number of Parts that are sent to the object store at the same time. */
const DIRECT_PARTS = 3;
/** Maximum number of Parts that object stores accept. */
const MAX_PARTS = 10_000;
/**
 * Errors after which an additional connection may be tried again, because the main connection may be lost only
 * temporarily.
 */
const PASSING: readonly ErrorCode[] = ["unavailable", "idle_timeout", "superseded"];

/** The Parts that the server has stored. */
export type StoredParts = {
  /** All bytes before this offset are stored. */
  offset: number;
  /** The stored Parts after the offset, as runs: the numbers of the first and last Part of each run. */
  parts: readonly (readonly [number, number])[];
};

/** A connection, and the Parts sent on it that are not stored yet. */
type Line = {
  socket: UploadSocket;
  reader: PartReader;
  unstored: Set<number>;
  sentBytes: number;
  receivedBytes: number;
  storedBytes: number;
  openedAtMs: number;
  /** Aborted when the connection is closed. */
  ended: AbortController;
};

export type SharedUpload = {
  server: Server;
  session: { id: UploadId; ownerToken: OwnerToken };
  body: Pick<UploadBody, "from">;
  pausing: PauseSwitch;
  partBytes: number;
  totalBytes: number;
  /** Maximum number of connections. */
  maxConnections: number;
  /** Whether recipients can read the upload while it is running. If so, Parts are sent in order. */
  isLive: boolean;
  /** Whether recipients are waiting. If so, few connections are used; see [Note: Number of connections]. */
  favoursRecipients: boolean;
  /** Whether the client may store Parts itself. See [Note: Direct uploads]. */
  isDirect: boolean;
};

/** Sends the Parts of one upload. See [Note: Parallel connections]. */
export class ParallelSending {
  readonly #upload: SharedUpload;
  readonly #tracker: ProgressTracker;
  readonly #signal: AbortSignal;
  readonly #queue: PartQueue;
  readonly #count: ConnectionCount;
  readonly #lines = new Set<Line>();
  /** Numbers of the additional connections, starting at 1. */
  readonly #workers = new Set<number>();
  readonly #ended: AbortController;
  /** An error that ends the whole upload. */
  #failure: { error: unknown } | null = null;
  #isAlone = false;
  #arrivedBytes = 0;
  readonly #path: DirectPath;
  /** The main connection, if the client may store Parts itself. */
  #directLine: Line | null = null;

  /** @param count - decides the number of connections */
  constructor(upload: SharedUpload, count: ConnectionCount, tracker: ProgressTracker, signal: AbortSignal) {
    this.#upload = upload;
    this.#count = count;
    this.#tracker = tracker;
    this.#signal = signal;
    this.#ended = linkController(signal);
    this.#path = DirectPath.of(upload.server);
    const parts = Math.ceil(upload.totalBytes / upload.partBytes);
    const { isLive: isInOrder } = upload;
    this.#queue = new PartQueue(parts, (part) => this.#endOf(part) - this.#beginOf(part), { isInOrder });
  }

  /**
   * @returns `null` for an upload that has too few Parts for more than one connection and does not use the object store,
   *   or has more Parts than any server accepts
   */
  static of(upload: SharedUpload, tracker: ProgressTracker, signal: AbortSignal): ParallelSending | null {
    const { partBytes, totalBytes, maxConnections, favoursRecipients } = upload;
    const parts = Math.ceil(totalBytes / partBytes);
    const most = parts > MAX_PARTS ? 1 : Math.min(maxConnections, computeMaxConnections(parts, { favoursRecipients }));
    return most > 1 || (upload.isDirect && parts <= MAX_PARTS)
      ? new ParallelSending(upload, new ConnectionCount(most, { favoursRecipients }), tracker, signal)
      : null;
  }

  /**
   * Sends all Parts that are not stored. After an error, sending can continue on another main connection; the other
   * connections keep sending.
   *
   * @returns once the server has stored all Parts
   * @throws the TransferError or ProtocolError of the main connection, or `file_changed`
   */
  async fill(socket: UploadSocket, { offset, parts, isDirect }: StoredParts & { isDirect: boolean }): Promise<void> {
    // If the server died before it completed the upload, all Parts may already be stored.
    for (let part = 1; part <= this.#queue.count && this.#endOf(part) <= offset; part += 1) this.#queue.store(part);
    for (const [first, last] of parts) {
      for (let part = first; part <= Math.min(last, this.#queue.count); part += 1) this.#queue.store(part);
    }
    this.#isAlone = false;
    this.#count.unlimit();
    const line = this.#open(socket);
    this.#directLine = isDirect ? line : null;
    const opening = setInterval(() => {
      this.#openMore();
      // The main connection may be waiting for a Part that has become slow.
      this.#queue.wake();
    }, OPEN_MS);
    this.#openMore();
    try {
      while (!this.#queue.isComplete) {
        if (this.#failure !== null) throw this.#failure.error;
        const part = this.#queue.takeFirst() ?? this.#takeSlowPart(line);
        if (part === null) await Promise.race([this.#queue.nextChange(), socket.stored]);
        else if (this.#usesStore()) await this.#sendToStore(line, part);
        else await this.#send(line, part);
      }
    } finally {
      clearInterval(opening);
      await this.#close(line);
    }
  }

  /** Closes the additional connections. */
  end(): void {
    this.#ended.abort();
    this.#queue.wake();
    for (const { socket } of this.#lines) socket.fail(new TransferError("connection_lost"));
  }

  #beginOf(part: number): number {
    return (part - 1) * this.#upload.partBytes;
  }

  #endOf(part: number): number {
    return Math.min(part * this.#upload.partBytes, this.#upload.totalBytes);
  }

  #openMore(): void {
    const { isPaused } = this.#upload.pausing;
    if (isPaused) this.#count.restart();
    if (isPaused || this.#isAlone) return;
    for (let worker = 1; worker < this.#wanted; worker += 1) {
      if (this.#workers.has(worker)) continue;
      this.#workers.add(worker);
      void this.#work(worker).finally(() => this.#workers.delete(worker));
    }
  }

  /** Sends Parts on an additional connection while there are Parts to send. */
  async #work(worker: number): Promise<void> {
    const isWanted = () => worker < this.#wanted && !this.#isAlone && !this.#ended.signal.aborted;
    let failures = 0;
    while (isWanted() && !this.#queue.isComplete) {
      const part = this.#queue.takeLast();
      if (part === null) {
        await this.#queue.nextChange();
        continue;
      }
      try {
        if (this.#directLine !== null && this.#usesStore()) {
          await this.#sendToStore(this.#directLine, part);
          continue;
        }
        const line = await this.#attach(part);
        if (line === null) continue;
        try {
          await this.#send(line, part);
          failures = 0;
          await this.#sendMore(line, isWanted);
        } finally {
          line.socket.fail(new TransferError("connection_lost"));
          await this.#close(line);
        }
      } catch (error) {
        if (!isOfConnection(error)) return this.#fail(error);
        if (error instanceof ProtocolError && !PASSING.includes(error.code)) return this.#refuse(error);
        const delayMs = CONNECTION_RETRY_DELAYS_MS[failures];
        if (delayMs === undefined) return this.#limit();
        failures += 1;
        await pause(delayMs, this.#ended.signal);
      }
    }
  }

  /** Number of connections, or of Parts that are sent to the store at the same time. */
  get #wanted(): number {
    if (!this.#usesStore()) return this.#count.count;
    return this.#path.isOpen ? Math.min(DIRECT_PARTS, this.#upload.maxConnections) : 1;
  }

  #usesStore(): boolean {
    return this.#directLine !== null && !this.#path.isAvoided;
  }

  /**
   * Sends a Part to the object store. If that fails, the Part is back in the queue, and the store is avoided.
   *
   * @param line - the main connection
   * @throws TransferError `file_changed`; the error of the main connection
   */
  async #sendToStore(line: Line, part: number): Promise<void> {
    line.unstored.add(part);
    let sentBytes = 0;
    const onSent = (bytes: number) => {
      line.sentBytes += bytes - sentBytes;
      sentBytes = bytes;
      this.#update();
    };
    const { body, pausing } = this.#upload;
    const range = { begin: this.#beginOf(part), end: this.#endOf(part) };
    try {
      const waiting = () => pausing.whilePaused(this.#signal);
      const deps = { path: this.#path, socket: line.socket, body, waiting, onSent };
      const isStored = await storePart(deps, { part, ...range }, line.ended.signal);
      // The Part may have been reported too late, or the network may have used its share. The next upload tries again.
      if (!isStored && this.#directLine === line) this.#directLine = null;
    } catch (error) {
      if (!this.#lines.has(line)) await line.socket.stored;
      if (!this.#path.isAvoided) throw error;
    } finally {
      // The server has not confirmed the Part, so it is sent again.
      if (line.unstored.delete(part)) {
        onSent(0);
        this.#queue.giveBack(part);
      }
    }
  }

  async #sendMore(line: Line, isWanted: () => boolean): Promise<void> {
    const isAlive = () => this.#lines.has(line);
    while (isAlive()) {
      const part = isWanted() ? this.#queue.takeLast() : null;
      if (part !== null) await this.#send(line, part);
      // The connection stays open while it has Parts that are not stored yet, because closing it would lose them.
      else if (line.unstored.size === 0 && (!isWanted() || this.#queue.isComplete)) return;
      else await this.#queue.nextChange();
    }
    await line.socket.stored;
  }

  /**
   * @returns a connection for the Part; `null` when the Part is already stored. After an error, the Part is back in the
   *   queue.
   */
  async #attach(part: number): Promise<Line | null> {
    const { server, session } = this.#upload;
    const { id: resume, ownerToken } = session;
    const socket = new UploadSocket(server, () => {}, this.#ended.signal, { resumes: true });
    try {
      const offset = await socket.attach({ resume, ownerToken, ext: 1, part });
      if (offset === 0) return this.#open(socket, part);
      this.#queue.store(part);
      socket.fail(new TransferError("connection_lost"));
      return null;
    } catch (error) {
      this.#queue.giveBack(part);
      socket.fail(new TransferError("connection_lost"));
      throw error;
    }
  }

  /** @param named - the Part that the first message named */
  #open(socket: UploadSocket, named: number | null = null): Line {
    const reader = new PartReader(this.#upload.body);
    const ended = new AbortController();
    const bytes = { sentBytes: 0, receivedBytes: 0, storedBytes: 0 };
    const line: Line = { socket, reader, unstored: new Set(), ...bytes, openedAtMs: performance.now(), ended };
    if (named !== null) line.unstored.add(named);
    this.#lines.add(line);
    this.#count.connected(socket.connectMs);
    socket.fillParts({
      onPart: (part) => {
        if (line.unstored.delete(part)) line.storedBytes += this.#endOf(part) - this.#beginOf(part);
        this.#queue.store(part);
        this.#update();
      },
      onAcknowledged: ({ received }) => {
        this.#arrivedBytes += Math.max(0, received - line.receivedBytes);
        line.receivedBytes = received;
        this.#update();
        if (this.#upload.pausing.isPaused || this.#usesStore()) return;
        this.#count.measure(this.#arrivedBytes, this.#upload.totalBytes - this.#receivedBytes, performance.now());
      },
    });
    // Closes the reader too, because an unresponsive file must not prevent a failed upload from ending.
    socket.stored.catch(() => this.#close(line));
    return line;
  }

  /** Returns the unstored Parts of a connection to the queue. */
  async #close(line: Line): Promise<void> {
    if (!this.#lines.delete(line)) return;
    if (this.#directLine === line) this.#directLine = null;
    line.ended.abort();
    for (const part of line.unstored) this.#queue.giveBack(part);
    line.unstored.clear();
    this.#queue.wake();
    this.#update();
    await line.reader.cancel();
  }

  async #send(line: Line, part: number): Promise<void> {
    try {
      if (this.#lines.has(line)) await this.#sendPart(line, part);
      else this.#queue.giveBack(part);
    } catch (error) {
      if (this.#lines.has(line)) throw error;
    }
    // The error that ended the connection is more informative than that of the cancelled reader.
    if (!this.#lines.has(line)) await line.socket.stored;
  }

  async #sendPart(line: Line, part: number): Promise<void> {
    const { pausing } = this.#upload;
    if (!line.unstored.has(part)) {
      line.unstored.add(part);
      line.socket.name(part);
    }
    await line.reader.moveTo(this.#beginOf(part));
    const end = this.#endOf(part);
    for (let chunk = await line.reader.read(end); chunk !== null; chunk = await line.reader.read(end)) {
      await pausing.whilePaused(this.#signal);
      if (this.#failure !== null) throw this.#failure.error;
      const { byteLength } = chunk;
      await line.socket.send(chunk);
      line.sentBytes += byteLength;
      this.#update();
    }
  }

  /** Closes a connection that is much slower than the main one, and takes its Part. See [Note: Slow Parts]. */
  #takeSlowPart(main: Line): number | null {
    if (this.#usesStore() || this.#upload.pausing.isPaused) return null;
    const others = [...this.#lines].filter((line) => line !== main && line.unstored.size > 0);
    const slow = findSlowest(main, others, this.#upload.partBytes, performance.now());
    if (slow === null) return null;
    slow.socket.fail(new TransferError("connection_lost"));
    void this.#close(slow);
    return this.#queue.takeFirst();
  }

  #update(): void {
    let sent = this.#queue.storedBytes;
    for (const line of this.#lines) sent += Math.max(0, line.sentBytes - line.storedBytes);
    const [most, stored] = [Math.min(sent, this.#upload.totalBytes), this.#queue.storedBytes];
    this.#tracker.counted({ sent: most, received: Math.min(this.#receivedBytes, most), stored });
  }

  get #receivedBytes(): number {
    let received = this.#queue.storedBytes;
    for (const line of this.#lines) received += Math.max(0, line.receivedBytes - line.storedBytes);
    return received;
  }

  #refuse({ code }: ProtocolError): void {
    if (code === "busy") this.#limit();
    else this.#isAlone = true;
  }

  #limit(): void {
    this.#count.limit(Math.max(1, this.#lines.size));
  }

  #fail(error: unknown): void {
    this.#failure ??= { error };
    this.#queue.wake();
  }
}

/** Whether the error concerns only one connection, not the upload as a whole. */
function isOfConnection(error: unknown): boolean {
  return isLostConnection(error) || error instanceof ProtocolError;
}
