import { randomUUID } from "node:crypto";
import { IssuerAway } from "@envoi/platform";
import { exportJWK, type GenerateKeyPairResult, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { openTestAccounts } from "../testing/open-accounts.ts";
import { startScriptedIssuer } from "../testing/scripted-issuer.ts";

let keys: GenerateKeyPairResult;
let otherKeys: GenerateKeyPairResult;
beforeAll(async () => {
  [keys, otherKeys] = await Promise.all([generateKeyPair("ES256"), generateKeyPair("ES256")]);
});

/** The issuer's response to requests for its `jwks_uri`. */
async function keySet(kid: string, { publicKey }: GenerateKeyPairResult) {
  return { keys: [{ ...(await exportJWK(publicKey)), kid, alg: "ES256" }] };
}

/** Opens accounts whose issuer signs its tokens. */
async function open(settings: Record<string, string> = {}) {
  const issuer = await startScriptedIssuer();
  onTestFinished(() => issuer[Symbol.asyncDispose]());
  issuer.answer("/v1/jwks", await keySet("one", keys));
  const accounts = openTestAccounts({
    AUTH_ISSUER: issuer.origin,
    AUTH_CLIENT_ID: "envoi",
    AUTH_TOKEN_CHECK: "jwks",
    ...settings,
  });
  const sign = (
    changes: JWTPayload = {},
    { privateKey, kid = "one" }: Partial<GenerateKeyPairResult> & { kid?: string } = {},
  ) =>
    new SignJWT({
      iss: issuer.origin,
      sub: "ada",
      client_id: "envoi",
      exp: accounts.nowSeconds() + 30,
      ...changes,
    })
      .setProtectedHeader({ alg: "ES256", kid })
      .sign(privateKey ?? keys.privateKey);
  /** Signs a token whose header does not name the key. */
  const signUnnamed = ({ privateKey }: GenerateKeyPairResult) =>
    new SignJWT({
      iss: issuer.origin,
      sub: "ada",
      client_id: "envoi",
      exp: accounts.nowSeconds() + 30,
      jti: randomUUID(),
    })
      .setProtectedHeader({ alg: "ES256" })
      .sign(privateKey);
  return { ...accounts, issuer, sign, signUnnamed };
}

type Sign = (changes?: JWTPayload) => Promise<string>;

test("accepts a token signed for our client, whichever claim names the client", async () => {
  const { verify, sign } = await open();
  const byAudience = { aud: ["api", "envoi"], scope: "openid" };
  for (const named of [{ client_id: "envoi", aud: "api" }, { azp: "envoi", aud: "api" }, byAudience]) {
    expect(await verify(await sign({ client_id: undefined, ...named }))).toEqual({ id: "ada" });
  }
});

test.each([
  ["Okta", { cid: "envoi", aud: "api://default", scp: ["openid", "lists"] }],
  ["Entra", { appid: "envoi", aud: "https://graph.microsoft.com", scp: "openid lists" }],
  ["Keycloak", { azp: "envoi", aud: "account", typ: "Bearer", scope: "openid lists" }],
  ["Zitadel", { client_id: "envoi", aud: ["envoi", "a-project"], scope: "openid lists" }],
])("recognises %s's names for the client and scope claims", async (_issuer, named) => {
  const { verify, sign } = await open({ AUTH_KEY_SCOPE: "lists" });
  expect(await verify(await sign({ client_id: undefined, ...named }))).toEqual({ id: "ada" });
});

test.each(["RS256", "PS256", "ES256", "ES384", "EdDSA"])("accepts tokens signed with %s", async (alg) => {
  const { verify, issuer, nowSeconds } = await open();
  const pair = await generateKeyPair(alg);
  issuer.answer("/v1/jwks", { keys: [{ ...(await exportJWK(pair.publicKey)), kid: "one" }] });
  const claims = { iss: issuer.origin, sub: "ada", client_id: "envoi", exp: nowSeconds() + 30 };
  const token = await new SignJWT(claims).setProtectedHeader({ alg, kid: "one" }).sign(pair.privateKey);
  expect(await verify(token)).toEqual({ id: "ada" });
});

test("accepts a token that does not name its key, even if several keys match", async () => {
  const { verify, issuer, signUnnamed } = await open();
  const both = await Promise.all([keySet("one", keys), keySet("two", otherKeys)]);
  issuer.answer("/v1/jwks", { keys: both.flatMap((set) => set.keys) });
  expect(await verify(await signUnnamed(keys))).toEqual({ id: "ada" });
  expect(await verify(await signUnnamed(otherKeys))).toEqual({ id: "ada" });
  expect(await verify(await signUnnamed(await generateKeyPair("ES256")))).toBeNull();
});

test("fetches newer keys for a token that does not name its key", async () => {
  const { verify, issuer, signUnnamed, advance } = await open();
  expect(await verify(await signUnnamed(keys))).toEqual({ id: "ada" });
  issuer.answer("/v1/jwks", await keySet("two", otherKeys));
  advance(10_000);
  expect(await verify(await signUnnamed(otherKeys))).toEqual({ id: "ada" });
  expect(await verify(await signUnnamed(await generateKeyPair("ES256")))).toBeNull();
  expect(issuer.askedFor("/v1/jwks")).toBe(2);
});

test.each([
  ["is opaque", async () => "opaque", "ERR_JWS_INVALID: it is not signed"],
  ["has expired", (sign: Sign) => sign({ exp: 1_000 }), "ERR_JWT_EXPIRED exp"],
  ["has just expired", (sign: Sign, now: number) => sign({ exp: now }), "it has expired"],
  ["is not valid yet", (sign: Sign, now: number) => sign({ nbf: now + 420 }), "clock behind the issuer's"],
  ["names another issuer", (sign: Sign) => sign({ iss: "https://x.example" }), "ERR_JWT_CLAIM_VALIDATION_FAILED iss"],
  ["is for another client", (sign: Sign) => sign({ client_id: "another" }), "issued to another client"],
  ["is an ID token", (sign: Sign) => sign({ typ: "ID" }), "it is an ID token"],
])("logs that a token %s", async (_what, make: (sign: Sign, now: number) => Promise<string>, reason) => {
  const { verify, sign, nowSeconds, logLines } = await open();
  expect(await verify(await make(sign, nowSeconds()))).toBeNull();
  expect(logLines).toEqual([expect.stringContaining(reason)]);
});

test("without a userinfo endpoint, pages identify the user by the ID token", async () => {
  const { authConfig, issuer } = await open();
  issuer.discover({ ...issuer.configuration, userinfo_endpoint: undefined });
  const auth = await authConfig();
  expect(auth).toMatchObject({ issuer: issuer.origin });
  expect(auth).not.toHaveProperty("userinfo_endpoint");
});

test.each([
  ["for another client", { client_id: "another" }],
  ["for another client, of which we are the audience", { client_id: "another", aud: "envoi" }],
  ["for another party, of which we are the audience", { client_id: undefined, azp: "another", aud: "envoi" }],
  ["that is an ID token: it has the hash of the access token", { at_hash: "aGFzaA" }],
  ["that is an ID token: it has the hash of the code", { c_hash: "aGFzaA" }],
  ["that is an ID token: it has the page's nonce", { nonce: "once" }],
  ["that may be an ID token: it has us as its only audience, and no scope", { client_id: undefined, aud: "envoi" }],
  ["by another issuer", { iss: "https://another.example" }],
  ["without a subject", { sub: "" }],
  ["that has expired", { exp: 1_000 }],
  ["that is not valid yet", { nbf: 99_999_999_999 }],
])("rejects a signed token %s", async (_what, claims) => {
  const { verify, sign } = await open();
  expect(await verify(await sign(claims))).toBeNull();
});

test("rejects a token that is unsigned or signed with another key", async () => {
  const { verify, sign, issuer, nowSeconds } = await open();
  expect(await verify(await sign({}, otherKeys))).toBeNull();
  const claims = { iss: issuer.origin, sub: "ada", client_id: "envoi", exp: nowSeconds() + 30 };
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  expect(await verify(`${part({ alg: "none" })}.${part(claims)}.`)).toBeNull();
  expect(await verify("opaque")).toBeNull();
});

test("rejects an expired token, even if it was valid within the last minute", async () => {
  const { verify, sign, advance } = await open();
  const token = await sign();
  expect(await verify(token)).toEqual({ id: "ada" });
  advance(29_000);
  expect(await verify(token)).toEqual({ id: "ada" });
  advance(2_000);
  expect(await verify(token)).toBeNull();
});

test("requires the key scope in tokens if one is set", async () => {
  const { verify, sign } = await open({ AUTH_KEY_SCOPE: "lists" });
  expect(await verify(await sign({ scope: "openid profile" }))).toBeNull();
  expect(await verify(await sign({ scope: "openid lists" }))).toEqual({ id: "ada" });
});

test("accepts a token even if the issuer's clock is a few seconds ahead", async () => {
  const { verify, sign, nowSeconds } = await open();
  expect(await verify(await sign({ nbf: nowSeconds() + 5, iat: nowSeconds() + 5 }))).toEqual({ id: "ada" });
});

const SECOND = { kid: "two" };

test("accepts a token signed with the issuer's new key", async () => {
  const { verify, sign, issuer, advance } = await open();
  expect(await verify(await sign())).toEqual({ id: "ada" });
  issuer.answer("/v1/jwks", await keySet("two", otherKeys));
  advance(10_000);
  expect(await verify(await sign({}, { ...otherKeys, ...SECOND }))).toEqual({ id: "ada" });
});

test("rejects a token signed with a key that is not the issuer's", async () => {
  const { verify, sign, issuer, advance } = await open();
  await verify(await sign());
  advance(10_000);
  expect(await verify(await sign({}, SECOND))).toBeNull();
  expect(issuer.askedFor("/v1/jwks")).toBe(2);
});

test("rejects a token whose key is no longer among the issuer's keys", async () => {
  const { verify, sign } = await open();
  expect(await verify(await sign({}, SECOND))).toBeNull();
});

test("leaves a token with an unknown key unchecked shortly after fetching the keys", async () => {
  const { verify, sign, issuer, advance } = await open();
  await verify(await sign());
  advance(9_999);
  await expect(verify(await sign({}, SECOND))).rejects.toThrow(IssuerAway);
  expect(issuer.askedFor("/v1/jwks")).toBe(1);
});

test("treats an issuer without keys as unavailable, and retries every ten seconds", async () => {
  const { verify, sign, issuer, advance } = await open();
  const there = await keySet("one", keys);
  issuer.answer("/v1/jwks", there, 503);
  await expect(verify(await sign())).rejects.toThrow(IssuerAway);
  issuer.answer("/v1/jwks", there);
  advance(9_999);
  await expect(verify(await sign())).rejects.toThrow(IssuerAway);
  advance(1);
  expect(await verify(await sign())).toEqual({ id: "ada" });
  expect(issuer.askedFor("/v1/jwks")).toBe(2);
});

test("refreshes keys every ten minutes, and keeps using them while the issuer does not respond", async () => {
  const { verify, sign, issuer, advance } = await open();
  await verify(await sign());
  issuer.silence("/v1/jwks");
  advance(600_000);
  expect(await verify(await sign())).toEqual({ id: "ada" });
  await expect.poll(() => issuer.askedFor("/v1/jwks")).toBe(2);
  expect(await verify(await sign({ sub: "grace" }))).toEqual({ id: "grace" });
});
