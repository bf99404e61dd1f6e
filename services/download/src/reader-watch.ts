import type { Socket } from "node:net";
import type { SlotHolder } from "@envoi/platform";
import { ProtocolError } from "@envoi/protocol";
import type { Response } from "express";

/** Time after which a recipient counts as idle while others wait for a slot. */
const IDLE_BESIDE_OTHERS_MS = 500;
/** Number of times that a recipient is checked per `idleSeconds`. */
const IDLE_CHECKS = 4;

/** The recipient closed the connection before receiving everything. */
class RecipientLeft extends Error {
  constructor() {
    super("the recipient went away");
    this.name = "RecipientLeft";
  }
}

/** Whether the recipient has disconnected. A write may fail before the response's "close" event reports it. */
export function hasRecipientLeft({ destroyed, socket }: Response, { reason }: AbortSignal): boolean {
  return reason instanceof RecipientLeft || destroyed || socket?.destroyed === true;
}

export type ReaderLimits = { idleSeconds: number; minBytesPerSecond: number };

/** Internal counters that Node maintains for the timeouts of its own sockets. */
type Handle = { bytesWritten: number; writeQueueSize: number };
type SocketWithHandle = Socket & { _handle: Handle | null };

function handleOf(socket: Socket | null): Handle | null {
  return (socket as SocketWithHandle | null)?._handle ?? null;
}

/**
 * Measures how fast a recipient reads its response. The recipient is cut off when it reads too little over
 * `idleSeconds`, or stops reading while others wait for its slot. A recipient waiting for us is not idle.
 */
export class ReaderWatch implements SlotHolder {
  readonly #response: Response;
  readonly #socket: Socket | null;
  readonly #limits: ReaderLimits;
  readonly #cut = new AbortController();
  readonly #timer: NodeJS.Timeout;
  /** Bytes read at each of the last checks, oldest first; emptied whenever the recipient has read everything. */
  #takenAtChecks: number[] = [];
  #last = { takenBytes: 0, at: performance.now() };
  /** Time at which the recipient began to wait for its sender; `null` while it is not waiting. */
  #waitingSince: number | null = null;

  constructor(response: Response, limits: ReaderLimits) {
    this.#response = response;
    this.#socket = response.socket;
    this.#limits = limits;
    this.#timer = setInterval(() => this.#checkIdle(), (limits.idleSeconds * 1000) / IDLE_CHECKS);
    const onClose = () => {
      if (!response.writableFinished) this.#cut.abort(new RecipientLeft());
    };
    response.once("close", onClose);
    // If the response is already closed, it emits no further "close" event.
    if (response.destroyed) onClose();
  }

  /** Aborts when the recipient is cut off, or, with `RecipientLeft`, when it disconnects. */
  get signal(): AbortSignal {
    return this.#cut.signal;
  }

  /**
   * Waits for bytes that the sender has not sent. After a short time, other requests may take over the slot of
   * a recipient that is still waiting.
   */
  async wait<Found>(work: Promise<Found>): Promise<Found> {
    this.#waitingSince = performance.now();
    try {
      return await work;
    } finally {
      this.#waitingSince = null;
    }
  }

  isIdle(): boolean {
    const takenBytes = this.#takenBytes();
    const now = performance.now();
    if (this.#waitingSince !== null) return now - this.#waitingSince > IDLE_BESIDE_OTHERS_MS;
    if (takenBytes === null || takenBytes > this.#last.takenBytes) {
      this.#last = { takenBytes: takenBytes ?? 0, at: now };
      return false;
    }
    return now - this.#last.at > IDLE_BESIDE_OTHERS_MS;
  }

  evict(error: ProtocolError): void {
    this.#cut.abort(error);
    // Destroys the response, because bytes still in its buffer would keep it open.
    if (this.#response.headersSent) this.#response.destroy();
  }

  end(): void {
    clearInterval(this.#timer);
  }

  /** @returns the number of bytes read; `null` while the recipient has read everything sent so far */
  #takenBytes(): number | null {
    const handle = handleOf(this.#socket);
    if (handle === null || handle.writeQueueSize === 0) return null;
    return handle.bytesWritten - handle.writeQueueSize;
  }

  #checkIdle(): void {
    const takenBytes = this.#takenBytes();
    if (takenBytes === null) {
      this.#takenAtChecks = [];
      return;
    }
    this.#takenAtChecks.push(takenBytes);
    if (this.#takenAtChecks.length <= IDLE_CHECKS) return;
    const { idleSeconds, minBytesPerSecond } = this.#limits;
    const before = this.#takenAtChecks.shift() ?? 0;
    if (takenBytes - before < Math.max(1, idleSeconds * minBytesPerSecond)) {
      this.evict(new ProtocolError("idle_timeout"));
    }
  }
}
