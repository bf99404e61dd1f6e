import { IssuerAway } from "@envoi/platform";
import { expect, onTestFinished, test } from "vitest";
import { openTestAccounts } from "../testing/open-accounts.ts";
import { startScriptedIssuer } from "../testing/scripted-issuer.ts";

async function open() {
  const issuer = await startScriptedIssuer();
  onTestFinished(() => issuer[Symbol.asyncDispose]());
  return { ...openTestAccounts({ AUTH_ISSUER: issuer.origin, AUTH_CLIENT_ID: "envoi" }), issuer };
}

const CHALLENGE = { "WWW-Authenticate": 'Bearer error="invalid_token"' };

test.each([
  ["a 401", 401, {}],
  ["a 401 with a challenge", 401, CHALLENGE],
  ["a 400 that asks for another bearer", 400, CHALLENGE],
  ["a 403 that asks for another bearer", 403, CHALLENGE],
])("%s refuses a token", async (_what, status, headers) => {
  const { verify, issuer } = await open();
  issuer.answer("/userinfo", {}, status, headers);
  expect(await verify("token")).toBeNull();
});

test.each([
  ["a 400 without a challenge", 400, {}],
  ["a 403 without a challenge", 403, {}],
  ["a 403 that asks for a password", 403, { "WWW-Authenticate": 'Basic realm="proxy"' }],
  ["a 503 with a challenge", 503, CHALLENGE],
])("%s says nothing about a token", async (_what, status, headers) => {
  const { verify, issuer } = await open();
  issuer.answer("/userinfo", {}, status, headers);
  await expect(verify("token")).rejects.toThrow(IssuerAway);
});
