import { nameLimit } from "../limits.ts";

/** Statuses of a refusal: the server is busy (503), or the client has reached a limit (429), or the store is full (507). */
const REFUSALS = [503, 429, 507] as const;
export type RefusalStatus = (typeof REFUSALS)[number];

export const isRefusal = (status: number): status is RefusalStatus => REFUSALS.some((one) => one === status);

export type Refusal = {
  status: RefusalStatus;
  code: string | null;
  policy?: string | null;
  retryAfter?: string | null;
};

/** The server accepts no more at the moment. */
export class RefusedError extends Error {
  readonly status: RefusalStatus;
  /** Setting of the limit that was reached; `null`: the server is busy. */
  readonly limit: string | null;
  /** Seconds from `Retry-After`; `null` if the header is missing. */
  readonly afterSeconds: number | null;

  constructor(what: string, { status, code, policy = null, retryAfter = null }: Refusal) {
    const limit = status === 503 ? null : nameLimit(policy, code);
    const reason = limit === null ? "" : ` (${limit})`;
    super(`${what}: ${status}${reason}, to come again ${retryAfter === null ? "later" : `after ${retryAfter} s`}`);
    this.status = status;
    this.limit = limit;
    this.afterSeconds = retryAfter !== null && /^\d{1,9}$/.test(retryAfter) ? Number(retryAfter) : null;
  }
}

/** A response that the protocol does not allow for this request. */
export class UnexpectedError extends Error {}

/** The run ended during a request, which is not a failure. */
export class InterruptedError extends Error {}
