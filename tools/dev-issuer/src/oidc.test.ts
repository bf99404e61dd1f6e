import { afterAll, beforeAll, expect, test } from "vitest";
import { PEOPLE } from "./people.ts";
import { exchangeCode, fetchCode, readTokens, signIn } from "./sign-in.ts";
import { type Issuer, startIssuer } from "./start-issuer.ts";

const APP = "http://localhost:8080";

let issuer: Issuer;
beforeAll(async () => {
  issuer = await startIssuer({ dialect: "oidc" });
});
afterAll(() => issuer.stop());

const here = () => ({ origin: issuer.origin, appOrigin: APP, clientId: "envoi", dialect: "oidc" as const });
const userinfo = (token: string) =>
  fetch(`${issuer.origin}/v1/profile`, { headers: { Authorization: `Bearer ${token}`, Origin: APP } });

/** Asks what a token is worth, as the servers do. */
function introspect(token: string, secret = issuer.clientSecret): Promise<Response> {
  const credentials = Buffer.from(`${issuer.introspectionClientId}:${secret}`).toString("base64");
  return fetch(`${issuer.origin}/v1/introspect`, {
    method: "POST",
    headers: { Authorization: `Basic ${credentials}` },
    body: new URLSearchParams({ token }),
  });
}

test("discovery names every call, and the issuer as it was asked", async () => {
  const discovered = await (await fetch(`${issuer.origin}/.well-known/openid-configuration`)).json();
  expect(discovered).toMatchObject({
    issuer: issuer.origin,
    authorization_endpoint: `${issuer.origin}/authorization`,
    token_endpoint: `${issuer.origin}/v1/token`,
    userinfo_endpoint: `${issuer.origin}/v1/profile`,
    revocation_endpoint: `${issuer.origin}/v1/destroy`,
    introspection_endpoint: `${issuer.origin}/v1/introspect`,
    jwks_uri: `${issuer.origin}/v1/jwks`,
    code_challenge_methods_supported: ["S256"],
  });
});

test("a code becomes an access token and an id token, which say who somebody is", async () => {
  const tokens = await signIn(here(), PEOPLE.ada);
  expect(tokens).toMatchObject({ token_type: "Bearer", scope: "openid profile email", id_token: expect.any(String) });
  const { uid, email, displayName } = PEOPLE.ada;
  const answer = await userinfo(tokens.access_token);
  expect(await answer.json()).toEqual({
    sub: uid,
    email,
    email_verified: true,
    name: displayName,
    picture: `${issuer.origin}/avatars/ada.svg`,
  });
  expect(answer.headers.get("Access-Control-Allow-Origin")).toBe(APP);
});

test("who has chosen no picture has none, but letters for everybody are there", async () => {
  const { access_token: token } = await signIn(here(), PEOPLE.grace);
  expect(await (await userinfo(token)).json()).not.toHaveProperty("picture");
  const picture = await fetch(`${issuer.origin}/avatars/ada.svg`);
  expect(picture.headers.get("Content-Type")).toContain("image/svg+xml");
});

/** Signs somebody in for as long as they like. */
async function signInForLong(at: ReturnType<typeof here>) {
  return readTokens(
    await exchangeCode(at, await fetchCode(at, PEOPLE.ada, { scope: "openid profile email offline_access" })),
  );
}

function refresh({ origin }: { origin: string }, token = ""): Promise<Response> {
  const form = { client_id: "envoi", grant_type: "refresh_token", refresh_token: token };
  return fetch(`${origin}/v1/token`, { method: "POST", body: new URLSearchParams(form) });
}

test("whoever asks for offline_access gets a refresh token, and another one with each use; others get none", async () => {
  expect(await signIn(here(), PEOPLE.ada)).not.toHaveProperty("refresh_token");
  const first = await signInForLong(here());
  const second = await readTokens(await refresh(issuer, first.refresh_token));
  expect(second.refresh_token).not.toBe(first.refresh_token);
  expect((await userinfo(second.access_token)).status).toBe(200);
});

