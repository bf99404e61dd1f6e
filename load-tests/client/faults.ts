/** The server asked to come again later. */
export class Refused extends Error {
  /** Seconds, as `Retry-After` says; `null` where it does not. */
  readonly afterSeconds: number | null;

  constructor(what: string, retryAfter: string | null = null) {
    super(`${what}, to come again ${retryAfter === null ? "later" : `after ${retryAfter} s`}`);
    this.afterSeconds = retryAfter !== null && /^\d{1,9}$/.test(retryAfter) ? Number(retryAfter) : null;
  }
}

/** An answer that the protocol does not have at this place. */
export class Unexpected extends Error {}

/** The run was ended in the middle of a request: nobody's fault. */
export class Interrupted extends Error {}
