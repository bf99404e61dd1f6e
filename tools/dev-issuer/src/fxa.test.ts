import { compactDecrypt, exportJWK, generateKeyPair } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { KEY_SCOPE } from "./issuer-settings.ts";
import { PEOPLE, type Person } from "./people.ts";
import { exchangeCode, fetchCode, readTokens } from "./sign-in.ts";
import { type Issuer, startIssuer } from "./start-issuer.ts";

const APP = "http://localhost:8080";

let issuer: Issuer;
beforeAll(async () => {
  issuer = await startIssuer();
});
afterAll(() => issuer.stop());

const here = () => ({ origin: issuer.origin, appOrigin: APP, clientId: "envoi", dialect: "fxa" as const });
const asParameter = (jwk: unknown) => Buffer.from(JSON.stringify(jwk)).toString("base64url");

/** A page's key as WebCrypto exports it. */
async function pageKey() {
  const { privateKey, publicKey } = await generateKeyPair("ECDH-ES", { crv: "P-256", extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), ext: true, key_ops: [] };
  return { privateKey, jwk, parameter: asParameter(jwk) };
}

/** Signs in like a page that requests keys. */
async function signInForKeys(person: Person) {
  const { privateKey, parameter } = await pageKey();
  const code = await fetchCode(here(), person, { keys_jwk: parameter, action: "email" });
  const tokens = await readTokens(await exchangeCode(here(), code));
  const { plaintext, protectedHeader } = await compactDecrypt(tokens.keys_jwe ?? "", privateKey);
  return { tokens, protectedHeader, keys: JSON.parse(new TextDecoder().decode(plaintext)) };
}

