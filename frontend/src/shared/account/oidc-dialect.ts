import { type AuthConfig, decodeBase64 } from "@envoi/protocol";
import { MAX_BEARER_CHARACTERS } from "@envoi/protocol/bearer";
import { readText } from "@envoi/protocol/bounded-read";
import {
  type AuthorizationServer,
  allowInsecureRequests,
  authorizationCodeGrantRequest,
  type Client,
  type CustomFetchOptions,
  clockSkew,
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
import { isObject, parseJson } from "../storage/parse-json.ts";
import type { Profile } from "./account-state.ts";
import type { Dialect } from "./sign-in.ts";
import { isFinal } from "./tokens.ts";

/**
 * ID tokens and signed user info come directly from the issuer over TLS, so their signatures and algorithms are not
 * checked.
 */
const ANY_SIGNATURE = [
  ...["RS", "PS", "ES"].flatMap((kind) => [`${kind}256`, `${kind}384`, `${kind}512`]),
  "Ed25519",
  "EdDSA",
  "HS256",
];

type IssuerRequest = CustomFetchOptions<"GET" | "POST", URLSearchParams | undefined>;

function createCallOptions(auth: AuthConfig, fetch: typeof globalThis.fetch) {
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
  const client: Client = { client_id };
  const options = {
    [customFetch]: (url: string, { method, headers, redirect, body }: IssuerRequest) =>
      fetch(url, { method, headers, redirect, body: body ?? null }),
    // Allows an issuer on the operator's own machine. Elsewhere, a page loaded over https cannot call http anyway.
    [allowInsecureRequests]: issuer.startsWith("http:"),
  };
  return { server, client, options };
}

type ReadAnswer = {
  /** The issuer's response without fields that the library would reject. */
  answer: Response;
  /** Seconds by which the issuer's clock is ahead of this computer's. */
  skewSeconds: number;
};

/** When the ID token was issued, in seconds since 1970 by the issuer's clock. */
function parseIssuedAt(idToken: unknown): number | null {
  if (typeof idToken !== "string") return null;
  const payload = decodeBase64(idToken.split(".")[1] ?? "");
  const claims = payload && parseJson(new TextDecoder().decode(payload));
  return isObject(claims) && Number.isFinite(claims["iat"]) ? Number(claims["iat"]) : null;
}

/**
 * Cleans up an issuer's response: some issuers send `null` for unknown values, and `expires_in` as a string or in
 * words.
 */
function withoutNonsense({ scope, expires_in, ...members }: Record<string, unknown>): object {
  const lifetime = Number.parseFloat(String(expires_in));
  return {
    ...Object.fromEntries(Object.entries(members).filter(([, value]) => value !== null)),
    ...(typeof scope === "string" && { scope }),
    ...(lifetime >= 0 && { expires_in: lifetime }),
  };
}

/**
 * Prepares a token endpoint's response for the library. A computer's clock can be wrong by minutes, and some issuers'
 * ID tokens expire within minutes. The token has just been issued, so it shows the issuer's time.
 */
async function readTokenAnswer(given: Response): Promise<ReadAnswer> {
  if (!given.ok) return { answer: given, skewSeconds: 0 };
  const { status, headers } = given;
  const text = await readText(given);
  const body = parseJson(text);
  if (!isObject(body)) return { answer: new Response(text, { status, headers }), skewSeconds: 0 };
  const issuedAt = parseIssuedAt(body["id_token"]);
  return {
    answer: new Response(JSON.stringify(withoutNonsense(body)), { status, headers }),
    // Uses `Date.now()`, because the OpenID Connect library also uses it.
    skewSeconds: issuedAt === null ? 0 : issuedAt - Math.floor(Date.now() / 1000),
  };
}

/** Reads each claim from the user info, or else from the ID token. Issuers may send any of the claims, or none. */
function mergeProfile(sub: string, ...sources: readonly Readonly<Record<string, unknown>>[]): Profile {
  const find = (...names: string[]) =>
    names
      .flatMap((name) => sources.map((claims) => claims[name]))
      .find((value): value is string => typeof value === "string" && value !== "") ?? null;
  const email = find("email") ?? "";
  const avatar = find("picture");
  // The page must always have a name to show for the signed-in user.
  const displayName = find("name", "preferred_username", "nickname") ?? (email === "" ? sub : "");
  return { uid: sub, email, displayName, avatar, avatarDefault: avatar === null };
}

/** OpenID Connect. The issuer does not store the user's keys. */
export const OIDC_DIALECT: Dialect = {
  /**
   * Omits `prompt=consent`, which would make issuers ask at every sign-in, and reject users for whom only an
   * administrator can consent. Issuers that require that prompt (OpenID Connect Core, section 11) send no refresh
   * token.
   */
  async authorize({ client_id, offline_access }, { email }, { state, challenge, redirectUri }) {
    const query = {
      client_id,
      redirect_uri: redirectUri,
      response_type: "code",
      scope: `openid profile email${offline_access === true ? " offline_access" : ""}`,
      state,
      code_challenge: challenge,
      code_challenge_method: "S256",
      ...(email !== null && { login_hint: email }),
    };
    return { query, privateKey: null };
  },
  async exchange(auth, returned, { state, verifier, redirectUri }, fetch) {
    const { server, client, options } = createCallOptions(auth, fetch);
    const code = validateAuthResponse(server, client, returned, state);
    const { answer: response, skewSeconds } = await readTokenAnswer(
      await authorizationCodeGrantRequest(server, client, None(), code, redirectUri, verifier, options),
    );
    const skewed = { ...client, [clockSkew]: skewSeconds };
    const answer = await processAuthorizationCodeResponse(server, skewed, response, { requireIdToken: true });
    const claims = getValidatedIdTokenClaims(answer);
    if (claims === undefined) throw new Error("the issuer sends no ID token");
    const { sub } = claims;
    return {
      answer,
      async identify() {
        const { length } = answer.access_token;
        if (length > MAX_BEARER_CHARACTERS) {
          throw new Error(`the access token has ${length} of at most ${MAX_BEARER_CHARACTERS} characters`);
        }
        if (auth.userinfo_endpoint === undefined) return { profile: mergeProfile(sub, claims), fileListKey: null };
        const user = await userInfoRequest(server, skewed, answer.access_token, options);
        const profile = mergeProfile(sub, await processUserInfoResponse(server, skewed, sub, user), claims);
        return { profile, fileListKey: null };
      },
    };
  },
  async refresh(auth, refreshToken, fetch) {
    const { server, client, options } = createCallOptions(auth, fetch);
    const given = await refreshTokenGrantRequest(server, client, None(), refreshToken, options);
    if (await isFinal(given)) return null;
    const { answer, skewSeconds } = await readTokenAnswer(given);
    return processRefreshTokenResponse(server, { ...client, [clockSkew]: skewSeconds }, answer);
  },
  async revoke(auth, { accessToken, refreshToken }, fetch) {
    // The request is sent even if the user leaves the page immediately.
    const lasting: typeof fetch = (input, init) => fetch(input, { ...init, keepalive: true });
    const { server, client, options } = createCallOptions(auth, lasting);
    const revoke = async (token: string) =>
      processRevocationResponse(await revocationRequest(server, client, None(), token, options));
    await Promise.all([refreshToken, accessToken].filter((token) => token !== null).map(revoke));
  },
};
