import { ProtocolError } from "@envoi/protocol";

/** Reason why a transfer ended without a response from the server. `cancelled`: its signal aborted. */
export type TransferFailure = "cancelled" | "connect_failed" | "connection_lost" | "intercepted" | "file_changed";

const MESSAGES: Record<TransferFailure, string> = {
  cancelled: "The transfer was cancelled.",
  connect_failed: "The server could not be reached.",
  connection_lost: "The connection broke off before the transfer was complete.",
  intercepted: "Something between this device and the server answered in its place, perhaps to ask people to sign in.",
  file_changed: "A file changed or could not be read while it was sent.",
};

/** Whether something else responded instead of the server. See [Note: Answers of others]. */
export function isInterception(error: unknown): boolean {
  return error instanceof TransferError && error.code === "intercepted";
}

const LOST: readonly TransferFailure[] = ["connect_failed", "connection_lost", "intercepted"];

/** Whether a connection to the server failed in a way that may not recur. */
export function isLostConnection(error: unknown): boolean {
  return error instanceof TransferError && LOST.includes(error.code);
}

/** The error of a transfer that ends after its retries: a rejection, an interception, or a lost connection. */
export function lostBy(cause: unknown): Error {
  if (cause instanceof ProtocolError) return cause;
  return new TransferError(isInterception(cause) ? "intercepted" : "connection_lost", { cause });
}

/** @returns whether the server no longer has the session of an upload, because it has lapsed or been abandoned */
export function isSessionGone(error: unknown): boolean {
  return error instanceof TransferError && error.cause instanceof ProtocolError && error.cause.code === "not_found";
}

/** The reason of an abort after which the upload is to be continued later. Any other reason discards the upload. */
export class Suspension extends Error {
  constructor() {
    super("The transfer was suspended.");
    this.name = "Suspension";
  }
}

/** Whether the signal has aborted an upload that is to be continued later. */
export function isSuspended({ reason }: AbortSignal): boolean {
  return reason instanceof Suspension;
}

type TransferErrorOptions = { cause?: unknown; fileName?: string | null; origin?: string | null };

export class TransferError extends Error {
  readonly code: TransferFailure;
  /**
   * Set for `file_changed`: the file, named as in its `SourceFile`, unless it could be one of several. The message does
   * not contain the name, because it may be logged.
   */
  readonly fileName: string | null;
  /** Set for `connect_failed`: the origin that could not be reached. The cause, if known, says why. */
  readonly origin: string | null;

  constructor(code: TransferFailure, { fileName = null, origin = null, ...options }: TransferErrorOptions = {}) {
    super(MESSAGES[code], options);
    this.name = "TransferError";
    this.code = code;
    this.fileName = fileName;
    this.origin = origin;
  }
}
