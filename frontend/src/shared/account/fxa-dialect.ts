import { type AuthConfig, encodeBase64Url } from "@envoi/protocol";
import { readJson as readBoundedJson } from "@envoi/protocol/bounded-read";
import { loadChunk } from "../chunks/load-chunk.ts";
import { isObject } from "../storage/parse-json.ts";
import type { Profile, SignInTrigger } from "./account-state.ts";
import { parseProfile } from "./account-storage.ts";
import type { Campaign } from "./campaign.ts";
import type { Dialect } from "./sign-in.ts";
import { isFinal, type TokenAnswer } from "./tokens.ts";

type Fetch = typeof globalThis.fetch;

/** The ids by which the issuer recognises a visit. */
type Flow = { flow_id: string; flow_begin_time: string };

/** Timeout for fetching the flow ids, to limit the delay of the sign-in. */
const FLOW_TIMEOUT_MS = 3_000;

/** @returns `null` on failure: the sign-in continues without metrics */
async function fetchFlow(
  { issuer }: AuthConfig,
  { entrypoint, campaign }: { entrypoint: string; campaign: Campaign },
  fetch: Fetch,
): Promise<Flow | null> {
  const { utm_source, utm_campaign } = campaign;
  const query = new URLSearchParams({ entrypoint, form_type: "email", utm_source, utm_campaign });
  try {
    const signal = AbortSignal.timeout(FLOW_TIMEOUT_MS);
    const { flowId, flowBeginTime } = await readJson(
      await fetch(`${issuer}/metrics-flow?${query}`, { signal }),
      "flow",
    );
    if (typeof flowId !== "string" || !["string", "number"].includes(typeof flowBeginTime)) throw new Error("no flow");
    return { flow_id: flowId, flow_begin_time: String(flowBeginTime) };
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: failed flow metrics are only logged
    console.warn("flow metrics failed", error instanceof Error ? error.message : error);
    return null;
  }
}

const entrypointOf = (trigger: SignInTrigger) => `send-${trigger}`;

/**
 * Creates a key pair for one sign-in. The issuer encrypts the account's keys with the public key.
 *
 * @returns what to store until the user returns, and the parameter `keys_jwk`
 * @see `openBundle`, which decrypts them
 */
export async function createBundleKey(): Promise<{ privateKey: JsonWebKey; keysJwk: string }> {
  const pair = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, ["deriveBits"]);
  const [privateKey, publicKey] = await Promise.all([
    crypto.subtle.exportKey("jwk", pair.privateKey),
    crypto.subtle.exportKey("jwk", pair.publicKey),
  ]);
  return { privateKey, keysJwk: encodeBase64Url(new TextEncoder().encode(JSON.stringify(publicKey))) };
}

async function readJson(answer: Response, what: string): Promise<Record<string, unknown>> {
  if (!answer.ok) throw new Error(`${what}: status ${answer.status}`);
  const json = await readBoundedJson(answer);
  if (!isObject(json)) throw new Error(`${what}: not an object`);
  return json;
}

function post(address: string, body: object, fetch: Fetch, init: RequestInit = {}): Promise<Response> {
  const headers = { "Content-Type": "application/json" };
  return fetch(address, { method: "POST", headers, body: JSON.stringify(body), credentials: "omit", ...init });
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

async function fetchProfile({ userinfo_endpoint }: AuthConfig, accessToken: string, fetch: Fetch): Promise<Profile> {
  if (userinfo_endpoint === undefined) throw new Error("user info: no endpoint");
  const headers = { Authorization: `Bearer ${accessToken}` };
  const answer = await fetch(userinfo_endpoint, { headers, credentials: "omit" });
  const profile = parseProfile(await readJson(answer, "user info"));
  if (profile === null) throw new Error("user info: no uid");
  return profile;
}

/** The issuer of Mozilla accounts, which also stores the user's keys. */
export const FXA_DIALECT: Dialect = {
  async authorize(auth, { trigger, email, campaign }, { state, challenge }, fetch) {
    const entrypoint = entrypointOf(trigger);
    const [{ privateKey, keysJwk }, flow] = await Promise.all([
      createBundleKey(),
      fetchFlow(auth, { entrypoint, campaign }, fetch),
    ]);
    const query = {
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
      entrypoint,
      ...campaign,
    };
    return { query, privateKey };
  },
  async exchange(auth, returned, { verifier, privateKey }, fetch) {
    const { token_endpoint, client_id } = auth;
    const body = { code: returned.get("code") ?? "", client_id, code_verifier: verifier };
    const { keys_jwe, ...answer } = await readTokens(await post(token_endpoint, body, fetch), "token exchange");
    async function openKeys(): Promise<string> {
      const { openBundle } = await loadChunk("open-bundle", () => import("./open-bundle.ts"));
      // A missing bundle causes the same error as an invalid one.
      return openBundle(typeof keys_jwe === "string" ? keys_jwe : "", privateKey ?? {}, auth.key_scope);
    }
    return {
      answer,
      async identify() {
        const profile = fetchProfile(auth, answer.access_token, fetch);
        const [user, fileListKey] = await Promise.all([profile, openKeys()]);
        return { profile: user, fileListKey };
      },
    };
  },
  async refresh({ token_endpoint, client_id }, refreshToken, fetch) {
    const body = { client_id, grant_type: "refresh_token", refresh_token: refreshToken };
    const answer = await post(token_endpoint, body, fetch);
    return (await isFinal(answer)) ? null : readTokens(answer, "token refresh");
  },
  async revoke({ revocation_endpoint = "" }, { accessToken, refreshToken }, fetch) {
    const revoke = (token: object) => post(revocation_endpoint, token, fetch, { keepalive: true });
    // The requests are sent in parallel because the user may leave the page immediately.
    await Promise.all([
      ...(refreshToken === null ? [] : [revoke({ refresh_token: refreshToken })]),
      revoke({ token: accessToken }),
    ]);
  },
};
