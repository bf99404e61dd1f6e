export type DecryptionFailure =
  /** A part of the encrypted data is not authentic. */
  | "authentication"
  /** The data was sealed with another key. */
  | "commitment"
  /** The last Record is not marked as the last. */
  | "final-delimiter"
  /** A Record before the last one is marked as the last. */
  | "nonfinal-delimiter"
  /** A Record contains only padding. */
  | "no-delimiter"
  | "short-header"
  /** The header has a form that no known client writes. */
  | "unsupported-header"
  /** The data ends before the declared length. */
  | "truncated"
  /** The data continues after the declared length. */
  | "too-long"
  /** The decrypted data does not have the expected form. */
  | "malformed";

/** The received data is not what a sender sealed. The message describes its form, never its content or keys. */
export class DecryptionError extends Error {
  readonly code: DecryptionFailure;

  constructor(code: DecryptionFailure, options: { cause?: unknown } = {}) {
    super(`cannot decrypt: ${code}`, options);
    this.name = "DecryptionError";
    this.code = code;
  }
}
