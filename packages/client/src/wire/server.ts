import { AUTHORIZATION_HEADER, ERRORS, type ErrorCode, ProtocolError } from "@envoi/protocol";
import { type ReadBound, readText } from "@envoi/protocol/bounded-read";
import { TransferError } from "../transfer-error.ts";
import { isForeign, isForeignRefusal, isMarkup, isOwn404 } from "./foreign-answer.ts";
import { answerInTime } from "./read-in-time.ts";
import { parseWaitSeconds } from "./server-waits.ts";

/** The URLs at which a client reaches its server. */
export type Server = {
  /** The origin, such as `https://send.example.com`, without a slash at the end. */
  origin: string;
  /** The upload socket's URL, if it is not below the origin. */
  socketUrl?: string;
  /** Opens an upload socket. Default: this platform's `WebSocket`. */
  createSocket?: (url: string) => WebSocket;
};

const CODE_BY_STATUS: Record<number, ErrorCode> = {
  400: "bad_request",
  401: "unauthorized",
  404: "not_found",
  413: "too_large",
  429: "rate_limited",
  503: "unavailable",
};

/** The error for a rejection: that of its code, or that of its status if other server software sent no code. */
export function refusal(status: number, code: unknown, retryAfter?: unknown): ProtocolError {
  const known = typeof code === "string" && Object.hasOwn(ERRORS, code) ? (code as ErrorCode) : undefined;
  const retryAfterSeconds = parseWaitSeconds(retryAfter);
  const wait = retryAfterSeconds === undefined ? {} : { retryAfterSeconds };
  return new ProtocolError(known ?? CODE_BY_STATUS[status] ?? "internal", wait);
}

/**
 * Maximum number of bytes read from a rejection's body. Our bodies are about 50 bytes long, and those of proxies are
 * not needed.
 */
const MAX_REFUSAL_BYTES = 65_536;
/** Response timeout of a call with a short response. */
export const ANSWER_MS = 60_000;

/** @returns the code of a rejection; `null` if the body has no code, or is too long to be one of ours */
export async function readCode(response: Response): Promise<unknown> {
  return codeIn(await readText(response, { maxBytes: MAX_REFUSAL_BYTES }).catch(() => ""));
}

function codeIn(text: string): unknown {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return null;
  }
  return body !== null && typeof body === "object" && "code" in body ? body.code : null;
}

/**
 * @returns the response, unread
 * @throws ProtocolError when the response is not a success; TransferError `intercepted` when it is not from our server
 */
export async function requireSuccess(response: Response): Promise<Response> {
  if (response.ok) return response;
  const text = await readText(response, { maxBytes: MAX_REFUSAL_BYTES }).catch(() => "");
  const code = codeIn(text);
  if (isForeignRefusal(response, text, code)) throw new TransferError("intercepted");
  throw refusal(response.status, code, response.headers.get("Retry-After"));
}

/**
 * @returns the response, unread; a 404 is read
 * @throws TransferError `intercepted` for a 404 that is not from our server, such as a misconfigured proxy's
 */
export async function requireOwn404(response: Response): Promise<Response> {
  if (response.status !== 404) return response;
  const text = await readText(response, { maxBytes: MAX_REFUSAL_BYTES }).catch(() => "");
  if (!isOwn404(text, codeIn(text))) throw new TransferError("intercepted");
  return new Response(text, { status: 404, headers: response.headers });
}

/**
 * The ETag of a response as a strong one; `null` if there is none. The server's ETags are strong, and conditional
 * requests need strong ones, but some proxies mark all ETags as weak.
 */
export function readStrongEtag({ headers }: Response): string | null {
  return headers.get("ETag")?.replace(/^W\//, "") ?? null;
}

/**
 * Parses a response's JSON.
 *
 * @param bound - see `readBytes`
 * @throws TransferError `cancelled`, `intercepted` for a page, or `connection_lost` when the response breaks off,
 *   exceeds the bound, or is not from our server
 */
export async function readJson<Answer>(
  response: Response,
  parse: (json: unknown) => Answer,
  signal: AbortSignal,
  bound?: ReadBound,
): Promise<Answer> {
  let text = "";
  try {
    text = await readText(response, bound);
    return parse(JSON.parse(text));
  } catch (cause) {
    if (signal.aborted) throw new TransferError("cancelled", { cause });
    throw new TransferError(isMarkup(text) ? "intercepted" : "connection_lost", { cause });
  }
}

/**
 * One HTTP call with a short response.
 *
 * @returns the response, whatever its status
 * @throws TransferError `cancelled`, `connect_failed`, `intercepted`, or `connection_lost` when the response does not
 *   begin within a minute
 */
export function callServer(
  server: Server,
  path: string,
  { signal, ...init }: RequestInit & { signal: AbortSignal },
): Promise<Response> {
  return answerInTime((ending) => send(server, path, { ...init, signal: ending }), signal, ANSWER_MS);
}

/**
 * Makes one HTTP call. See [Note: Answers of others].
 *
 * @returns the response, whatever its status
 * @throws TransferError `cancelled`, `connect_failed` or `intercepted`
 */
export async function send(
  server: Server,
  path: string,
  init: RequestInit & { signal: AbortSignal },
): Promise<Response> {
  const options: RequestInit = {
    ...init,
    ...(isOwnOrigin(server) && { headers: leaveAuthorization(init.headers) }),
    credentials: "same-origin",
    redirect: "manual",
    referrerPolicy: "no-referrer",
  };
  const response = await fetch(`${server.origin}${path}`, options).catch((cause: unknown) => {
    if (init.signal.aborted) throw new TransferError("cancelled", { cause });
    throw new TransferError("connect_failed", { cause, origin: server.origin });
  });
  if (!isForeign(response)) return response;
  void response.body?.cancel().catch(() => {});
  throw new TransferError("intercepted");
}

/**
 * Leaves the `Authorization` header to Basic authentication: if a proxy that requires a password rejected our header,
 * the browser would forget the password.
 */
function leaveAuthorization(given: HeadersInit | undefined): Headers {
  const headers = new Headers(given);
  const authorization = headers.get("Authorization");
  if (authorization !== null) headers.set(AUTHORIZATION_HEADER, authorization);
  headers.delete("Authorization");
  return headers;
}

/** Whether this script runs in the server's own page, or in a worker of that page. */
function isOwnOrigin({ origin }: Server): boolean {
  // Some runtimes have no `location`.
  return globalThis.location?.origin === origin;
}
