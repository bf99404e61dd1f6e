const MESSAGES = {
  authentication: "a part of the encrypted data is not authentic",
  commitment: "the key is not the one that the data was sealed with",
  "final-delimiter": "the last record does not say that it is the last",
  "nonfinal-delimiter": "a record says that it is the last, and is not",
  "no-delimiter": "a record holds nothing but padding",
  "short-header": "the header is too short",
  "unsupported-header": "the header has a form that no known client writes",
  truncated: "the data ends before the announced length",
  "too-long": "the data goes on after the announced length",
  malformed: "the decrypted data does not have the expected form",
} as const;

export type DecryptionFailure = keyof typeof MESSAGES;

/** What was received is not what a sender sealed. Its text is about the form only, never about content or keys. */
export class DecryptionError extends Error {
  readonly reason: DecryptionFailure;

  constructor(reason: DecryptionFailure, options: { cause?: unknown } = {}) {
    super(MESSAGES[reason], options);
    this.name = "DecryptionError";
    this.reason = reason;
  }
}
