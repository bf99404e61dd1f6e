import type { Socket } from "node:net";
import type { PlaceHolder } from "@envoi/platform";
import { ProtocolError } from "@envoi/protocol";
import type { Response } from "express";

/** While others wait for a place, a reader that has taken no bytes for this long is idle. */
const IDLE_BESIDE_OTHERS_MS = 500;
/** Checks within the time that a reader may be idle. */
const IDLE_CHECKS = 4;

export type ReaderLimits = { idleSeconds: number; minBytesPerSecond: number };

/** Internals that Node keeps for the timeouts of its own sockets. */
type Handle = { bytesWritten: number; writeQueueSize: number };

function handleOf(socket: Socket | null): Handle | null {
  return (socket as unknown as { _handle: Handle | null } | null)?._handle ?? null;
}

/**
 * Watches how fast a recipient reads its response. A recipient that reads too little over `idleSeconds` is cut off, and so
 * is one that has stopped while others wait for its place. A recipient that waits for us is not idle.
 */
export class ReaderWatch implements PlaceHolder {
  readonly #response: Response;
  readonly #socket: Socket | null;
  readonly #limits: ReaderLimits;
  readonly #cut = new AbortController();
  readonly #timer: NodeJS.Timeout;
  /** Bytes taken at the last checks, oldest first; emptied whenever the recipient has taken everything. */
  #takenAtChecks: number[] = [];
  #last = { takenBytes: 0, at: performance.now() };

  constructor(response: Response, limits: ReaderLimits) {
    this.#response = response;
    this.#socket = response.socket;
    this.#limits = limits;
    this.#timer = setInterval(() => this.#checkIdle(), (limits.idleSeconds * 1000) / IDLE_CHECKS);
  }

  /** Aborts when the recipient is cut off. */
  get signal(): AbortSignal {
    return this.#cut.signal;
  }

  isIdle(): boolean {
    const takenBytes = this.#takenBytes();
    const now = performance.now();
    if (takenBytes === null || takenBytes > this.#last.takenBytes) {
      this.#last = { takenBytes: takenBytes ?? 0, at: now };
      return false;
    }
    return now - this.#last.at > IDLE_BESIDE_OTHERS_MS;
  }

  putOut(error: ProtocolError): void {
    this.#cut.abort(error);
    // Buffered bytes would keep it open.
    if (this.#response.headersSent) this.#response.destroy();
  }

  end(): void {
    clearInterval(this.#timer);
  }

  /** @returns `null` while the recipient has taken everything sent so far */
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
      this.putOut(new ProtocolError("idle_timeout"));
    }
  }
}
