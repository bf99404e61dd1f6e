/** Every error exposed to clients, by code. The code and the status are the contract; clients translate the code. */
export const ERRORS = {
  /** The request is not well-formed. */
  bad_request: { status: 400 },
  /** The download limit or the lifetime is not an integer in the allowed range. */
  bad_limit: { status: 400 },
  /** No encrypted file has this length. */
  bad_length: { status: 400 },
  /** This type of message is not expected here. */
  bad_frame: { status: 400 },
  /** The body does not begin with the header of an encrypted file. */
  not_encrypted: { status: 400 },
  /** Fewer or more bytes arrived than declared. */
  length_mismatch: { status: 400 },
  /** A credential is missing or invalid. */
  unauthorized: { status: 401 },
  /** The proof does not match. Sign the nonce in this response and try again. */
  bad_proof: { status: 401 },
  /** Pages of this origin may not upload here. */
  forbidden_origin: { status: 403 },
  /** The operator does not allow this content. */
  blocked: { status: 403 },
  /** The file does not exist, or was deleted. */
  not_found: { status: 404 },
  /** All downloads are claimed at the moment. One of them may become available; try again later. */
  all_claimed: { status: 404 },
  /**
   * The upload is incomplete, and no more of its bytes are available yet. Try again. A 5xx status would count as a
   * failure of the service, whereas recipients of live links often wait.
   */
  not_yet: { status: 404 },
  /** The operator has taken down the upload. */
  removed: { status: 404 },
  /** The sender abandoned the upload before it was complete. */
  upload_abandoned: { status: 404 },
  /** This URL does not support this method. */
  method_not_allowed: { status: 405 },
  /** The upload request did not arrive in time. */
  handshake_timeout: { status: 408 },
  /** No data arrived in time. */
  idle_timeout: { status: 408 },
  /** Another connection took over this upload. */
  superseded: { status: 409 },
  /** The upload continues at another byte. Query its offset. */
  wrong_offset: { status: 409 },
  /** The list has changed since it was fetched. Fetch it again. */
  precondition_failed: { status: 412 },
  /** This version of the upload protocol is not supported. */
  tus_version: { status: 412 },
  /** The content is larger than the limit. */
  too_large: { status: 413 },
  /** The body has an unexpected media type. */
  unsupported_media_type: { status: 415 },
  /** This part of the file cannot be requested now. */
  bad_range: { status: 416 },
  /** The private port does not respond to this name. Use an IP address, or see `PRIVATE_HOST_NAMES`. */
  wrong_host: { status: 421 },
  /** Too many attempts. Wait a moment. */
  rate_limited: { status: 429 },
  /** This network or account has started the maximum number of uploads. Wait for the time in `Retry-After`. */
  too_many_uploads: { status: 429 },
  /** This network or account has sent the maximum number of bytes. Wait for `Retry-After`. */
  too_many_bytes: { status: 429 },
  /** This network has sent the maximum number of reports about the upload. The operator has received them. */
  too_many_reports: { status: 429 },
  /** The bytes do not match their checksum. Send them again. */
  checksum_mismatch: { status: 460 },
  /** Something went wrong on the server. */
  internal: { status: 500 },
  /** There is no space for more files at the moment. Try again later. */
  full: { status: 507 },
  /** The server is at capacity. Try again in a moment. */
  busy: { status: 503 },
  /** The service is not available right now. Try again in a moment. */
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
