import type { AuthConfig } from "@envoi/protocol";
import type * as oauth from "oauth4webapi";
import { cliClientId, isSameIssuer } from "./issuer.ts";

/** Stored tokens of an account on a server. Times in ms since 1970. */
export type Tokens = {
  /** The issuer of the tokens, and our client id there. Nothing else may receive the refresh token. */
  issuer: string;
  clientId: string;
  accessToken: string;
  refreshToken: string | null;
  /** `null` if the issuer did not specify an expiry. */
  expiresAtMs: number | null;
  /** The user's name, for `envoi status`. */
  user: string | null;
};

/** How long before their expiry tokens are renewed. This is long, because uploads may take a long time. */
const RENEW_EARLY_MS = 60_000;

/** @param account - the account, or its previous tokens */
export function toTokens(
  answer: oauth.TokenEndpointResponse,
  account: Pick<Tokens, "issuer" | "clientId" | "refreshToken" | "user">,
): Tokens {
  const { issuer, clientId, refreshToken, user } = account;
  return {
    issuer,
    clientId,
    accessToken: answer.access_token,
    refreshToken: answer.refresh_token ?? refreshToken,
    expiresAtMs: answer.expires_in === undefined ? null : Date.now() + answer.expires_in * 1_000,
    user,
  };
}

/**
 * Whether a server still uses the issuer and client of these tokens.
 *
 * @param auth - what the server's configuration says now; `undefined` while it says nothing
 */
export function areFrom({ issuer, clientId }: Tokens, auth: AuthConfig | undefined): boolean {
  return auth === undefined || (isSameIssuer(issuer, auth.issuer) && clientId === cliClientId(auth));
}

export function isFresh({ expiresAtMs }: Tokens): boolean {
  return expiresAtMs === null || expiresAtMs - RENEW_EARLY_MS > Date.now();
}

export function parseTokens(text: string | null): Tokens | null {
  if (text === null) return null;
  try {
    const { issuer, clientId, accessToken, refreshToken, expiresAtMs, user } = JSON.parse(text) as Partial<Tokens>;
    if (typeof issuer !== "string" || typeof clientId !== "string" || typeof accessToken !== "string") return null;
    return {
      issuer,
      clientId,
      accessToken,
      refreshToken: refreshToken ?? null,
      expiresAtMs: expiresAtMs ?? null,
      user: user ?? null,
    };
  } catch {
    return null;
  }
}

/** The name under which an account's tokens are stored in this device's secrets. */
export function secretName(origin: string): string {
  return `account ${origin}`;
}
