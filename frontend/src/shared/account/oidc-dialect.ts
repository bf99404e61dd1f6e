import type { AuthConfig } from "@envoi/protocol";
import {
  type AuthorizationServer,
  allowInsecureRequests,
  authorizationCodeGrantRequest,
  type Client,
  type CustomFetchOptions,
  clockSkew,
  customFetch,
  getValidatedIdTokenClaims,
  type IDToken,
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
import { readTokenAnswer } from "./token-answer.ts";
import { isFinal, type TokenAnswer } from "./tokens.ts";

/**
 * ID tokens and signed user info come directly from the issuer over TLS, so their signatures and algorithms are not
 * checked.
 */
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
  "HS256",
  "HS384",
  "HS512",
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

/** Options for every call to the library. @param skewSeconds - see `readTokenAnswer` */
function createCallOptions(auth: AuthConfig, fetch: typeof globalThis.fetch, skewSeconds = 0) {
  const { client_id, issuer, authorization_endpoint, token_endpoint, userinfo_endpoint, revocation_endpoint } = auth;
  const server: AuthorizationServer = {
    issuer,
    authorization_endpoint,
    token_endpoint,
    ...(userinfo_endpoint !== undefined && { userinfo_endpoint }),
    ...(revocation_endpoint !== undefined && { revocation_endpoint }),
    id_token_signing_alg_values_supported: ANY_SIGNATURE,
    userinfo_signing_alg_values_supported: ANY_SIGNATURE,
  };
  const client: Client = { client_id, [clockSkew]: skewSeconds };
  const options = {
    [customFetch]: (url: string, { method, headers, redirect, body }: IssuerRequest) =>
      fetch(url, { method, headers, redirect, body: body ?? null }),
    // Allows an issuer on the operator's own machine. Elsewhere, a page loaded over https cannot call http anyway.
    [allowInsecureRequests]: issuer.startsWith("http:"),
  };
  return { server, client, options };
}

/** Who has signed in, by the ID token. */
export type Identity = { claims: IDToken; skewSeconds: number };

export async function oidcExchange(
  auth: AuthConfig,
  returned: URLSearchParams,
  { state, verifier, redirectUri }: { state: string; verifier: string; redirectUri: string },
  fetch: typeof globalThis.fetch,
): Promise<{ tokens: TokenAnswer; identity: Identity }> {
  const { server, client, options } = createCallOptions(auth, fetch);
  const code = validateAuthResponse(server, client, returned, state);
  const { answer, skewSeconds } = await readTokenAnswer(
    await authorizationCodeGrantRequest(server, client, None(), code, redirectUri, verifier, options),
  );
  const tokens = await processAuthorizationCodeResponse(server, { ...client, [clockSkew]: skewSeconds }, answer, {
    requireIdToken: true,
  });
  const claims = getValidatedIdTokenClaims(tokens);
  if (claims === undefined) throw new Error("the issuer sends no ID token");
  return { tokens, identity: { claims, skewSeconds } };
}

/** @returns `null` if the issuer no longer accepts this refresh token */
export async function oidcRefresh(
  auth: AuthConfig,
  refreshToken: string,
  fetch: typeof globalThis.fetch,
): Promise<TokenAnswer | null> {
  const { server, client, options } = createCallOptions(auth, fetch);
  const given = await refreshTokenGrantRequest(server, client, None(), refreshToken, options);
  if (await isFinal(given)) return null;
  const { answer, skewSeconds } = await readTokenAnswer(given);
  return processRefreshTokenResponse(server, { ...client, [clockSkew]: skewSeconds }, answer);
}

/** The claims of the user info, and those of the ID token that it lacks. Issuers may send any of them, or none. */
function mergeProfile(sub: string, ...sources: readonly Readonly<Record<string, unknown>>[]): Profile {
  const find = (...names: string[]) =>
    names
      .flatMap((name) => sources.map((claims) => claims[name]))
      .find((value): value is string => typeof value === "string" && value !== "") ?? null;
  const email = find("email") ?? "";
  const avatar = find("picture");
  // Something must say who is signed in.
  const displayName = find("name", "preferred_username", "nickname") ?? (email === "" ? sub : "");
  return { uid: sub, email, displayName, avatar, avatarDefault: avatar === null };
}

export async function oidcProfile(
  auth: AuthConfig,
  { accessToken, identity: { claims, skewSeconds } }: { accessToken: string; identity: Identity },
  fetch: typeof globalThis.fetch,
): Promise<Profile> {
  if (auth.userinfo_endpoint === undefined) return mergeProfile(claims.sub, claims);
  const { server, client, options } = createCallOptions(auth, fetch, skewSeconds);
  const answer = await userInfoRequest(server, client, accessToken, options);
  return mergeProfile(claims.sub, await processUserInfoResponse(server, client, claims.sub, answer), claims);
}

export async function oidcRevoke(
  auth: AuthConfig,
  { accessToken, refreshToken }: RevokedTokens,
  fetch: typeof globalThis.fetch,
): Promise<void> {
  // Sent even if the person leaves the page immediately.
  const lasting: typeof fetch = (input, init) => fetch(input, { ...init, keepalive: true });
  const { server, client, options } = createCallOptions(auth, lasting);
  const revoke = async (token: string) =>
    processRevocationResponse(await revocationRequest(server, client, None(), token, options));
  await Promise.all([refreshToken, accessToken].filter((token) => token !== null).map(revoke));
}
