import { ERRORS, type ErrorCode, ProtocolError } from "@envoi/protocol";
import { TransferError } from "./transfer-error.ts";

/** Address of a server. */
export type Server = {
  /** Such as `https://send.example.com`, without a slash at the end. */
  origin: string;
  /** Address of the upload socket, if it is not below the origin. */
  socketUrl?: string;
};

const BY_STATUS: Record<number, ErrorCode> = {
  400: "bad_request",
  401: "unauthorized",
  404: "not_found",
  413: "too_large",
  429: "rate_limited",
  503: "unavailable",
};

/** The error for a refusal, by its code, or by its status if other server software sent no code. */
export function refusal(status: number, code: unknown, retryAfterSeconds?: number): ProtocolError {
  const known = typeof code === "string" && Object.hasOwn(ERRORS, code) ? (code as ErrorCode) : undefined;
  const wait = retryAfterSeconds === undefined ? {} : { retryAfterSeconds };
  return new ProtocolError(known ?? BY_STATUS[status] ?? "internal", wait);
}

/** Response of servers without codes when a file is gone. */
const GONE_TEXT = "Not Found";

async function readCode(response: Response): Promise<unknown> {
  const body: unknown = await response.json().catch(() => null);
  return body !== null && typeof body === "object" && "code" in body ? body.code : null;
}

/** @throws ProtocolError when the answer is not a success */
export async function requireSuccess(response: Response): Promise<Response> {
  if (response.ok) return response;
  const retryAfter = response.headers.get("Retry-After") ?? "";
  const seconds = /^\d{1,9}$/.test(retryAfter) ? Number(retryAfter) : undefined;
  throw refusal(response.status, await readCode(response), seconds);
}

/** @throws TransferError `connection_lost` for a 404 that is not from our server, such as a misconfigured proxy's */
export async function requireOwn404(response: Response): Promise<Response> {
  if (response.status !== 404 || (await readCode(response.clone())) === "not_found") return response;
  if ((await response.clone().text()) === GONE_TEXT) return response;
  throw new TransferError("connection_lost");
}

/**
 * Parses the JSON of an answer.
 *
 * @throws TransferError `cancelled`, or `connection_lost` when the answer broke off or is not from our server, such as
 *   a proxy's page
 */
export async function readJson<Answer>(
  response: Response,
  parse: (json: unknown) => Answer,
  signal: AbortSignal,
): Promise<Answer> {
  try {
    return parse(await response.json());
  } catch (cause) {
    throw new TransferError(signal.aborted ? "cancelled" : "connection_lost", { cause });
  }
}

/**
 * One HTTP call.
 *
 * @returns the answer, whatever its status
 * @throws TransferError `cancelled` or `connect_failed`
 */
export async function send(
  server: Server,
  path: string,
  init: RequestInit & { signal: AbortSignal },
): Promise<Response> {
  try {
    return await fetch(`${server.origin}${path}`, { ...init, credentials: "omit", referrerPolicy: "no-referrer" });
  } catch (cause) {
    throw new TransferError(init.signal.aborted ? "cancelled" : "connect_failed", { cause });
  }
}
