/**
 * Every error exposed to clients, by code; `error-messages.ts` says what each means. The code and the status are the
 * contract; clients translate the code.
 */
export const ERRORS = {
  bad_request: { status: 400 },
  bad_limit: { status: 400 },
  bad_length: { status: 400 },
  bad_frame: { status: 400 },
  not_encrypted: { status: 400 },
  length_mismatch: { status: 400 },
  unauthorized: { status: 401 },
  /** Sign the nonce in this response and try again. */
  bad_proof: { status: 401 },
  forbidden_origin: { status: 403 },
  blocked: { status: 403 },
  not_found: { status: 404 },
  all_claimed: { status: 404 },
  /** A 5xx status would count as a failure of the service, whereas recipients of live links often wait. */
  not_yet: { status: 404 },
  removed: { status: 404 },
  upload_abandoned: { status: 404 },
  method_not_allowed: { status: 405 },
  handshake_timeout: { status: 408 },
  idle_timeout: { status: 408 },
  superseded: { status: 409 },
  wrong_offset: { status: 409 },
  request_full: { status: 409 },
  request_closed: { status: 409 },
  precondition_failed: { status: 412 },
  tus_version: { status: 412 },
  too_large: { status: 413 },
  unsupported_media_type: { status: 415 },
  bad_range: { status: 416 },
  wrong_host: { status: 421 },
  rate_limited: { status: 429 },
  too_many_uploads: { status: 429 },
  too_many_bytes: { status: 429 },
  too_many_reports: { status: 429 },
  checksum_mismatch: { status: 460 },
  internal: { status: 500 },
  full: { status: 507 },
  busy: { status: 503 },
  unavailable: { status: 503 },
} as const satisfies Record<string, { status: number }>;

export type ErrorCode = keyof typeof ERRORS;

/** A limit that a client has reached: `most` uploads, bytes or calls within `windowSeconds`. */
export type RateLimit = { name: string; most: number; windowSeconds: number };

type ErrorOptions = { cause?: unknown; retryAfterSeconds?: number; rateLimit?: RateLimit; challenge?: string };

/** An error with a documented response; its message is the status. Any other error is returned as `internal`. */
export class ProtocolError extends Error {
  readonly code: ErrorCode;
  readonly retryAfterSeconds: number | undefined;
  readonly rateLimit: RateLimit | undefined;
  /** The value of the `WWW-Authenticate` header. */
  readonly challenge: string | undefined;

  constructor(code: ErrorCode, options: ErrorOptions = {}) {
    super(String(ERRORS[code].status), { cause: options.cause });
    this.name = "ProtocolError";
    this.code = code;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.rateLimit = options.rateLimit;
    this.challenge = options.challenge;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }

  /** The body of an HTTP response, and the text of a WebSocket error reply: `{"error": 404, "code": "not_found"}`. */
  toJSON(): { error: number; code: ErrorCode } {
    return { error: this.status, code: this.code };
  }
}
