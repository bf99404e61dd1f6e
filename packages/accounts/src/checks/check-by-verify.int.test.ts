import { IssuerAway } from "@envoi/platform";
import { expect, onTestFinished, test } from "vitest";
import { openTestAccounts } from "../testing/open-accounts.ts";
import { startScriptedIssuer } from "../testing/scripted-issuer.ts";

const SCOPE = "https://identity.mozilla.com/apps/send";

async function open() {
  const issuer = await startScriptedIssuer();
  onTestFinished(() => issuer[Symbol.asyncDispose]());
  const accounts = openTestAccounts({ AUTH_ISSUER: issuer.origin, AUTH_CLIENT_ID: "envoi", AUTH_DIALECT: "fxa" });
  return { ...accounts, issuer };
}

test("accepts a token with our scope among others, and rejects one without it", async () => {
  const { verify, issuer } = await open();
  issuer.answer("/v1/verify", { user: "ada", scope: ["profile", SCOPE] });
  expect(await verify("one")).toEqual({ id: "ada" });
  issuer.answer("/v1/verify", { user: "ada", scope: ["profile"] });
  expect(await verify("two")).toBeNull();
});

test.each([400, 401, 403])("rejects a token if the issuer responds with %i and a reason in JSON", async (status) => {
  const { verify, issuer } = await open();
  issuer.answer("/v1/verify", { code: status, errno: 108, error: "Bad Request" }, status);
  expect(await verify("token")).toBeNull();
});

test("leaves a token unchecked after a 403 with other JSON", async () => {
  const { verify, issuer } = await open();
  issuer.answer("/v1/verify", {}, 403);
  await expect(verify("token")).rejects.toThrow(IssuerAway);
});

test("sends no token if the verify address cannot be derived from the key address", async () => {
  const { verify, issuer, logLines } = await open();
  issuer.discover({ ...issuer.configuration, jwks_uri: `${issuer.origin}/keys` });
  await expect(verify("token")).rejects.toThrow(IssuerAway);
  expect(issuer.askedFor("/keys")).toBe(0);
  expect(logLines.join("")).toContain("has no verify address");
});