function post(path: string, body: unknown, origin = APP): Promise<Response> {
  const headers = { "Content-Type": "application/json", Origin: origin };
  return fetch(`${issuer.origin}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
}
const profile = (token: string) =>
  fetch(`${issuer.origin}/v1/profile`, { headers: { Authorization: `Bearer ${token}`, Origin: APP } });

test("the token call accepts code, client and verifier as JSON, without a grant type or redirect URI", async () => {
  const { tokens } = await signInForKeys(PEOPLE.ada);
  expect(tokens).toMatchObject({ access_token: expect.any(String), scope: `profile ${KEY_SCOPE}`, expires_in: 3_600 });
  expect(tokens).not.toHaveProperty("refresh_token");
});

test("the bundle contains the user's list key, sealed for this page only", async () => {
  const { keys, protectedHeader } = await signInForKeys(PEOPLE.ada);
  expect(protectedHeader).toMatchObject({ alg: "ECDH-ES", enc: "A256GCM", epk: { kty: "EC", crv: "P-256" } });
  expect(keys).toEqual({
    [KEY_SCOPE]: { kty: "oct", scope: KEY_SCOPE, k: expect.stringMatching(/^[\w-]{43}$/), kid: expect.any(String) },
  });
  expect(Buffer.from(keys[KEY_SCOPE].k, "base64url")).toEqual(Buffer.from(PEOPLE.ada.scopedKey));
});

test("a user has the same key at every sign-in, and another user has a different one", async () => {
  const [first, second, other] = [
    await signInForKeys(PEOPLE.ada),
    await signInForKeys(PEOPLE.ada),
    await signInForKeys(PEOPLE.grace),
  ];
  expect(second.keys).toEqual(first.keys);
  expect(other.keys[KEY_SCOPE].k).not.toBe(first.keys[KEY_SCOPE].k);
});

test("a request without keys_jwk returns no keys", async () => {
  const answer = await exchangeCode(here(), await fetchCode(here(), PEOPLE.ada));
  expect(await answer.json()).not.toHaveProperty("keys_jwe");
});

test("a keys_jwk that is not a P-256 public key is rejected before sign-in", async () => {
  const { jwk } = await pageKey();
  for (const keysJwk of ["%%", asParameter({ ...jwk, crv: "P-384" }), asParameter({ ...jwk, d: "private" })]) {
    const query = { client_id: "envoi", response_type: "code", scope: `profile ${KEY_SCOPE}`, keys_jwk: keysJwk };
    const challenge = { code_challenge: "c".repeat(43), code_challenge_method: "S256" };
    const address = `${issuer.origin}/authorization?${new URLSearchParams({ ...query, ...challenge })}`;
    const answer = await fetch(address, { redirect: "manual" });
    expect(answer.headers.get("Location")).toContain("error=invalid_request");
  }
});

test("a used code or a wrong verifier yields neither tokens nor keys", async () => {
  const { parameter } = await pageKey();
  const code = await fetchCode(here(), PEOPLE.ada, { keys_jwk: parameter });
  const wrong = await exchangeCode(here(), { ...code, verifier: "v".repeat(86) });
  expect(await wrong.json()).toEqual(expect.not.objectContaining({ keys_jwe: expect.anything() }));
  expect((await exchangeCode(here(), code)).status).toBe(200);
  const again = await exchangeCode(here(), code);
  expect([wrong.status, again.status]).toEqual([400, 400]);
  expect(await again.json()).toMatchObject({ error: "invalid_grant" });
});

test.each([
  ["of an unknown client", { code: "c", client_id: "another", code_verifier: "v".repeat(43) }, 401],
  ["without a verifier", { code: "c", client_id: "envoi" }, 400],
  ["that is not an object", "c", 400],
])("a token call %s is rejected", async (_, body, status) => {
  expect((await post("/v1/token", body)).status).toBe(status);
});

test("the profile contains the user's name and address, and whether the picture is their own", async () => {
  const { uid, email, displayName } = PEOPLE.grace;
  const { tokens } = await signInForKeys(PEOPLE.grace);
  const answer = await profile(tokens.access_token);
  expect(await answer.json()).toEqual({
    uid,
    sub: uid,
    email,
    displayName,
    avatar: `${issuer.origin}/avatars/grace.svg`,
    avatarDefault: true,
  });
  expect(answer.headers.get("Access-Control-Allow-Origin")).toBe(APP);
  expect((await profile("made-up")).status).toBe(401);
});

test("the verify endpoint is next to the JWKS endpoint, and returns the user and the scopes", async () => {
  const discovered = await fetch(`${issuer.origin}/.well-known/openid-configuration`);
  expect(await discovered.json()).toMatchObject({ jwks_uri: `${issuer.origin}/v1/jwks` });
  const { tokens } = await signInForKeys(PEOPLE.ada);
  const verify = (token: unknown) => post("/v1/verify", { token });
  expect(await (await verify(tokens.access_token)).json()).toEqual({
    user: PEOPLE.ada.uid,
    client_id: "envoi",
    scope: ["profile", KEY_SCOPE],
  });
  await issuer.revoke(tokens.access_token);
  for (const worthless of [tokens.access_token, "made up", "", 7]) expect((await verify(worthless)).status).toBe(400);
});

test("a page that requests offline access can refresh, until it revokes both tokens", async () => {
  const code = await fetchCode(here(), PEOPLE.ada, { access_type: "offline" });
  const { access_token: first, refresh_token: firstRefresh } = await readTokens(await exchangeCode(here(), code));
  const refresh = (refreshToken = "") =>
    post("/v1/token", { client_id: "envoi", grant_type: "refresh_token", refresh_token: refreshToken });
  const refreshed = await readTokens(await refresh(firstRefresh));
  expect(refreshed.access_token).not.toBe(first);
  expect(refreshed.refresh_token).not.toBe(firstRefresh);
  expect((await profile(refreshed.access_token)).status).toBe(200);

  expect((await post("/v1/destroy", { refresh_token: refreshed.refresh_token })).status).toBe(200);
  expect((await post("/v1/destroy", { token: refreshed.access_token })).status).toBe(200);
  expect((await refresh(refreshed.refresh_token)).status).toBe(400);
  expect((await profile(refreshed.access_token)).status).toBe(401);
});

test("a sign-in flow gets an id and a start time if it names its entry point", async () => {
  const begin = (query: string) => fetch(`${issuer.origin}/metrics-flow?${query}`, { headers: { Origin: APP } });
  const answer = await begin("entrypoint=send-size&form_type=email&utm_source=send&utm_campaign=none");
  expect(await answer.json()).toEqual({
    flowId: expect.stringMatching(/^[0-9a-f]{64}$/),
    flowBeginTime: expect.any(Number),
  });
  expect(answer.headers.get("Access-Control-Allow-Origin")).toBe(APP);
  expect((await begin("form_type=email")).status).toBe(400);
});

test("the page may send JSON from its origin, and pages of other origins cannot read responses", async () => {
  const preflight = await fetch(`${issuer.origin}/v1/token`, {
    method: "OPTIONS",
    headers: { Origin: APP, "Access-Control-Request-Method": "POST", "Access-Control-Request-Headers": "content-type" },
  });
  expect(preflight.ok).toBe(true);
  expect(preflight.headers.get("Access-Control-Allow-Headers")).toContain("content-type");
  const call = (origin: string) => post("/v1/token", { code: "c", client_id: "envoi", code_verifier: "v" }, origin);
  expect((await call(APP)).headers.get("Access-Control-Allow-Origin")).toBe(APP);
  expect((await call("http://localhost:9")).headers.get("Access-Control-Allow-Origin")).toBeNull();
});
