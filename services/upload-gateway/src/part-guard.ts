import { ProtocolError } from "@envoi/protocol";
import { HeaderCheck } from "./header-check.ts";

/** Counts the bytes of single Parts, which a client names, and refuses what is not whole Parts. */
export class PartGuard {
  /** The upload is complete only with all of its Parts, so the end marker may come only between two. */
  readonly #declaredBytes: number;
  readonly #partBytes: number;
  #header = new HeaderCheck();
  #number = 0;
  #partAt = 0;
  #partEnd = 0;
  #wholeBytes = 0;

  /** @param declaredBytes - of the whole body */
  constructor({ declaredBytes, partBytes }: { declaredBytes: number; partBytes: number }) {
    this.#declaredBytes = declaredBytes;
    this.#partBytes = partBytes;
  }

  /** Bytes that arrived on this socket. */
  get receivedBytes(): number {
    return this.#wholeBytes + this.#partAt;
  }

  /** Bytes of whole Parts that arrived on this socket. */
  get wholeBytes(): number {
    return this.#wholeBytes;
  }

  /** Whether the next byte belongs to a Part that is not complete. */
  get isWithinPart(): boolean {
    return this.#partAt < this.#partEnd;
  }

  /** Length of a Part. @throws ProtocolError `not_found` when the body has no such Part */
  bytesOf(number: number): number {
    const bytes = Math.min(this.#partBytes, this.#declaredBytes - (number - 1) * this.#partBytes);
    if (bytes <= 0) throw new ProtocolError("not_found");
    return bytes;
  }

  /** The next bytes are those of this Part. @throws ProtocolError `bad_frame` within another Part; `not_found` */
  begin(number: number): void {
    if (this.isWithinPart) throw new ProtocolError("bad_frame");
    this.#partEnd = this.bytesOf(number);
    this.#partAt = 0;
    this.#number = number;
    this.#header = new HeaderCheck();
  }

  /** @throws ProtocolError `bad_frame` without a Part; `length_mismatch` beyond its end; `not_encrypted` */
  admit(frame: Uint8Array): void {
    if (!this.isWithinPart) throw new ProtocolError("bad_frame");
    if (this.#number === 1) this.#header.admit(frame, this.#partAt);
    this.#partAt += frame.byteLength;
    if (this.#partAt > this.#partEnd) throw new ProtocolError("length_mismatch");
    if (this.isWithinPart) return;
    this.#wholeBytes += this.#partEnd;
    this.#partAt = 0;
    this.#partEnd = 0;
  }

  /** @throws ProtocolError `length_mismatch` within a Part */
  finish(): void {
    if (this.isWithinPart) throw new ProtocolError("length_mismatch");
  }
}
