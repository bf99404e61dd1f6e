import type { Slot, SlotHolder, Slots } from "@envoi/platform";
import { ProtocolError, RECORD_BYTES, type UploadId } from "@envoi/protocol";
import type { BlobStore, BodySender, SessionStore } from "@envoi/store";
import { BrokenOff, explainEnd, findCode, Restarting, restartError } from "./body-end.ts";
import { BodyQueue } from "./body-queue.ts";
import type { BodyCheck } from "./check-body.ts";
import { uploadMemory } from "./part-size.ts";
import type { UploadReporter } from "./reporter.ts";

/** Number of checks for an idle sender per idle timeout. */
const IDLE_CHECKS = 4;
/** Maximum duration of a message, in multiples of the idle timeout. */
const MAX_MESSAGE_IDLE_TIMES = 4;
/** Time after which a client counts as idle while others wait for a slot. */
const IDLE_BESIDE_OTHERS_MS = 500;
/** Maximum total number of bytes in the batches being written. The same number may be arriving at the same time. */
const BATCH_BUDGET_BYTES = 4_194_304;

/** A socket or a request. */
export type BodySource = {
  /** Number of bytes of the body received, including those of unfinished messages. */
  arrivedBytes(): number;
  pause(): void;
  resume(): void;
};

export type Pace = {
  idleSeconds: number;
  /** A client whose rate, averaged over `idleSeconds`, is below this minimum counts as idle. */
  minBytesPerSecond: number;
  /** Maximum time to receive one body. */
  maxSeconds: number;
};

/**
 * A body on its way from a client into a BodyQueue, over a socket or in a request. A failure aborts `signal` with its
 * reason, and fails the queue.
 */
export class IncomingBody implements SlotHolder {
  readonly queue: BodyQueue;
  /** Whether another socket or request can send the rest. */
  isResumable = false;
  /** Bytes that the client may have stored itself, but has not reported. See [Note: Direct Parts]. */
  unreportedBytes = 0;
  readonly #source: BodySource;
  readonly #pace: Pace;
  readonly #failure = new AbortController();
  readonly #deadline: NodeJS.Timeout;
  #check: BodyCheck | null = null;
  #isStoring = () => false;
  #isListening = false;
  #isComplete = false;
  #isClosed = false;
  /** Time at which the last byte arrived, and the number of bytes received by then. */
  #lastArrival = { atMs: performance.now(), bytes: 0 };
  /** Time at which reading last resumed, and the number of bytes received by then. */
  #listeningSince = { atMs: performance.now(), bytes: 0 };
  #idleChecks: NodeJS.Timeout | undefined;
  /** Number of bytes received by each of the most recent checks, oldest first. */
  #checkedBytes: number[] = [];
  #checksSinceChunk = 0;

