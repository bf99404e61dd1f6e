import { HEADER_BYTES, ProtocolError, plaintextBytes, RECORD_BYTES } from "@envoi/protocol";

/**
 * Counts the bytes of a body and refuses it if it cannot be an encrypted file: too long, other than declared, or
 * without the header that every encrypted file begins with.
 */
export class BodyGuard {
  readonly #maxBytes: number;
  readonly #declaredBytes: number | null;
  readonly #beyondLimit: ProtocolError | null;
  readonly #begunBytes: number;
  readonly #header = new Uint8Array(HEADER_BYTES);
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
    if (this.#bytes < HEADER_BYTES) this.#admitHeader(frame);
    this.#bytes += frame.byteLength;
    if (this.#declaredBytes !== null && this.#bytes > this.#declaredBytes) throw new ProtocolError("length_mismatch");
    if (this.#bytes > this.#maxBytes) throw this.#beyondLimit ?? new ProtocolError("too_large");
  }

  /** Checks the total length at the end of the body. @throws ProtocolError `length_mismatch`, `bad_length` */
  finish(): void {
    if (this.#declaredBytes !== null && this.#bytes !== this.#declaredBytes) throw new ProtocolError("length_mismatch");
    if (plaintextBytes(this.#bytes) === null) throw new ProtocolError("bad_length");
  }

  #admitHeader(frame: Uint8Array): void {
    const part = frame.subarray(0, HEADER_BYTES - this.#bytes);
    this.#header.set(part, this.#bytes);
    if (this.#bytes + part.byteLength < HEADER_BYTES) return;
    const view = new DataView(this.#header.buffer);
    if (view.getUint32(16) !== RECORD_BYTES || view.getUint8(20) !== 0) throw new ProtocolError("not_encrypted");
  }
}
