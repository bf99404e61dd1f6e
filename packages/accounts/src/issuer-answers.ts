import { type Account, IssuerAway } from "@envoi/platform";
import { decodeJwt } from "jose";
import { ClientError, ResponseBodyError, WWWAuthenticateChallengeError } from "openid-client";

/** What the issuer says of a token; `null`: it is not valid here. */
export type IssuerAnswer = { account: Account; expiresAtMs: number | null } | null;

/**
 * Asks the issuer about one token.
 *
 * @throws IssuerAway when there was no answer, or none that can be understood
 */
export type TokenCheck = (token: string) => Promise<IssuerAnswer>;

export class IssuerSilent extends IssuerAway {
  constructor() {
    super("did not answer in time");
  }
}

/** It is left alone: it has enough to do, or what went wrong when it was asked has been told. */
export class IssuerNotAsked extends IssuerAway {}

/** When a token that carries its end in itself is over. Only of tokens that the issuer knows is that to be believed. */
function ownExpirySeconds(token: string): number | undefined {
  try {
    const { exp } = decodeJwt(token);
    return Number.isFinite(exp) ? exp : undefined;
  } catch {
    return undefined;
  }
}

/** @param expirySeconds - since 1970, where the issuer says it */
export function goodToken(token: string, accountId: string, expirySeconds?: number): IssuerAnswer {
  const endSeconds = expirySeconds ?? ownExpirySeconds(token);
  return { account: { id: accountId }, expiresAtMs: endSeconds === undefined ? null : endSeconds * 1_000 };
}

/** @param scope - of a token, in one text with spaces; @param wanted - empty: any token will do */
export function hasScope(scope: unknown, wanted: string): boolean {
  return wanted === "" || (typeof scope === "string" && scope.split(" ").includes(wanted));
}

/** Whether a token was made for this client: issuers name it in the first of these that is there. */
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
 * Whether an error of openid-client is the issuer's refusal of a bearer token (RFC 6750): what stands between us and the
 * issuer answers 400 and 403, too, but knows nothing of tokens.
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

/** What the machine says of a connection that there is none of, such as `ECONNREFUSED`. */
export function faultOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  return "code" in error && "syscall" in error ? String(error.code) : faultOf(error.cause);
}

/** Whatever failed between us and the issuer. Only its status is passed on: it may hold the question and the answer. */
export function unanswered(error?: unknown): never {
  if (error instanceof IssuerAway) throw error;
  if (isTimeout(error)) throw new IssuerSilent();
  const fault = faultOf(error);
  if (fault !== null) throw new IssuerAway(`could not be reached: ${fault}`);
  const status = statusOf(error);
  const isStrange = status === null || status === 200;
  throw new IssuerAway(isStrange ? "gave no answer that can be understood" : `answered with status ${status}`);
}
