import type { AuthConfig } from "@envoi/protocol";
import { readJson as readBoundedJson } from "@envoi/protocol/bounded-read";
import { isObject } from "../storage/parse-json.ts";
import type { Profile, RevokedTokens } from "./account-state.ts";
import { entrypointOf, type Flow } from "./flow-metrics.ts";
import { parseProfile } from "./parse-profile.ts";
import type { SignInRequest } from "./sign-in.ts";
import { isFinal, type TokenAnswer } from "./tokens.ts";

type Authorization = { state: string; challenge: string; keysJwk: string; flow: Flow | null };

/** The query of the authorization endpoint in the fxa dialect. */
export function fxaQuery(
  auth: AuthConfig,
  { trigger, email, campaign }: SignInRequest,
  { state, challenge, keysJwk, flow }: Authorization,
): Record<string, string> {
  return {
    action: "email",
    client_id: auth.client_id,
    code_challenge: challenge,
    code_challenge_method: "S256",
    response_type: "code",
    scope: `profile ${auth.key_scope}`,
    access_type: "offline",
    state,
    keys_jwk: keysJwk,
    ...(email !== null && { email }),
    ...flow,
    entrypoint: entrypointOf(trigger),
    ...campaign,
  };
}

async function readJson(answer: Response, what: string): Promise<Record<string, unknown>> {
  if (!answer.ok) throw new Error(`${what}: status ${answer.status}`);
  const json = await readBoundedJson(answer);
  if (!isObject(json)) throw new Error(`${what}: not an object`);
  return json;
}

function post(
  address: string,
  body: object,
  fetch: typeof globalThis.fetch,
  init: RequestInit = {},
): Promise<Response> {
  return fetch(address, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
    credentials: "omit",
    ...init,
  });
}

async function readTokens(answer: Response, what: string): Promise<TokenAnswer & { keys_jwe: unknown }> {
  const { access_token, refresh_token, expires_in, keys_jwe } = await readJson(answer, what);
  if (typeof access_token !== "string") throw new Error(`${what}: no token`);
  return {
    access_token,
    refresh_token: typeof refresh_token === "string" ? refresh_token : undefined,
    expires_in: typeof expires_in === "number" ? expires_in : undefined,
    keys_jwe,
  };
}

/** @returns the tokens, and the encrypted bundle of keys */
export async function fxaExchange(
  { token_endpoint, client_id }: AuthConfig,
  { code, verifier }: { code: string; verifier: string },
  fetch: typeof globalThis.fetch,
): Promise<{ tokens: TokenAnswer; keysJwe: string }> {
  const answer = await post(token_endpoint, { code, client_id, code_verifier: verifier }, fetch);
  const { keys_jwe, ...tokens } = await readTokens(answer, "token exchange");
  // A missing bundle is handled like an invalid one.
  return { tokens, keysJwe: typeof keys_jwe === "string" ? keys_jwe : "" };
}

/** @returns `null` if the issuer no longer accepts this refresh token */
export async function fxaRefresh(
  { token_endpoint, client_id }: AuthConfig,
  refreshToken: string,
  fetch: typeof globalThis.fetch,
): Promise<TokenAnswer | null> {
  const call = { client_id, grant_type: "refresh_token", refresh_token: refreshToken };
  const answer = await post(token_endpoint, call, fetch);
  return (await isFinal(answer)) ? null : readTokens(answer, "token refresh");
}

export async function fxaProfile(
  { userinfo_endpoint }: AuthConfig,
  accessToken: string,
  fetch: typeof globalThis.fetch,
): Promise<Profile> {
  if (userinfo_endpoint === undefined) throw new Error("user info: no endpoint");
  const headers = { Authorization: `Bearer ${accessToken}` };
  const answer = await fetch(userinfo_endpoint, { headers, credentials: "omit" });
  const profile = parseProfile(await readJson(answer, "user info"));
  if (profile === null) throw new Error("user info: no uid");
  return profile;
}

export async function fxaRevoke(
  revocationEndpoint: string,
  { accessToken, refreshToken }: RevokedTokens,
  fetch: typeof globalThis.fetch,
): Promise<void> {
  const revoke = (token: object) => post(revocationEndpoint, token, fetch, { keepalive: true });
  // In parallel, because the person may leave the page immediately.
  await Promise.all([
    ...(refreshToken === null ? [] : [revoke({ refresh_token: refreshToken })]),
    revoke({ token: accessToken }),
  ]);
}
