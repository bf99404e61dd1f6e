/** Settings of the issuer, for every service. */
export const ISSUER_VARIABLES = ["AUTH_ISSUER", "AUTH_CLIENT_ID", "AUTH_KEY_SCOPE", "AUTH_ORIGINS"] as const;
/** Credentials of services that check access tokens with the issuer. */
export const TOKEN_CHECK_VARIABLES = ["AUTH_INTROSPECTION_CLIENT_ID", "AUTH_CLIENT_SECRET"] as const;
