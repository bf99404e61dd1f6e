import type { AuthConfig } from "@envoi/protocol";
import {
  type AuthorizationServer,
  allowInsecureRequests,
  authorizationCodeGrantRequest,
  type Client,
  type CustomFetchOptions,
  customFetch,
  getValidatedIdTokenClaims,
  None,
  processAuthorizationCodeResponse,
  processRefreshTokenResponse,
  processRevocationResponse,
  processUserInfoResponse,
  refreshTokenGrantRequest,
  revocationRequest,
  userInfoRequest,
  validateAuthResponse,
} from "oauth4webapi";
import type { Profile, RevokedTokens } from "./account-state.ts";
import type { SignInRequest } from "./sign-in.ts";
import { isFinal, type TokenAnswer } from "./tokens.ts";

/** The ID token comes directly from the issuer over TLS, so its signature and algorithm are not checked. */
const ANY_SIGNATURE = [
  "RS256",
  "RS384",
  "RS512",
  "PS256",
  "PS384",
  "PS512",
  "ES256",
  "ES384",
  "ES512",
  "Ed25519",
  "EdDSA",
];

type IssuerRequest = CustomFetchOptions<"GET" | "POST", URLSearchParams | undefined>;

type Authorization = { state: string; challenge: string; redirectUri: string };

/**
 * The query of the authorization endpoint, as in OpenID Connect. Omits `prompt=consent`: with it, issuers ask at every
 * sign-in, and refuse people for whom only an administrator can consent. Issuers that require it (OpenID Connect Core,
 * section 11) send no refresh token.
 */
export function oidcQuery(
  { client_id, offline_access }: AuthConfig,
  { email }: SignInRequest,
  { state, challenge, redirectUri }: Authorization,
): Record<string, string> {
  return {
    client_id,
    redirect_uri: redirectUri,
    response_type: "code",
    scope: `openid profile email${offline_access === true ? " offline_access" : ""}`,
    state,
    code_challenge: challenge,
    code_challenge_method: "S256",
    ...(email !== null && { login_hint: email }),
  };
}

/** Options for every call to the library. */
function partiesOf(auth: AuthConfig, fetch: typeof globalThis.fetch) {
  const { client_id, issuer, authorization_endpoint, token_endpoint, userinfo_endpoint, revocation_endpoint } = auth;
  const server: AuthorizationServer = {
    issuer,
    authorization_endpoint,
    token_endpoint,
    userinfo_endpoint,
    ...(revocation_endpoint !== undefined && { revocation_endpoint }),
    id_token_signing_alg_values_supported: ANY_SIGNATURE,
  };
  const client: Client = { client_id };
  const options = {
    [customFetch]: (url: string, { method, headers, redirect, body }: IssuerRequest) =>
      fetch(url, { method, headers, redirect, body: body ?? null }),
    // Allows an issuer on the operator's own machine. Elsewhere, a page loaded over https cannot call http anyway.
    [allowInsecureRequests]: issuer.startsWith("http:"),
  };
  return { server, client, options };
}

export async function oidcExchange(
  auth: AuthConfig,
  returned: URLSearchParams,
  { state, verifier, redirectUri }: { state: string; verifier: string; redirectUri: string },
  fetch: typeof globalThis.fetch,
): Promise<{ tokens: TokenAnswer; subject: string }> {
  const { server, client, options } = partiesOf(auth, fetch);
  const code = validateAuthResponse(server, client, returned, state);
  const tokens = await processAuthorizationCodeResponse(
    server,
    client,
    await authorizationCodeGrantRequest(server, client, None(), code, redirectUri, verifier, options),
    { requireIdToken: true },
  );
  return { tokens, subject: getValidatedIdTokenClaims(tokens)?.sub ?? "" };
}

/** @returns `null` if the issuer no longer accepts this refresh token */
export async function oidcRefresh(
  auth: AuthConfig,
  refreshToken: string,
  fetch: typeof globalThis.fetch,
): Promise<TokenAnswer | null> {
  const { server, client, options } = partiesOf(auth, fetch);
  const answer = await refreshTokenGrantRequest(server, client, None(), refreshToken, options);
  return (await isFinal(answer)) ? null : processRefreshTokenResponse(server, client, answer);
}

export async function oidcProfile(
  auth: AuthConfig,
  { accessToken, subject }: { accessToken: string; subject: string },
  fetch: typeof globalThis.fetch,
): Promise<Profile> {
  const { server, client, options } = partiesOf(auth, fetch);
  const claims = await processUserInfoResponse(
    server,
    client,
    subject,
    await userInfoRequest(server, client, accessToken, options),
  );
  return {
    uid: claims.sub,
    email: claims.email ?? "",
    displayName: claims.name ?? claims.preferred_username ?? "",
    avatar: claims.picture ?? null,
    avatarDefault: claims.picture === undefined,
  };
}

export async function oidcRevoke(
  auth: AuthConfig,
  { accessToken, refreshToken }: RevokedTokens,
  fetch: typeof globalThis.fetch,
): Promise<void> {
  // Sent even if the person leaves the page immediately.
  const lasting: typeof fetch = (input, init) => fetch(input, { ...init, keepalive: true });
  const { server, client, options } = partiesOf(auth, lasting);
  const revoke = async (token: string) =>
    processRevocationResponse(await revocationRequest(server, client, None(), token, options));
  await Promise.all([refreshToken, accessToken].filter((token) => token !== null).map(revoke));
}
