const MESSAGES = {
  authentication: "a part of the encrypted data is not authentic",
  commitment: "the key is not the one that the data was sealed with",
  "final-delimiter": "the last record does not say that it is the last",
  "nonfinal-delimiter": "a record says that it is the last, and is not",
  "no-delimiter": "a record holds nothing but padding",
  "short-header": "the header is too short",
  "unsupported-header": "no known client writes a header of this form",
  truncated: "the data ends before the announced length",
  "too-long": "the data continues after the announced length",
  malformed: "the decrypted data does not have the expected form",
} as const;

export type DecryptionFailure = keyof typeof MESSAGES;

/** The received data is not what a sender sealed. The message describes its form, never its content or keys. */
export class DecryptionError extends Error {
  readonly reason: DecryptionFailure;

  constructor(reason: DecryptionFailure, options: { cause?: unknown } = {}) {
    super(MESSAGES[reason], options);
    this.name = "DecryptionError";
    this.reason = reason;
  }
}