  /** @param batchBytes - see BodyQueue */
  constructor(source: BodySource, pace: Pace, batchBytes: () => number) {
    this.#source = source;
    this.#pace = pace;
    this.queue = new BodyQueue(batchBytes, (paused) => (paused ? this.pause() : this.#resume()));
    this.#deadline = setTimeout(() => this.fail(new ProtocolError("idle_timeout")), pace.maxSeconds * 1_000);
  }

  get signal(): AbortSignal {
    return this.#failure.signal;
  }

  /** Number of bytes that passed the check. */
  get receivedBytes(): number {
    return this.#check?.receivedBytes ?? 0;
  }

  /** Whether the body is too slow to keep its slot while others wait for one. */
  isIdle(): boolean {
    if (!this.#isListening || this.#isComplete || this.#isStoring()) return false;
    const nowMs = performance.now();
    if (nowMs - this.#lastArrival.atMs > IDLE_BESIDE_OTHERS_MS) return true;
    const { atMs, bytes } = this.#listeningSince;
    const seconds = (nowMs - atMs) / 1_000;
    return seconds > 1 && this.#source.arrivedBytes() - bytes < seconds * this.#pace.minBytesPerSecond;
  }

  evict(error: ProtocolError): void {
    this.fail(error);
  }

  /**
   * Starts reading.
   *
   * @param isStoring - whether all received bytes are waiting for the store: the client may then send nothing
   *   until they are stored
   */
  begin(check: BodyCheck, isStoring = () => false): void {
    this.#check = check;
    this.#isStoring = isStoring;
    this.#resume();
  }

  /** Accepts the next bytes from the source. */
  push(chunk: Uint8Array): void {
    if (this.signal.aborted || this.#isClosed) return;
    try {
      this.#check?.admit(chunk);
      this.#checksSinceChunk = 0;
      this.queue.push(chunk);
    } catch (error) {
      this.fail(error);
    }
  }

  /** Called when bytes have arrived, even if their message is incomplete. */
  noteArrival(): void {
    const bytes = this.#source.arrivedBytes();
    if (bytes > this.#lastArrival.bytes) this.#lastArrival.atMs = performance.now();
    this.#lastArrival.bytes = bytes;
  }

  /** Called at the end of the body. */
  end(): void {
    if (this.signal.aborted || this.#isClosed) return;
    try {
      this.#check?.finish();
    } catch (error) {
      this.fail(error);
      return;
    }
    this.#isComplete = true;
    clearInterval(this.#idleChecks);
    this.queue.end();
  }

  fail(reason: unknown): void {
    if (this.signal.aborted || this.#isClosed) return;
    this.#stopTimers();
    this.#failure.abort(reason);
    this.queue.fail(reason);
  }

  /** Ends the body, after which it can no longer fail. */
  close(): void {
    this.#isClosed = true;
    this.#stopTimers();
  }

  /** Call when the client is expected to send. From then on, the client may count as idle. */
  listen(): void {
    const bytes = this.#source.arrivedBytes();
    this.#isListening = true;
    this.#lastArrival = { atMs: performance.now(), bytes };
    this.#listeningSince = { atMs: performance.now(), bytes };
    if (this.#check === null) return;
    this.#checkedBytes = [bytes];
    this.#checksSinceChunk = 0;
    clearInterval(this.#idleChecks);
    this.#idleChecks = setInterval(() => this.#checkIdle(), (this.#pace.idleSeconds * 1_000) / IDLE_CHECKS);
  }

  /** Stops reading. While it is paused, the client does not count as idle. */
  pause(): void {
    this.#isListening = false;
    clearInterval(this.#idleChecks);
    this.#source.pause();
  }

  #resume(): void {
    if (this.signal.aborted || this.#isClosed || this.#isComplete) return;
    this.listen();
    this.#source.resume();
  }

  /**
   * On a slow connection, a message may take longer than the idle time, so bytes count before their message is
   * complete.
   */
  #checkIdle(): void {
    const { idleSeconds, minBytesPerSecond } = this.#pace;
    const bytes = this.#source.arrivedBytes();
    if (this.#isStoring()) {
      this.#checkedBytes = [bytes];
      this.#checksSinceChunk = 0;
      return;
    }
    this.#checkedBytes.push(bytes);
    this.#checksSinceChunk += 1;
    const before = this.#checkedBytes.length > IDLE_CHECKS ? this.#checkedBytes.shift() : undefined;
    const minBytes = Math.max(1, idleSeconds * minBytesPerSecond);
    const isIdle = before !== undefined && bytes - before < minBytes;
    if (isIdle || this.#checksSinceChunk >= IDLE_CHECKS * MAX_MESSAGE_IDLE_TIMES) {
      this.fail(new ProtocolError("idle_timeout"));
    }
  }

  #stopTimers(): void {
    clearTimeout(this.#deadline);
    clearInterval(this.#idleChecks);
  }
}

/** A body whose connection has a slot. */
export type Receiving = {
  body: IncomingBody;
  network: string;
  sender: BodySender;
  startedAtMs: number;
  /** The body's upload, once known. */
  upload: FilledUpload | null;
  /** Whether the upload is a delivery to a request, as far as known. */
  isDelivery: boolean;
  /**
   * Counts the body as an open upload, and reserves memory for it. Not for Parts of an upload that another socket
   * completes, which only need memory.
   *
   * @throws ProtocolError `busy`, `full`
   */
  takePlace(declaredBytes: number | null, maxBytes: number): Promise<void>;
  /** Reserves memory for the body. @throws ProtocolError `busy`, `full` */
  takeMemory(declaredBytes: number | null, maxBytes: number): Promise<void>;
};

export type FilledUpload = {
  id: UploadId;
  /** Whether the body consists of Parts of an upload that another socket completes. */
  isAttached?: boolean;
  /**
   * Called when the body fails.
   *
   * @returns `kept` if the upload is now waiting for its sender, or continues without this body
   */
  leave(error: unknown): Promise<"kept" | "abandoned">;
};

export type BodyReceiverDeps = {
  uploads: Pick<SessionStore, "readEnder">;
  blobs: Pick<BlobStore, "bodies" | "ensureRoom">;
  pace: Pace;
  /** Slots for connections, and for the uploads among them. */
  connections: Slots;
  open: Slots;
  /** Memory for bodies, in bytes. */
  memory: Slots;
  report: UploadReporter;
};

/** Receives bodies over sockets and over HTTP, with the same limits and outcomes for both, until it is drained. */
export class BodyReceiver {
  readonly #deps: BodyReceiverDeps;
  /** The bodies being received, each with a promise of its end. */
  readonly #bodies = new Map<IncomingBody, Promise<void>>();
  /** Number of bodies whose connections have a slot. */
  #openBodies = 0;
  #isDraining = false;

  constructor(deps: BodyReceiverDeps) {
    this.#deps = deps;
  }

  createBody(source: BodySource): IncomingBody {
    return new IncomingBody(source, this.#deps.pace, () => this.#batchBytes());
  }

  /**
   * Runs `work` while the body's connection has a slot, and reports how it ended.
   *
   * @throws BrokenOff, Restarting, ProtocolError, the errors of `work`
   */
  async receive<Result>(
    body: IncomingBody,
    network: string,
    work: (receiving: Receiving) => Promise<Result>,
  ): Promise<Result> {
    const { blobs, open, memory, report } = this.#deps;
    using held = new DisposableStack();
    const ended = Promise.withResolvers<void>();
    this.#bodies.set(body, ended.promise);
    held.defer(() => {
      this.#bodies.delete(body);
      ended.resolve();
    });
    const slot = await this.#takeSlot(body, network);
    held.defer(() => slot.leave());
    this.#openBodies += 1;
    report.connected();
    held.defer(() => {
      this.#openBodies -= 1;
      report.disconnected();
    });
    const receiving: Receiving = {
      body,
      network,
      sender: { network, holder: body },
      startedAtMs: performance.now(),
      upload: null,
      isDelivery: false,
      async takePlace(declaredBytes, maxBytes) {
        const place = await open.takeSoon(network, body, { signal: body.signal });
        report.opened();
        held.defer(() => {
          place.leave();
          report.closed();
        });
        await receiving.takeMemory(declaredBytes, maxBytes);
      },
      async takeMemory(declaredBytes, maxBytes) {
        const size = uploadMemory(blobs, declaredBytes, maxBytes);
        const taken = await memory.takeSoon(network, body, { size, signal: body.signal });
        held.defer(() => taken.leave());
        // Space is checked before a session is opened, because a session rejected later would leave data behind.
        await blobs.ensureRoom();
      },
    };
    try {
      return await work(receiving);
    } catch (thrown) {
      const { id = null, isAttached = false, leave } = receiving.upload ?? {};
      const reason = body.signal.aborted ? body.signal.reason : thrown;
      const error = await explainEnd(this.#deps.uploads, { id, isAttached }, reason);
      const isKept = (await leave?.(error)) === "kept";
      const { receivedBytes, isResumable } = body;
      const { isDelivery } = receiving;
      report.failed({ id, receivedBytes, isAttached, isDelivery, isResumable, isKept }, error);
      throw error;
    }
  }

  /**
   * Rejects new bodies, and waits until the open ones have ended. When the deadline aborts, the bodies that are still
   * open are cut off.
   */
  async drain(deadline: AbortSignal): Promise<void> {
    this.#isDraining = true;
    // Resumable bodies are cut immediately, because their clients continue on another replica.
    for (const body of this.#bodies.keys()) if (body.isResumable) body.fail(new Restarting());
    const cut = () => {
      for (const body of this.#bodies.keys()) body.fail(new Restarting());
    };
    deadline.addEventListener("abort", cut, { once: true });
    if (deadline.aborted) cut();
    await Promise.all(this.#bodies.values());
    deadline.removeEventListener("abort", cut);
  }

  /** Batches are larger while fewer bodies are open, so that all batches together stay within one budget. */
  #batchBytes(): number {
    const share = BATCH_BUDGET_BYTES / Math.max(1, this.#openBodies);
    const wholeRecords = Math.floor(share / RECORD_BYTES) * RECORD_BYTES;
    return Math.min(this.#deps.blobs.bodies.batchBytes, Math.max(RECORD_BYTES, wholeRecords));
  }

  /** @throws BrokenOff; ProtocolError */
  async #takeSlot(body: IncomingBody, network: string): Promise<Slot> {
    try {
      if (this.#isDraining) throw restartError();
      const slot = await this.#deps.connections.takeSoon(network, body, { signal: body.signal });
      if (!this.#isDraining) return slot;
      slot.leave();
      throw restartError();
    } catch (thrown) {
      const error = body.signal.aborted ? body.signal.reason : thrown;
      if (error instanceof BrokenOff) throw error;
      if (this.#isDraining) throw restartError();
      this.#deps.report.refused(findCode(error));
      throw error;
    }
  }
}
