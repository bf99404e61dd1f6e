import { IssuerAway } from "@envoi/platform";
import { MAX_BEARER_CHARACTERS } from "@envoi/protocol/bearer";
import { SignJWT } from "jose";
import { expect, onTestFinished, test } from "vitest";
import { openTestAccounts } from "../testing/open-accounts.ts";
import { startScriptedIssuer } from "../testing/scripted-issuer.ts";

async function open(settings: Record<string, string> = {}) {
  const issuer = await startScriptedIssuer();
  onTestFinished(() => issuer[Symbol.asyncDispose]());
  return { ...openTestAccounts({ AUTH_ISSUER: issuer.origin, AUTH_CLIENT_ID: "envoi", ...settings }), issuer };
}

test.each([1, 6_000, MAX_BEARER_CHARACTERS])("sends the issuer a token of %d characters", async (length) => {
  const { verify, issuer } = await open();
  issuer.answer("/userinfo", { sub: "ada" });
  const token = "a".repeat(length);
  expect(await verify(token)).toEqual({ id: "ada" });
  expect(issuer.questions.at(-1)?.authorization).toBe(`Bearer ${token}`);
});

test.each(["application/jwt", "application/jwt; charset=utf-8", "Application/JWT"])(
  "accepts a signed response of type %s",
  async (type) => {
    const { verify, issuer } = await open();
    const key = new TextEncoder().encode("a key that only the issuer has, 32");
    const claims = { sub: "ada", iss: issuer.origin, aud: "envoi" };
    const signed = await new SignJWT(claims).setProtectedHeader({ alg: "HS256" }).sign(key);
    issuer.answerAs("/userinfo", type, signed);
    expect(await verify("token")).toEqual({ id: "ada" });
  },
);

test.each([
  ["is encrypted", "application/jwt", "a.b.c.d.e"],
  ["is signed and has no subject", "application/jwt", "eyJhbGciOiJub25lIn0.e30."],
  ["is not JSON", "application/json", "ada"],
  ["has no subject", "application/json", '{"email":"ada@example.org"}'],
  ["has a number as its subject", "application/json", '{"sub":1}'],
  ["has an empty subject", "application/json", '{"sub":""}'],
])("leaves a token unchecked if the response %s", async (_what, type, body) => {
  const { verify, issuer } = await open();
  issuer.answerAs("/userinfo", type, body);
  await expect(verify("token")).rejects.toThrow(IssuerAway);
});

test.each([undefined, null, ""])(
  "without a userinfo endpoint (%j), disables sign-in and logs what to set",
  async (address) => {
    const { authConfig, verify, issuer, logLines } = await open();
    issuer.discover({ ...issuer.configuration, userinfo_endpoint: address });
    expect(await authConfig()).toBeNull();
    await expect(verify("token")).rejects.toThrow(IssuerAway);
    expect(logLines).toHaveLength(2);
    for (const line of logLines) expect(line).toContain("set AUTH_TOKEN_CHECK to jwks or introspection");
  },
);

test("logs the error code of a rejection, and no other text from the issuer", async () => {
  const { verify, issuer, logLines } = await open();
  const refuse = (parameters: string) =>
    issuer.answer("/userinfo", {}, 403, { "WWW-Authenticate": `Bearer ${parameters}` });
  refuse('error="insufficient_scope", error_description="for ada"');
  await verify("one");
  refuse('error="a text about ada"');
  await verify("two");
  expect(logLines[0]).toContain('"the issuer answered 403 insufficient_scope"');
  expect(logLines[1]).toContain('"the issuer answered 403"');
  expect(logLines.join()).not.toContain("ada");
});

test("accepts the issuer's verdict if our clock is ahead, but logs a warning", async () => {
  const { verify, issuer, logLines, nowSeconds, advance } = await open();
  issuer.answer("/userinfo", { sub: "ada" });
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const token = `${part({ alg: "RS256" })}.${part({ exp: nowSeconds() - 420 })}.c2lnbmVk`;
  for (let n = 0; n < 3; n++) expect(await verify(token)).toEqual({ id: "ada" });
  expect(logLines).toEqual([expect.stringMatching(/"aheadSeconds":42[01].*clock is ahead/)]);
  advance(60_000);
  await verify(token);
  expect(logLines).toHaveLength(2);
});

const CHALLENGE = { "WWW-Authenticate": 'Bearer error="invalid_token"' };

test.each([
  ["a 401", 401, {}],
  ["a 401 with a challenge", 401, CHALLENGE],
  ["a 400 that asks for another bearer token", 400, CHALLENGE],
  ["a 403 that asks for another bearer token", 403, CHALLENGE],
])("rejects a token after %s", async (_what, status, headers) => {
  const { verify, issuer } = await open();
  issuer.answer("/userinfo", {}, status, headers);
  expect(await verify("token")).toBeNull();
});

test.each([
  ["a 400 without a challenge", 400, {}],
  ["a 403 without a challenge", 403, {}],
  ["a 403 that asks for a password", 403, { "WWW-Authenticate": 'Basic realm="proxy"' }],
  ["a 503 with a challenge", 503, CHALLENGE],
])("leaves a token unchecked after %s", async (_what, status, headers) => {
  const { verify, issuer } = await open();
  issuer.answer("/userinfo", {}, status, headers);
  await expect(verify("token")).rejects.toThrow(IssuerAway);
});
