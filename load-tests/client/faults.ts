/** The server is busy: 503 or 429. */
export class RefusedError extends Error {
  readonly status: 503 | 429;
  /** Seconds from `Retry-After`; `null` if the header is missing. */
  readonly afterSeconds: number | null;

  constructor(what: string, status: 503 | 429, retryAfter: string | null = null) {
    super(`${what}: ${status}, to come again ${retryAfter === null ? "later" : `after ${retryAfter} s`}`);
    this.status = status;
    this.afterSeconds = retryAfter !== null && /^\d{1,9}$/.test(retryAfter) ? Number(retryAfter) : null;
  }
}

/** A response that the protocol does not allow for this request. */
export class UnexpectedError extends Error {}

/** The run ended during a request, which is not a failure. */
export class InterruptedError extends Error {}
