/** Which issuer there is, for every service. */
export const ISSUER_VARIABLES = ["AUTH_ISSUER", "AUTH_CLIENT_ID", "AUTH_KEY_SCOPE", "AUTH_ORIGINS"] as const;
/** The credentials of services that ask the issuer about access tokens. */
export const TOKEN_CHECK_VARIABLES = ["AUTH_INTROSPECTION_CLIENT_ID", "AUTH_CLIENT_SECRET"] as const;
