/** Thrown if the command line requests something impossible. The message explains what to do instead. */
export class UsageError extends Error {
  readonly code = "usage";
}

/** Thrown for what a server shows or a sender has sent if it can't be authentic. The message says what is wrong. */
export class NotAuthentic extends Error {
  readonly code: string;

  constructor(code: string, message: string, options: { cause?: unknown } = {}) {
    super(message, options);
    this.code = code;
  }
}

/** Thrown if a command succeeded only in part. */
export class PartialFailure extends Error {
  readonly code = "some_failed";
}
