import { wholeAnswer } from "@envoi/protocol/bounded-read";

const TIMEOUT_MS = 3_000;

type IssuerRequest = Pick<RequestInit, "method" | "headers"> & { body?: RequestInit["body"] | undefined };

/** Sends a library's request to the issuer. */
export type IssuerFetch = (url: string, request: IssuerRequest) => Promise<Response>;

/**
 * Waits at most three seconds for a response, including its body, and limits the body's length: see
 * [Note: Bounded answers].
 *
 * @param deadline - a signal that aborts after this many milliseconds
 */
export function issuerFetch(deadline: (ms: number) => AbortSignal): IssuerFetch {
  return async (url, { method = "GET", headers = {}, body = null }) =>
    wholeAnswer(await fetch(url, { method, headers, body, redirect: "manual", signal: deadline(TIMEOUT_MS) }));
}
