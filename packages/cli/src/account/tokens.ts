import type * as oauth from "oauth4webapi";

/** Stored tokens of an account on a server. Times in ms since 1970. */
export type Tokens = {
  accessToken: string;
  refreshToken: string | null;
  /** `null`: not specified by the issuer. */
  expiresAtMs: number | null;
  /** For `envoi status`. */
  user: string | null;
};

/** Time before expiry at which tokens are renewed. Long, because uploads may take long. */
const RENEW_EARLY_MS = 60_000;

export function toTokens(answer: oauth.TokenEndpointResponse, before: Tokens | null, user: string | null): Tokens {
  return {
    accessToken: answer.access_token,
    refreshToken: answer.refresh_token ?? before?.refreshToken ?? null,
    expiresAtMs: answer.expires_in === undefined ? null : Date.now() + answer.expires_in * 1_000,
    user: user ?? before?.user ?? null,
  };
}

export function isFresh({ expiresAtMs }: Tokens): boolean {
  return expiresAtMs === null || expiresAtMs - RENEW_EARLY_MS > Date.now();
}

export function parseTokens(text: string | null): Tokens | null {
  if (text === null) return null;
  try {
    const { accessToken, refreshToken, expiresAtMs, user } = JSON.parse(text) as Partial<Tokens>;
    if (typeof accessToken !== "string") return null;
    return {
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
