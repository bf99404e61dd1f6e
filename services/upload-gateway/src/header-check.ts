import { HEADER_BYTES, ProtocolError, RECORD_BYTES } from "@envoi/protocol";

/** Checks that a body begins with the header of every encrypted file. */
export class HeaderCheck {
  readonly #header = new Uint8Array(HEADER_BYTES);

  /**
   * @param frame - the bytes of the body from `at` on
   * @throws ProtocolError `not_encrypted`
   */
  admit(frame: Uint8Array, at: number): void {
    if (at >= HEADER_BYTES) return;
    const part = frame.subarray(0, HEADER_BYTES - at);
    this.#header.set(part, at);
    if (at + part.byteLength < HEADER_BYTES) return;
    const view = new DataView(this.#header.buffer);
    if (view.getUint32(16) !== RECORD_BYTES || view.getUint8(20) !== 0) throw new ProtocolError("not_encrypted");
  }
}
