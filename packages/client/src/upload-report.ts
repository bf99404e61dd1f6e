import type { UploadProgress as Acknowledged } from "@envoi/protocol";

/** `stretching`: a strong password is made into keys, before the server hears of the upload. */
export type UploadPhase = "stretching" | "connecting" | "uploading" | "finalising";

/**
 * Encrypted bytes: handed to the network, arrived at the server, durable there, and in all. A server that never
 * acknowledges is believed to have received what was sent.
 */
export type UploadProgress = {
  phase: UploadPhase;
  sentBytes: number;
  receivedBytes: number;
  storedBytes: number;
  totalBytes: number;
  /** Bytes are under way, and for 15 s none was heard to arrive. */
  isQuiet: boolean;
  /** How much of the strong password is stretched, from 0 to 1; absent without one. */
  stretched?: number;
};

/** Ours acknowledge within half a second: a server that has not by now never will. */
const SILENCE_MS = 3_000;
/** Nobody is told of a pause in the line that is shorter. */
const QUIET_MS = 15_000;

/** Tells how far an upload is. */
export class UploadReport {
  readonly #onProgress: (progress: UploadProgress) => void;
  #progress: UploadProgress;
  /** With those that wait for room in the network's buffer. */
  #startedBytes = 0;
  #acknowledges = true;
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

  enter(phase: UploadPhase): void {
    if (phase === "uploading") this.#silence = setTimeout(() => this.#giveUpHearing(), SILENCE_MS);
    this.#tell({ phase });
  }

  /** So much of the strong password is stretched. */
  stretched(fraction: number): void {
    this.#tell({ stretched: fraction });
  }

  /** So many more bytes are to be sent. */
  sending(bytes: number): void {
    this.#startedBytes += bytes;
    this.#listen();
  }

  /** They were handed to the network. */
  sent(bytes: number): void {
    const sentBytes = this.#progress.sentBytes + bytes;
    if (this.#acknowledges) this.#tell({ sentBytes });
    else this.#hear({ sentBytes, receivedBytes: sentBytes });
  }

  acknowledged({ received, stored }: Acknowledged): void {
    clearTimeout(this.#silence);
    this.#acknowledges = true;
    this.#hear({ receivedBytes: received, storedBytes: stored });
  }

  end(): void {
    clearTimeout(this.#silence);
    clearTimeout(this.#quiet);
  }

  #giveUpHearing(): void {
    this.#acknowledges = false;
    this.#hear({ receivedBytes: this.#progress.sentBytes });
  }

  #hear(change: Partial<UploadProgress>): void {
    clearTimeout(this.#quiet);
    this.#quiet = undefined;
    this.#tell({ ...change, isQuiet: false });
    if (this.#progress.receivedBytes < this.#startedBytes) this.#listen();
  }

  #listen(): void {
    this.#quiet ??= setTimeout(() => this.#tell({ isQuiet: true }), QUIET_MS);
  }

  #tell(change: Partial<UploadProgress>): void {
    this.#progress = { ...this.#progress, ...change };
    this.#onProgress(this.#progress);
  }
}
