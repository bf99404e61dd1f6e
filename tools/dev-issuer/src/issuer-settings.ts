/** The settings of an issuer, and what follows from them. */
export type IssuerSettings = {
  /** Its own address, without a slash at the end. */
  origin: string;
  /** Where the page is that people come back to. */
  appOrigin: string;
  /** Absent: both. With `oidc` there are no fxa calls. */
  dialect?: "oidc" | "fxa";
  accessTokenSeconds: number;
  /** A refresh token that was used is taken again for this long, as the answer to its first use may have been lost. */
  refreshGraceSeconds: number;
  /** The page's. It is a public client, as a page can keep no secret. */
  clientId: string;
  /** Of the servers, which ask what a token is worth. */
  introspectionClientId: string;
  clientSecret: string;
  /** Access tokens are signed (RFC 9068), so that servers need not ask; the issuer's own calls then take none. */
  signsTokens: boolean;
};

/** The scope that the key for lists goes with. */
export const KEY_SCOPE = "https://identity.mozilla.com/apps/send";

/** The verify call has the address of the keys with another last word; everything else is free. */
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

export function avatarOf({ origin }: Pick<IssuerSettings, "origin">, name: string): string {
  return `${origin}${PATHS.avatars}/${name}.svg`;
}
