const TIMEOUT_MS = 3_000;

type IssuerRequest = Pick<RequestInit, "method" | "headers"> & { body?: RequestInit["body"] | undefined };

/** A request to the issuer, for the libraries that make them. */
export type IssuerFetch = (url: string, request: IssuerRequest) => Promise<Response>;

/**
 * Waits for no answer, its body included, longer than three seconds.
 *
 * @param deadline - a signal that aborts after so many milliseconds
 */
export function issuerFetch(deadline: (ms: number) => AbortSignal): IssuerFetch {
  return (url, { method = "GET", headers = {}, body = null }) =>
    fetch(url, { method, headers, body, redirect: "manual", signal: deadline(TIMEOUT_MS) });
}
