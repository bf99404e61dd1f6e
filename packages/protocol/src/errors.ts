/**
 * Every error that leaves the product, by code: the status of the wire and the words for people. The code and the
 * status are the contract; clients translate the code.
 */
export const ERRORS = {
  bad_request: { status: 400, message: "The request is not well-formed." },
  bad_limit: { status: 400, message: "The download limit or the lifetime is not a whole number in the allowed range." },
  bad_length: { status: 400, message: "No encrypted file has this length." },
  bad_frame: { status: 400, message: "A message of this kind is not expected here." },
  not_encrypted: { status: 400, message: "The body does not begin with the header of an encrypted file." },
  length_mismatch: { status: 400, message: "Fewer or more bytes arrived than were declared." },
  unauthorized: { status: 401, message: "A credential is missing or not valid." },
  bad_proof: { status: 401, message: "The proof does not match. Sign the nonce of this answer and try again." },
  forbidden_origin: { status: 403, message: "Pages of this origin may not upload here." },
  not_found: { status: 404, message: "There is no such file, or not any more." },
  all_claimed: { status: 404, message: "All downloads are taken for the moment. One may come back; try again later." },
  method_not_allowed: { status: 405, message: "This address does not answer this method." },
  handshake_timeout: { status: 408, message: "The upload request did not arrive in time." },
  idle_timeout: { status: 408, message: "No data arrived for too long." },
  superseded: { status: 409, message: "Another connection has taken this upload over." },
  precondition_failed: { status: 412, message: "The list has changed meanwhile. Fetch it again." },
  too_large: { status: 413, message: "This is larger than the limit." },
  bad_range: { status: 416, message: "This part of the file can't be asked for now." },
  rate_limited: { status: 429, message: "Too many tries. Wait a moment." },
  internal: { status: 500, message: "Something went wrong on the server." },
  full: { status: 507, message: "There is no room for more files at the moment. Try again later." },
  busy: { status: 503, message: "The server has as much to do as it can. Try again in a moment." },
  unavailable: { status: 503, message: "The service is not available right now. Try again in a moment." },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERRORS;

/** An error with a documented answer. Everything else is answered as `internal`. */
export class ProtocolError extends Error {
  readonly code: ErrorCode;
  readonly retryAfterSeconds: number | undefined;
  /** Value of `WWW-Authenticate`. */
  readonly challenge: string | undefined;

  constructor(code: ErrorCode, options: { cause?: unknown; retryAfterSeconds?: number; challenge?: string } = {}) {
    super(ERRORS[code].message, { cause: options.cause });
    this.name = "ProtocolError";
    this.code = code;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.challenge = options.challenge;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }

  /** The body of an HTTP answer and the text of a WebSocket error reply: `{"error": 404, "code": "not_found"}`. */
  toJSON(): { error: number; code: ErrorCode } {
    return { error: this.status, code: this.code };
  }
}
