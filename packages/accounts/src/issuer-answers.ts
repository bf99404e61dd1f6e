import { type Account, IssuerAway } from "@envoi/platform";
import { MAX_BEARER_CHARACTERS } from "@envoi/protocol/bearer";
import { decodeJwt } from "jose";
import { ClientError, ResponseBodyError, WWWAuthenticateChallengeError } from "openid-client";
import type { AccountsConfig } from "./config.ts";

/** The token syntax of RFC 6750, which all issuers use. */
const TOKEN = /^[\w.~+/-]+={0,2}$/;

/** @returns why this text cannot be a token; `null` if it can */
export function findTokenProblem(text: string): string | null {
  if (text.length > MAX_BEARER_CHARACTERS) return `it has more than ${MAX_BEARER_CHARACTERS} characters`;
  return TOKEN.test(text) ? null : "it is no token";
}

/** The reason for rejecting a token, in our own words for the log. It quotes nothing from the token except names. */
export type Refusal = { refusal: string };

/** The issuer's verdict on a token. `claims`: what it says about the user. `expiresAtMs`: `null` if neither the response nor the token states an expiry. */
export type IssuerAnswer = { account: Account; expiresAtMs: number | null; claims?: unknown } | Refusal;

/**
 * Queries the issuer about one token.
 *
 * @throws IssuerAway if the issuer did not respond, or its response is malformed
 */
export type TokenCheck = (token: string) => Promise<IssuerAnswer>;

export class IssuerSilent extends IssuerAway {
  constructor() {
    super("did not answer in time");
  }
}

/** The issuer was not queried, because it is overloaded or an earlier failure has already been reported. */
export class IssuerNotAsked extends IssuerAway {}

/** A self-contained token's expiry. Trust it only for tokens that the issuer accepts. */
function ownExpirySeconds(token: string): number | undefined {
  try {
    const { exp } = decodeJwt(token);
    return Number.isFinite(exp) ? exp : undefined;
  } catch {
    return undefined;
  }
}

/** @param expirySeconds - expiry in seconds since 1970, if the issuer reports it */
export function goodToken(token: string, claims: { sub: string }, expirySeconds?: number): IssuerAnswer {
  const endSeconds = expirySeconds ?? ownExpirySeconds(token);
  const expiresAtMs = endSeconds === undefined ? null : endSeconds * 1_000;
  return { account: { id: claims.sub }, expiresAtMs, claims };
}

/** The claims for a token's client and scopes, whose names vary between issuers. */
export type TokenClaims = Readonly<Record<string, unknown>>;

/** The client that a token was issued to. Okta calls it `cid`, Entra in older tokens `appid`. */
export function clientOf({ client_id: client, azp, cid, appid }: TokenClaims): unknown {
  return client ?? azp ?? cid ?? appid;
}

/** A token's scopes: a list, or a string in which spaces separate them. Okta and Entra call them `scp`. */
export function parseScopes({ scope, scp }: TokenClaims): unknown[] | null {
  const scopes = scope ?? scp;
  if (scopes === undefined || scopes === null) return null;
  return typeof scopes === "string" ? scopes.split(" ") : [scopes].flat();
}

export type WantedToken = Pick<AccountsConfig, "clientId" | "cliClientId" | "keyScope">;

/**
 * Checks that a token was issued to the page or the command line, with this scope. If it names no client, its audience
 * is checked instead.
 *
 * @param wanted.keyScope - empty: any token is accepted
 */
export function findRefusal(claims: TokenClaims, wanted: WantedToken): Refusal | null {
  const client = clientOf(claims);
  const named = [client ?? claims["aud"]].flat();
  if (!named.includes(wanted.clientId) && !(wanted.cliClientId !== undefined && named.includes(wanted.cliClientId))) {
    return { refusal: client === undefined ? "AUTH_CLIENT_ID is not in its aud" : "it was issued to another client" };
  }
  const isInScope = wanted.keyScope === "" || parseScopes(claims)?.includes(wanted.keyScope) === true;
  return isInScope ? null : { refusal: "it lacks AUTH_KEY_SCOPE" };
}

function statusOf(error: unknown): number | null {
  if (error instanceof ResponseBodyError || error instanceof WWWAuthenticateChallengeError) return error.status;
  return error instanceof ClientError && error.cause instanceof Response ? error.cause.status : null;
}

/** Error codes have this form; no other text from an issuer is logged. */
const ERROR_NAME = /^[\w.-]{1,64}$/;

/**
 * The issuer's rejection of a bearer token (RFC 6750), from an openid-client error. Proxies in front of the issuer also
 * return 400 and 403, for reasons unrelated to the token.
 *
 * @returns `null` if the error is something else
 */
export function findChallenge(error: unknown): Refusal | null {
  const status = statusOf(error);
  const challenges = error instanceof WWWAuthenticateChallengeError ? error.cause : [];
  const bearer = challenges.find(({ scheme }) => scheme === "bearer");
  if (status !== 401 && !(bearer !== undefined && (status === 400 || status === 403))) return null;
  const name = bearer?.parameters["error"] ?? "";
  return { refusal: `the issuer answered ${status}${ERROR_NAME.test(name) ? ` ${name}` : ""}` };
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && (error.name === "TimeoutError" || isTimeout(error.cause));
}

/** Finds the operating system's error code for a failed connection, such as `ECONNREFUSED`. */
export function findFaultCode(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  return "code" in error && "syscall" in error ? String(error.code) : findFaultCode(error.cause);
}

/**
 * Converts any failure of a request to the issuer. Only the status is passed on, because the error may contain the
 * request and the response.
 */
export function unanswered(error?: unknown): never {
  if (error instanceof IssuerAway) throw error;
  if (isTimeout(error)) throw new IssuerSilent();
  const fault = findFaultCode(error);
  if (fault !== null) throw new IssuerAway(`could not be reached: ${fault}`);
  const status = statusOf(error);
  const isStrange = status === null || status === 200;
  throw new IssuerAway(isStrange ? "gave a malformed answer" : `answered with status ${status}`);
}
