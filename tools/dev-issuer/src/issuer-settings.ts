import type { IssuerDifferences } from "./issuer-differences.ts";

export type IssuerSettings = {
  /** The issuer's own origin, without a trailing slash. */
  origin: string;
  /** Origin of the page to which users return. */
  appOrigin: string;
  /** Absent: both dialects. With `oidc`, there are no fxa calls. */
  dialect?: "oidc" | "fxa";
  accessTokenSeconds: number;
  /**
   * Time for which a used refresh token is still accepted, because the response to its first use may have been lost.
   */
  refreshGraceSeconds: number;
  /** The page's client id. It is a public client, because a page cannot keep a secret. */
  clientId: string;
  /**
   * The client id of the command line, a native client that uses either a redirect to any loopback port or a device
   * code.
   */
  cliClientId: string;
  /** The servers' client id, for introspecting tokens. */
  introspectionClientId: string;
  clientSecret: string;
  /**
   * Signs access tokens (RFC 9068), so that servers can check them on their own. The issuer's own endpoints reject
   * signed access tokens.
   */
  signsTokens: boolean;
  /** Absent: no differences. They apply only to the dialect `oidc`. */
  differences?: IssuerDifferences;
};

/** The issuer's name for itself, which may end in a slash. */
export function issuerName({ origin, differences }: Pick<IssuerSettings, "origin" | "differences">): string {
  return differences?.path?.endsWith("/") ? `${origin}/` : origin;
}

/** Path of the issuer below its host, without a trailing slash. */
export function pathOf({ origin }: Pick<IssuerSettings, "origin">): string {
  return new URL(origin).pathname.replace(/\/$/, "");
}

export const KEY_SCOPE = "https://identity.mozilla.com/apps/send";

/** The paths of `jwks` and `verify` must differ only in their last segment; the others are arbitrary. */
export const PATHS = {
  authorization: "/authorization",
  jwks: "/v1/jwks",
  verify: "/v1/verify",
  token: "/v1/token",
  revocation: "/v1/destroy",
  introspection: "/v1/introspect",
  profile: "/v1/profile",
  signIn: "/sign-in",
  avatars: "/avatars",
  metricsFlow: "/metrics-flow",
} as const;

export function redirectUri({ appOrigin }: Pick<IssuerSettings, "appOrigin">): string {
  return `${appOrigin}/oauth`;
}

export function formatAvatarUrl({ origin }: Pick<IssuerSettings, "origin">, name: string): string {
  return `${origin}${PATHS.avatars}/${name}.svg`;
}
