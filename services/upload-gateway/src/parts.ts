import { ProtocolError } from "@envoi/protocol";
import type { BlobBody, StoredPart } from "@envoi/store";
import { isConnectionEnd } from "./body-end.ts";

/** @throws ProtocolError `superseded` */
export function throwIfFenced(outcome: string): void {
  if (outcome === "fenced") throw new ProtocolError("superseded");
}

export function sumBytes(parts: readonly StoredPart[]): number {
  return parts.reduce((sum, part) => sum + part.bytes, 0);
}

/** A Part that is being stored. `isTaken` resolves once the store has taken all its bytes, or cannot. */
export type PartInProgress = { batches: BlobBody; isTaken: Promise<void>; signal: AbortSignal };

/**
 * Ends the storing of Parts when their body, or one of them, fails. If only the connection ends, a Part whose bytes the
 * store has taken is still stored, so that the client need not send it again.
 */
export class PartsInProgress {
  readonly #signal: AbortSignal;
  readonly #onEnd: (reason: Error) => void;
  readonly #ended = new AbortController();
  /** Of the Part whose bytes are arriving. */
  #arriving = new AbortController();

  /** @param signal - of the body. @param onEnd - ends the source of the Parts */
  constructor(signal: AbortSignal, onEnd: (reason: Error) => void) {
    this.#signal = signal;
    this.#onEnd = onEnd;
    signal.addEventListener("abort", () => this.fail(signal.reason), { once: true });
    if (signal.aborted) this.fail(signal.reason);
  }

  /** Begins the next Part. The store must have taken the previous one. */
  begin(batches: BlobBody): PartInProgress {
    const arriving = new AbortController();
    this.#arriving = arriving;
    const { promise: isTaken, resolve } = Promise.withResolvers<void>();
    const onTaken = () => {
      this.#arriving = new AbortController();
    };
    async function* take() {
      try {
        yield* batches;
        onTaken();
      } finally {
        resolve();
      }
    }
    return { batches: take(), isTaken, signal: AbortSignal.any([arriving.signal, this.#ended.signal]) };
  }

  /** Call this with the error of a Part. */
  fail(error: Error): void {
    const reason: Error = this.#signal.aborted ? this.#signal.reason : error;
    (isConnectionEnd(reason) ? this.#arriving : this.#ended).abort(reason);
    this.#onEnd(reason);
  }
}
