import type { UploadProgress as Acknowledged } from "@envoi/protocol";

/** `stretching`: keys are being derived from a strong password before sending. */
export type UploadPhase = "stretching" | "connecting" | "uploading" | "finalising";

/**
 * Encrypted byte counts: handed to the network, received by the server, durable on the server, and in total. If a
 * server never acknowledges, sent bytes count as received.
 */
export type UploadProgress = {
  phase: UploadPhase;
  sentBytes: number;
  receivedBytes: number;
  storedBytes: number;
  totalBytes: number;
  /** Whether bytes are in flight, and none has been acknowledged for 15 s. */
  isQuiet: boolean;
  /** Progress of stretching the strong password, from 0 to 1; absent if there is no strong password. */
  stretched?: number;
  /** The link, if it already works: set once something is stored. See `UploadRequest.live`. */
  liveLink?: string;
};

/** Envoi acknowledges within half a second, so a server that has been silent for this long never will. */
const SILENCE_MS = 3_000;
/** Shortest pause reported as quiet. */
const QUIET_MS = 15_000;

/** Tracks and reports the progress of an upload. */
export class ProgressTracker {
  readonly #onProgress: (progress: UploadProgress) => void;
  #progress: UploadProgress;
  /** Number of sent bytes, including those waiting for space in the network's buffer. */
  #startedBytes = 0;
  #acknowledges = true;
  #liveLink: string | null = null;
  #hasStored = false;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #quiet: ReturnType<typeof setTimeout> | undefined;

  constructor(totalBytes: number, onProgress: (progress: UploadProgress) => void) {
    this.#onProgress = onProgress;
    this.#progress = {
      phase: "connecting",
      sentBytes: 0,
      receivedBytes: 0,
      storedBytes: 0,
      totalBytes,
      isQuiet: false,
    };
  }

  /** Whether the server has ever acknowledged a stored byte. */
  get hasStored(): boolean {
    return this.#hasStored;
  }

  enter(phase: UploadPhase): void {
    if (phase === "uploading") this.#silence = setTimeout(() => this.#assumeReceived(), SILENCE_MS);
    this.#update({ phase });
  }

  /** @param fraction - progress of stretching the strong password, from 0 to 1 */
  stretched(fraction: number): void {
    this.#update({ stretched: fraction });
  }

  /** Call when the link works. It is reported once recipients can read something. */
  goLive(liveLink: string): void {
    this.#liveLink = liveLink;
    this.#update({});
  }

  /** Call this before sending the given number of bytes. */
  sending(bytes: number): void {
    this.#startedBytes += bytes;
    this.#startQuietTimer();
  }

  /** Call this when the connection has been lost and another one is being tried. */
  interrupted(): void {
    clearTimeout(this.#silence);
    clearTimeout(this.#quiet);
    this.#quiet = undefined;
    this.#update({ isQuiet: true });
  }

  /** Call when the upload continues from this byte. */
  resumed(offset: number): void {
    this.#startedBytes = offset;
    this.#update({ sentBytes: offset, receivedBytes: offset, storedBytes: offset, isQuiet: false });
  }

  sent(bytes: number): void {
    const sentBytes = this.#progress.sentBytes + bytes;
    if (this.#acknowledges) this.#update({ sentBytes });
    else this.#receive({ sentBytes, receivedBytes: sentBytes });
  }

  acknowledged(counted: Acknowledged): void {
    clearTimeout(this.#silence);
    this.#acknowledges = true;
    const { receivedBytes, storedBytes, totalBytes } = this.#progress;
    const [received, stored] = [Math.min(counted.received, totalBytes), Math.min(counted.stored, totalBytes)];
    // A server repeats its last acknowledgement to show that it is still alive.
    if (received === receivedBytes && stored === storedBytes) return;
    this.#receive({ receivedBytes: received, storedBytes: stored });
  }

  /** Sets the totals of all connections. They shrink when a connection is lost. */
  counted({ sent, received, stored }: { sent: number; received: number; stored: number }): void {
    clearTimeout(this.#silence);
    this.#startedBytes = sent;
    const { receivedBytes, storedBytes } = this.#progress;
    if (received !== receivedBytes || stored !== storedBytes) {
      this.#receive({ sentBytes: sent, receivedBytes: received, storedBytes: stored });
    } else {
      this.#update({ sentBytes: sent });
      if (received < sent) this.#startQuietTimer();
    }
  }

  end(): void {
    clearTimeout(this.#silence);
    clearTimeout(this.#quiet);
  }

  #assumeReceived(): void {
    this.#acknowledges = false;
    this.#receive({ receivedBytes: this.#progress.sentBytes });
  }

  #receive(change: Partial<UploadProgress>): void {
    clearTimeout(this.#quiet);
    this.#quiet = undefined;
    this.#update({ ...change, isQuiet: false });
    if (this.#progress.receivedBytes < this.#startedBytes) this.#startQuietTimer();
  }

  #startQuietTimer(): void {
    this.#quiet ??= setTimeout(() => this.#update({ isQuiet: true }), QUIET_MS);
  }

  #update(change: Partial<UploadProgress>): void {
    this.#progress = { ...this.#progress, ...change };
    this.#hasStored ||= this.#progress.storedBytes > 0;
    if (this.#hasStored && this.#liveLink !== null) this.#progress.liveLink = this.#liveLink;
    this.#onProgress(this.#progress);
  }
}
