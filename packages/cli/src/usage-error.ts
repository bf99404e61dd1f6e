import { ProtocolError } from "@envoi/protocol";

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

/** Thrown if a server doesn't have a request. */
export class RequestGone extends ProtocolError {
  constructor(cause: ProtocolError) {
    super("not_found", { cause });
    this.message = "The request was deleted or has expired, or this server offers none.";
  }
}
