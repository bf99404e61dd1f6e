import { ProtocolError, plaintextBytes } from "@envoi/protocol";
import { HeaderCheck } from "./header-check.ts";

/**
 * Counts the bytes of a body and refuses it if it cannot be an encrypted file: too long, other than declared, or
 * without the header that every encrypted file begins with.
 */
export class BodyGuard {
  readonly #maxBytes: number;
  readonly #declaredBytes: number | null;
  readonly #beyondLimit: ProtocolError | null;
  readonly #begunBytes: number;
  readonly #header = new HeaderCheck();
  #bytes: number;

  /**
   * @param limits.beyondLimit - error for more than `maxBytes`; absent: `too_large`
   * @param limits.begunBytes - bytes that arrived on earlier sockets, header included; absent: none
   */
  constructor(limits: {
    maxBytes: number;
    declaredBytes: number | null;
    beyondLimit?: ProtocolError | null;
    begunBytes?: number;
  }) {
    this.#begunBytes = limits.begunBytes ?? 0;
    this.#bytes = this.#begunBytes;
    this.#maxBytes = limits.maxBytes;
    this.#declaredBytes = limits.declaredBytes;
    this.#beyondLimit = limits.beyondLimit ?? null;
  }

  /** Length of the body so far. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Bytes that arrived on this socket. */
  get receivedBytes(): number {
    return this.#bytes - this.#begunBytes;
  }

  /** @throws ProtocolError `length_mismatch`, `not_encrypted`, or the error for a body beyond the limit */
  admit(frame: Uint8Array): void {
    this.#header.admit(frame, this.#bytes);
    this.#bytes += frame.byteLength;
    if (this.#declaredBytes !== null && this.#bytes > this.#declaredBytes) throw new ProtocolError("length_mismatch");
    if (this.#bytes > this.#maxBytes) throw this.#beyondLimit ?? new ProtocolError("too_large");
  }

  /** Checks the total length at the end of the body. @throws ProtocolError `length_mismatch`, `bad_length` */
  finish(): void {
    if (this.#declaredBytes !== null && this.#bytes !== this.#declaredBytes) throw new ProtocolError("length_mismatch");
    if (plaintextBytes(this.#bytes) === null) throw new ProtocolError("bad_length");
  }
}
