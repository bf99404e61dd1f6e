import { createRemoteJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify } from "jose";
import { expect, test } from "vitest";
import { ISSUER_KINDS, type IssuerDifferences, type IssuerKind } from "./issuer-differences.ts";
import { PEOPLE } from "./people.ts";
import { readOptions } from "./read-options.ts";
import { signIn } from "./sign-in.ts";
import { type Issuer, startIssuer } from "./start-issuer.ts";

const KINDS = Object.keys(ISSUER_KINDS) as IssuerKind[];
const APP_ORIGIN = "http://localhost:8080";

const discover = async ({ origin }: Issuer) =>
  (await (await fetch(`${origin}/.well-known/openid-configuration`)).json()) as Record<string, unknown>;

const signInAt = ({ origin, clientId }: Issuer) =>
  signIn({ origin, clientId, appOrigin: APP_ORIGIN, dialect: "oidc" }, PEOPLE.ada);

async function askUserinfo(issuer: Issuer, token: string): Promise<Response> {
  const { userinfo_endpoint: address } = await discover(issuer);
  return fetch(String(address), { headers: { Authorization: `Bearer ${token}` } });
}

async function isActive(issuer: Issuer, token: string): Promise<boolean> {
  const authorization = Buffer.from(`${issuer.introspectionClientId}:${issuer.clientSecret}`).toString("base64");
  const answer = await fetch(`${issuer.origin}/v1/introspect`, {
    method: "POST",
    headers: { Authorization: `Basic ${authorization}` },
    body: new URLSearchParams({ token }),
  });
  return ((await answer.json()) as { active?: boolean }).active === true;
}

const start = (differences: IssuerDifferences) => startIssuer({ appOrigin: APP_ORIGIN, differences });

test.each(KINDS)("users can sign in at an issuer like %s, whose endpoints accept its own tokens", async (kind) => {
  await using issuer = await startIssuer({ appOrigin: APP_ORIGIN, kind });
  const { issuer: name, jwks_uri } = await discover(issuer);
  expect(String(name).replace(/\/$/, "")).toBe(issuer.origin);
  const { access_token: token, id_token: idToken = "" } = await signInAt(issuer);
  expect(decodeJwt(idToken)).toMatchObject({ iss: name, sub: PEOPLE.ada.uid });
  if (decodeProtectedHeader(idToken).alg !== "HS256") {
    await jwtVerify(idToken, createRemoteJWKSet(new URL(String(jwks_uri))), { issuer: String(name) });
  }
  expect(await (await askUserinfo(issuer, token)).json()).toMatchObject({ sub: PEOPLE.ada.uid });
  expect(await isActive(issuer, token)).toBe(true);
  expect(await isActive(issuer, `${token}x`)).toBe(false);
});

test("a signed token is rejected once it is revoked", async () => {
  await using issuer = await startIssuer({ appOrigin: APP_ORIGIN, kind: "keycloak" });
  const { access_token: token } = await signInAt(issuer);
  await issuer.revoke(token);
  expect((await askUserinfo(issuer, token)).status).toBe(401);
});

test("users in many groups have long tokens", async () => {
  await using issuer = await start({ accessTokens: "signed", groups: 110 });
  const token = await issuer.tokenFor("ada");
  expect(token.length).toBeGreaterThan(6_000);
  expect(decodeJwt(token)["groups"]).toHaveLength(110);
});

test("user info may be signed or incomplete", async () => {
  await using issuer = await start({ userinfo: "signed", userinfoLacks: ["email"] });
  const answer = await askUserinfo(issuer, await issuer.tokenFor("ada"));
  expect(answer.headers.get("content-type")).toContain("application/jwt");
  const claims = decodeJwt(await answer.text());
  expect(claims).toMatchObject({ sub: PEOPLE.ada.uid, aud: issuer.clientId });
  expect(claims).not.toHaveProperty("email");
});

test("the ID token describes the user if the issuer has no user info", async () => {
  await using issuer = await start({ userinfo: "none" });
  expect(await discover(issuer)).not.toHaveProperty("userinfo_endpoint");
  expect(decodeJwt(await issuer.idTokenFor("ada"))).toMatchObject({ email: PEOPLE.ada.email });
});

test("an issuer can change its keys, and its tokens need not name the key that signed them", async () => {
  await using issuer = await start({ algorithm: "EdDSA", keySeconds: 0.001, namesKeys: false });
  const fetchKeys = async () => (await (await fetch(`${issuer.origin}/v1/jwks`)).json()) as { keys: unknown[] };
  const before = await fetchKeys();
  expect(decodeProtectedHeader(await issuer.idTokenFor("ada"))).toEqual({ alg: "EdDSA", typ: "JWT" });
  expect((await fetchKeys()).keys.length).toBeGreaterThan(before.keys.length);
});

test("an issuer's token responses, token lifetimes and clock can be changed", async () => {
  await using issuer = await start({
    clockSeconds: -420,
    idTokenSeconds: 30,
    tokenAnswer: { expires_in: "3600" },
    tokenAnswerLacks: ["scope"],
  });
  const tokens = await signInAt(issuer);
  expect(tokens).toMatchObject({ expires_in: "3600" });
  expect(tokens).not.toHaveProperty("scope");
  const { iat = 0, exp = 0 } = decodeJwt(String(tokens.id_token));
  expect(exp - iat).toBe(30);
  expect(iat).toBeLessThan(Date.now() / 1_000 - 400);
});

const SETTINGS = {
  APP_ORIGIN,
  CLIENT_ID: "envoi",
  INTROSPECTION_CLIENT_ID: "envoi-servers",
  CLIENT_SECRET: "envoi-servers-secret",
};

test("a separate issuer process can be started with a kind of issuer, and with differences from the default", () => {
  const more = { ISSUER_KIND: "okta", ISSUER_DIFFERENCES: '{"groups":250}' };
  expect(readOptions({ ...SETTINGS, ...more })).toMatchObject({ kind: "okta", differences: { groups: 250 } });
});

test.each([
  ["ISSUER_KIND", "unknown"],
  ["ISSUER_DIFFERENCES", "groups"],
  ["ISSUER_DIFFERENCES", '{"group":3}'],
])("%s=%s is rejected with a message that names the variable", (name, value) => {
  expect(() => readOptions({ ...SETTINGS, [name]: value })).toThrow(name);
});
