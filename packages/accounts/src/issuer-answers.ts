import { type Account, IssuerAway } from "@envoi/platform";
import { decodeJwt } from "jose";
import { ClientError, ResponseBodyError, WWWAuthenticateChallengeError } from "openid-client";

/** The token syntax of RFC 6750, which all issuers use. */
const TOKEN = /^[\w.~+/-]+={0,2}$/;
const MAX_TOKEN_LENGTH = 4_096;

export function isToken(text: string): boolean {
  return text.length <= MAX_TOKEN_LENGTH && TOKEN.test(text);
}

/** The issuer's answer about a token; `null`: it is not valid here. */
export type IssuerAnswer = { account: Account; expiresAtMs: number | null } | null;

/**
 * Asks the issuer about one token.
 *
 * @throws IssuerAway when it did not answer, or its answer is malformed
 */
export type TokenCheck = (token: string) => Promise<IssuerAnswer>;

export class IssuerSilent extends IssuerAway {
  constructor() {
    super("did not answer in time");
  }
}

/** The issuer was not asked: it is overloaded, or an earlier failure has already been reported. */
export class IssuerNotAsked extends IssuerAway {}

/** When a self-contained token expires. Trust it only for tokens that the issuer recognises. */
function ownExpirySeconds(token: string): number | undefined {
  try {
    const { exp } = decodeJwt(token);
    return Number.isFinite(exp) ? exp : undefined;
  } catch {
    return undefined;
  }
}

/** @param expirySeconds - since 1970, if the issuer reports it */
export function goodToken(token: string, accountId: string, expirySeconds?: number): IssuerAnswer {
  const endSeconds = expirySeconds ?? ownExpirySeconds(token);
  return { account: { id: accountId }, expiresAtMs: endSeconds === undefined ? null : endSeconds * 1_000 };
}

/** @param scope - the token's scopes, separated by spaces. @param wanted - empty: any token is accepted */
export function hasScope(scope: unknown, wanted: string): boolean {
  return wanted === "" || (typeof scope === "string" && scope.split(" ").includes(wanted));
}

/** Whether a token was issued to this client. Issuers name the client in the first of these claims that is present. */
export function isFor(
  { client_id: client, azp, aud }: { client_id?: unknown; azp?: unknown; aud?: unknown },
  clientId: string,
): boolean {
  return [client ?? azp ?? aud].flat().includes(clientId);
}

function statusOf(error: unknown): number | null {
  if (error instanceof ResponseBodyError || error instanceof WWWAuthenticateChallengeError) return error.status;
  return error instanceof ClientError && error.cause instanceof Response ? error.cause.status : null;
}

/**
 * Whether an error of openid-client is the issuer's refusal of a bearer token (RFC 6750). Proxies in between also
 * answer 400 and 403, but not because of the token.
 */
export function isRefusal(error: unknown): boolean {
  const status = statusOf(error);
  if (status === 401) return true;
  if (status !== 400 && status !== 403) return false;
  return error instanceof WWWAuthenticateChallengeError && error.cause.some(({ scheme }) => scheme === "bearer");
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && (error.name === "TimeoutError" || isTimeout(error.cause));
}

/** The system's code for a failed connection, such as `ECONNREFUSED`. */
export function faultOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  return "code" in error && "syscall" in error ? String(error.code) : faultOf(error.cause);
}

/**
 * Converts any failure of a request to the issuer. Only the status is passed on, because the error may contain the
 * request and the answer.
 */
export function unanswered(error?: unknown): never {
  if (error instanceof IssuerAway) throw error;
  if (isTimeout(error)) throw new IssuerSilent();
  const fault = faultOf(error);
  if (fault !== null) throw new IssuerAway(`could not be reached: ${fault}`);
  const status = statusOf(error);
  const isStrange = status === null || status === 200;
  throw new IssuerAway(isStrange ? "gave a malformed answer" : `answered with status ${status}`);
}
