import type { Socket } from "node:net";
import type { PlaceHolder } from "@envoi/platform";
import { ProtocolError } from "@envoi/protocol";
import type { Response } from "express";

/** While others wait for a place, a reader that has taken nothing for so long is idle. */
const IDLE_BESIDE_OTHERS_MS = 500;
/** How often it is looked, within the time that a reader may be idle, what it has taken. */
const LOOKS = 4;

export type ReaderLimits = { idleSeconds: number; minBytesPerSecond: number };

/** What Node keeps for the timeouts of its own sockets. */
type Handle = { bytesWritten: number; writeQueueSize: number };

function handleOf(socket: Socket | null): Handle | null {
  return (socket as unknown as { _handle: Handle | null } | null)?._handle ?? null;
}

/**
 * Looks how fast the answer's recipient takes it. One that takes too little over `idleSeconds` is cut; so is one that has
 * stopped while others wait for its place. One that waits for us is not idle.
 */
export class ReaderWatch implements PlaceHolder {
  readonly #response: Response;
  readonly #socket: Socket | null;
  readonly #limits: ReaderLimits;
  readonly #cut = new AbortController();
  readonly #timer: NodeJS.Timeout;
  /** Bytes taken at the last looks since the recipient was last waited for, oldest first. */
  #looks: number[] = [];
  #last = { takenBytes: 0, at: performance.now() };

  constructor(response: Response, limits: ReaderLimits) {
    this.#response = response;
    this.#socket = response.socket;
    this.#limits = limits;
    this.#timer = setInterval(() => this.#look(), (limits.idleSeconds * 1000) / LOOKS);
  }

  /** Aborts when the recipient has to go. */
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
    // What waits to be sent would keep it open.
    if (this.#response.headersSent) this.#response.destroy();
  }

  end(): void {
    clearInterval(this.#timer);
  }

  /** @returns `null` while the recipient has taken all that there was */
  #takenBytes(): number | null {
    const handle = handleOf(this.#socket);
    if (handle === null || handle.writeQueueSize === 0) return null;
    return handle.bytesWritten - handle.writeQueueSize;
  }

  #look(): void {
    const takenBytes = this.#takenBytes();
    if (takenBytes === null) {
      this.#looks = [];
      return;
    }
    this.#looks.push(takenBytes);
    if (this.#looks.length <= LOOKS) return;
    const { idleSeconds, minBytesPerSecond } = this.#limits;
    const before = this.#looks.shift() ?? 0;
    if (takenBytes - before < Math.max(1, idleSeconds * minBytesPerSecond)) {
      this.putOut(new ProtocolError("idle_timeout"));
    }
  }
}
