import type { AuthConfig } from "@envoi/protocol";
import { isObject } from "../storage/parse-json.ts";
import type { Profile } from "./account-state.ts";
import { entrypointOf, type Flow } from "./flow-metrics.ts";
import { parseProfile } from "./parse-profile.ts";
import type { SignInRequest } from "./sign-in.ts";

type Authorization = { state: string; challenge: string; keysJwk: string; flow: Flow | null };

/** The query of the authorization endpoint, as the product's own issuer has it. */
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
  const json: unknown = await answer.json();
  if (!isObject(json)) throw new Error(`${what}: not an object`);
  return json;
}

/** @returns the token, and the sealed bundle of keys */
export async function fxaExchange(
  { token_endpoint, client_id }: AuthConfig,
  { code, verifier }: { code: string; verifier: string },
  fetch: typeof globalThis.fetch,
): Promise<{ accessToken: string; keysJwe: string }> {
  const answer = await fetch(token_endpoint, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ code, client_id, code_verifier: verifier }),
    credentials: "omit",
  });
  const { access_token, keys_jwe } = await readJson(answer, "token exchange");
  if (typeof access_token !== "string") throw new Error("token exchange: no token");
  // Where there is no bundle, what is opened is none.
  return { accessToken: access_token, keysJwe: typeof keys_jwe === "string" ? keys_jwe : "" };
}

export async function fxaProfile(
  { userinfo_endpoint }: AuthConfig,
  accessToken: string,
  fetch: typeof globalThis.fetch,
): Promise<Profile> {
  const headers = { Authorization: `Bearer ${accessToken}` };
  const answer = await fetch(userinfo_endpoint, { headers, credentials: "omit" });
  const profile = parseProfile(await readJson(answer, "user info"));
  if (profile === null) throw new Error("user info: no uid");
  return profile;
}

export async function fxaRevoke(
  revocationEndpoint: string,
  accessToken: string,
  fetch: typeof globalThis.fetch,
): Promise<void> {
  await fetch(revocationEndpoint, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ token: accessToken }),
    credentials: "omit",
    keepalive: true,
  });
}
