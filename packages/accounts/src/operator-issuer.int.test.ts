import { startIssuer } from "@envoi/dev-issuer";
import { IssuerAway, readOperatorConfig } from "@envoi/platform";
import { MAX_BEARER_CHARACTERS } from "@envoi/protocol/bearer";
import { recordingLog } from "@envoi/testkit";
import { exportJWK, exportSPKI, type GenerateKeyPairResult, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { openOperatorIssuer } from "./operator-issuer.ts";
import { startScriptedIssuer } from "./testing/scripted-issuer.ts";

let keys: GenerateKeyPairResult;
let otherKeys: GenerateKeyPairResult;
beforeAll(async () => {
  [keys, otherKeys] = await Promise.all([generateKeyPair("ES256"), generateKeyPair("ES256")]);
});

function openAt(issuer: string, settings: Record<string, string> = {}) {
  let nowMs = Date.now();
  const { log } = recordingLog("operators");
  const { oidc } = readOperatorConfig({
    OPERATOR_OIDC_ISSUER: issuer,
    OPERATOR_OIDC_AUDIENCE: "envoi-admin",
    OPERATOR_OIDC_CLAIM: "groups=envoi-operators",
    ...settings,
  });
  if (oidc === null) throw new Error("no issuer");
  const { verify, check } = openOperatorIssuer(oidc, { clock: { now: () => nowMs }, log });
  const advance = (ms: number) => {
    nowMs += ms;
  };
  return { verify, check, advance, nowSeconds: () => Math.floor(nowMs / 1_000) };
}

/** An issuer of operators' tokens, which the test signs. */
async function open() {
  const issuer = await startScriptedIssuer();
  onTestFinished(() => issuer[Symbol.asyncDispose]());
  issuer.answer("/v1/jwks", { keys: [{ ...(await exportJWK(keys.publicKey)), kid: "one", alg: "ES256" }] });
  const opened = openAt(issuer.origin);
  const claims = (changes: Record<string, unknown> = {}): JWTPayload => ({
    iss: issuer.origin,
    sub: "ada",
    aud: "envoi-admin",
    groups: ["people", "envoi-operators"],
    exp: opened.nowSeconds() + 60,
    ...changes,
  });
  const sign = (changes: Record<string, unknown> = {}, privateKey = keys.privateKey) =>
    new SignJWT(claims(changes)).setProtectedHeader({ alg: "ES256", kid: "one" }).sign(privateKey);
  return { ...opened, issuer, claims, sign };
}

test.each([
  ["a list", {}],
  ["a single string", { groups: "envoi-operators" }],
  ["several audiences", { aud: ["other", "envoi-admin"] }],
  ["an ID token", { nonce: "once", at_hash: "aGFzaA" }],
])("accepts a token for the audience with the right claim: %s", async (_how, changes) => {
  const { verify, sign } = await open();
  expect(await verify(await sign(changes))).toEqual({ subject: "ada" });
});

test.each([
  ["inside another one", "realm_access.roles", { realm_access: { roles: ["x", "ops"] } }, true],
  ["whose own name has dots", "https://login.example/roles", { "https://login.example/roles": ["ops"] }, true],
  ["that is not inside the other one", "realm_access.roles", { realm_access: ["ops"] }, false],
  ["with a role as a member, like Zitadel's", "urn:roles", { "urn:roles": { ops: { "1": "login.example" } } }, true],
  ["with a role as a member without details", "urn:roles", { "urn:roles": { ops: true } }, false],
  ["that every object has", "realm_access.constructor.name", { realm_access: {} }, false],
])("accepts a token with a claim %s only if it has the right value", async (_what, name, changes, isAdmitted) => {
  const { issuer, sign } = await open();
  const { verify } = openAt(issuer.origin, { OPERATOR_OIDC_CLAIM: `${name}=ops` });
  const found = await verify(await sign(changes));
  expect(found).toEqual(isAdmitted ? { subject: "ada" } : { reason: `it lacks the claim ${name}` });
});

test.each([
  ["for another audience", { aud: "envoi" }, "aud"],
  ["for no audience", { aud: undefined }, "aud"],
  ["with another value of the claim", { groups: ["people"] }, "groups"],
  ["with a value that contains the right one", { groups: "no-envoi-operators" }, "groups"],
  ["with the claim as an object", { groups: { "envoi-operators": true } }, "groups"],
  ["without the claim", { groups: undefined }, "groups"],
  ["from another issuer", { iss: "https://other.example" }, "iss"],
  ["that has expired", { exp: 1_000 }, "EXPIRED exp"],
  ["that never expires", { exp: undefined }, "exp"],
  ["that is not valid yet", { nbf: 99_999_999_999 }, "nbf"],
  ["without a subject", { sub: "" }, "subject"],
  ["with a subject that is too long", { sub: "a".repeat(256) }, "subject"],
])("rejects a token %s, and returns the reason for the log", async (_what, changes, reason) => {
  const { verify, sign } = await open();
  expect(await verify(await sign(changes))).toEqual({ reason: expect.stringContaining(reason) });
});

test.each([
  ["hasgroups", { hasgroups: true }],
  ["_claim_names", { _claim_names: { groups: "src1" } }],
])("rejects a token whose groups the issuer omitted because there are too many (%s)", async (_name, changes) => {
  const { verify, sign } = await open();
  const token = await sign({ groups: undefined, ...changes });
  expect(await verify(token)).toEqual({ reason: expect.stringContaining("leaves out for people in many groups") });
});

test("admits an operator in hundreds of groups if one of them is the right one", async () => {
  const { verify, sign } = await open();
  const many = Array.from({ length: 200 }, (_, n) => `/departments/logistics/north-${n}/members`);
  const token = await sign({ groups: [...many, "envoi-operators"] });
  expect(token.length).toBeGreaterThan(8_192);
  expect(await verify(token)).toEqual({ subject: "ada" });
});

test("rejects a token not signed with the issuer's key, whatever its header says", async () => {
  const { verify, sign, claims } = await open();
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const secret = new TextEncoder().encode(await exportSPKI(keys.publicKey));
  const forged = [
    await sign({}, otherKeys.privateKey),
    `${part({ alg: "none" })}.${part(claims())}.`,
    `${part({ alg: "none", kid: "one" })}.${part(claims())}.AAAA`,
    await new SignJWT(claims()).setProtectedHeader({ alg: "HS256", kid: "one" }).sign(secret),
    `${(await sign()).slice(0, -4)}AAAA`,
    (await sign())
      .split(".")
      .with(1, part(claims({ sub: "grace" })))
      .join("."),
    `${await sign()}${"A".repeat(MAX_BEARER_CHARACTERS)}`,
    "a.b.c",
  ];
  for (const token of forged) expect(await verify(token)).toEqual({ reason: expect.any(String) });
});

test.each(["none", "HS256", "HS512", "ML-DSA-65"])("rejects a token with the algorithm %s by name", async (alg) => {
  const { verify, claims } = await open();
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const token = `${part({ alg, kid: "one" })}.${part(claims())}.AAAA`;
  expect(await verify(token)).toEqual({ reason: expect.stringContaining("ALG_NOT_ALLOWED") });
});

test("accepts a token until it expires", async () => {
  const { verify, sign, advance } = await open();
  const token = await sign();
  advance(59_000);
  expect(await verify(token)).toEqual({ subject: "ada" });
  advance(32_000);
  expect(await verify(token)).toEqual({ reason: expect.stringContaining("EXPIRED") });
});

test("I10: fetches the keys once for many tokens, and again when they may have changed", async () => {
  const { verify, sign, issuer, advance } = await open();
  const tokens = [await sign(), await sign({}, otherKeys.privateKey), await sign({ aud: "other" })];
  for (let n = 0; n < 20; n++) await Promise.all(tokens.map((token) => verify(token)));
  expect([issuer.timesDiscovered(), issuer.askedFor("/v1/jwks")]).toEqual([1, 1]);
  advance(600_000);
  await verify(await sign());
  await expect.poll(() => issuer.askedFor("/v1/jwks")).toBe(2);
});

test("treats an issuer that did not respond as unavailable until the next query", async () => {
  const { verify, sign, issuer, advance } = await open();
  issuer.discover({}, 503);
  await expect(verify(await sign())).rejects.toThrow(IssuerAway);
  issuer.discover(issuer.configuration);
  await expect(verify(await sign())).rejects.toThrow(IssuerAway);
  advance(10_000);
  expect(await verify(await sign())).toEqual({ subject: "ada" });
});

test("keeps using the known keys while the issuer does not respond", async () => {
  const { verify, sign, issuer } = await open();
  await verify(await sign());
  await issuer[Symbol.asyncDispose]().catch(() => {});
  expect(await verify(await sign())).toEqual({ subject: "ada" });
});

test("passes the check if the issuer has keys, and fails it if the issuer has none or does not respond", async () => {
  const { check, issuer } = await open();
  await check();
  issuer.answer("/v1/jwks", { error: "none" }, 500);
  await expect(check()).rejects.toThrow(IssuerAway);
  issuer.answer("/v1/jwks", "no keys");
  await expect(check()).rejects.toThrow(IssuerAway);
  const { check: checkAnother } = openAt("http://127.0.0.1:9");
  await expect(checkAnother()).rejects.toThrow(IssuerAway);
});

test("admits the subject of a real issuer's token, but only for the right audience and claim", async () => {
  await using issuer = await startIssuer({ appOrigin: "http://localhost:8080", signsTokens: true });
  const token = await issuer.tokenFor("ada");
  const right = {
    OPERATOR_OIDC_AUDIENCE: "http://localhost:8080",
    OPERATOR_OIDC_CLAIM: `client_id=${issuer.clientId}`,
  };
  expect(await openAt(issuer.origin, right).verify(token)).toEqual({
    subject: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  for (const wrong of [{ OPERATOR_OIDC_AUDIENCE: "envoi" }, { OPERATOR_OIDC_CLAIM: "client_id=other" }]) {
    expect(await openAt(issuer.origin, { ...right, ...wrong }).verify(token)).toHaveProperty("reason");
  }
});