test("whose answer was lost may use the same refresh token again for a while", async () => {
  const first = await signInForLong(here());
  const lost = await readTokens(await refresh(issuer, first.refresh_token));
  const second = await readTokens(await refresh(issuer, first.refresh_token));
  expect((await userinfo(second.access_token)).status).toBe(200);
  for (const { refresh_token: next } of [second, lost]) expect((await refresh(issuer, next)).status).toBe(200);
});

test.each([0, 1])("a refresh token that is used again after %i s ends all that came of it", async (grace) => {
  await using strict = await startIssuer({ dialect: "oidc", refreshGraceSeconds: grace });
  const first = await signInForLong({ ...here(), origin: strict.origin });
  const second = await readTokens(await refresh(strict, first.refresh_token));
  // Whoever uses it so late may have stolen it.
  await expect.poll(async () => (await refresh(strict, first.refresh_token)).status, { timeout: 30_000 }).toBe(400);
  expect((await refresh(strict, second.refresh_token)).status).toBe(400);
  const asked = await fetch(`${strict.origin}/v1/profile`, {
    headers: { Authorization: `Bearer ${second.access_token}` },
  });
  expect(asked.status).toBe(401);
});

test("a code that is used again gives nothing, and ends what it gave before", async () => {
  const code = await fetchCode(here(), PEOPLE.ada);
  const { access_token: token } = await readTokens(await exchangeCode(here(), code));
  const again = await exchangeCode(here(), code);
  expect(again.status).toBe(400);
  expect(await again.json()).toMatchObject({ error: "invalid_grant" });
  expect((await userinfo(token)).status).toBe(401);
});

test("a code with another verifier than its challenge's gives nothing", async () => {
  const { code } = await fetchCode(here(), PEOPLE.ada);
  const answer = await exchangeCode(here(), { code, verifier: "v".repeat(86) });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ error: "invalid_grant" });
});

test("a client that is not known gets no token", async () => {
  const code = await fetchCode(here(), PEOPLE.ada);
  const answer = await exchangeCode({ ...here(), clientId: "another" }, code);
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({ error: "invalid_client" });
});

test("servers learn what a token is worth", async () => {
  const token = await issuer.tokenFor("ada");
  expect(await (await introspect(token)).json()).toMatchObject({
    active: true,
    sub: PEOPLE.ada.uid,
    client_id: "envoi",
    scope: "openid profile email",
    iss: issuer.origin,
  });
  expect(await (await introspect("made up")).json()).toEqual({ active: false });
});

test("without the servers' secret nobody learns what a token is worth, the page no more than others", async () => {
  const token = await issuer.tokenFor("ada");
  expect((await introspect(token, "guessed")).status).toBe(401);
  const body = new URLSearchParams({ token, client_id: issuer.clientId });
  const asPage = await fetch(`${issuer.origin}/v1/introspect`, { method: "POST", body });
  expect(await asPage.json()).toEqual({ active: false });
});

test("a revoked token is worth nothing from then on, and others are what they were", async () => {
  const [revoked, other] = [await issuer.tokenFor("ada"), await issuer.tokenFor("ada")];
  await issuer.revoke(revoked);
  expect((await userinfo(revoked)).status).toBe(401);
  expect(await (await introspect(revoked)).json()).toEqual({ active: false });
  expect((await userinfo(other)).status).toBe(200);
});

test("the page may call from its own origin, and another page reads nothing", async () => {
  const call = (origin: string) =>
    fetch(`${issuer.origin}/v1/token`, {
      method: "POST",
      headers: { Origin: origin },
      body: new URLSearchParams({ client_id: "envoi", grant_type: "authorization_code", code: "made up" }),
    });
  expect((await call(APP)).headers.get("Access-Control-Allow-Origin")).toBe(APP);
  expect((await call("http://localhost:9")).headers.get("Access-Control-Allow-Origin")).toBeNull();
});

test("without the fxa dialect there are none of its calls", async () => {
  expect((await fetch(`${issuer.origin}/metrics-flow?entrypoint=send-size&form_type=email`)).status).toBe(404);
  expect((await fetch(`${issuer.origin}/v1/verify`, { method: "POST" })).status).toBe(404);
  const code = await fetchCode(here(), PEOPLE.ada);
  expect((await exchangeCode({ ...here(), dialect: "fxa" }, code)).status).toBe(400);
});
