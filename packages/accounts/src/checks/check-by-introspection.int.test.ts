import { startIssuer } from "@envoi/dev-issuer";
import { IssuerAway } from "@envoi/platform";
import { expect, onTestFinished, test } from "vitest";
import { openTestAccounts } from "../testing/open-accounts.ts";
import { startScriptedIssuer } from "../testing/scripted-issuer.ts";

const SETTINGS = {
  AUTH_CLIENT_ID: "envoi",
  AUTH_TOKEN_CHECK: "introspection",
  AUTH_INTROSPECTION_CLIENT_ID: "servers",
  AUTH_CLIENT_SECRET: "secret",
};

async function open(settings: Record<string, string> = {}) {
  const issuer = await startScriptedIssuer();
  onTestFinished(() => issuer[Symbol.asyncDispose]());
  return { ...openTestAccounts({ AUTH_ISSUER: issuer.origin, ...SETTINGS, ...settings }), issuer };
}

test.each([
  ["as its client", { client_id: "envoi", aud: "api" }],
  ["as its audience, if it names no client", { aud: "envoi" }],
  ["as one of its audiences", { aud: ["api", "envoi"] }],
])("accepts a token that names Envoi %s", async (_how, named) => {
  const { verify, issuer } = await open();
  issuer.answer("/introspect", { active: true, sub: "ada", ...named });
  expect(await verify("token")).toEqual({ id: "ada" });
});

test.each([
  ["was made for another client", { client_id: "another" }],
  ["was made for another client, of which we are the audience", { client_id: "another", aud: "envoi" }],
  ["has another audience", { aud: ["api"] }],
  ["names no client", {}],
])("rejects a token that %s", async (_what, named) => {
  const { verify, issuer } = await open();
  issuer.answer("/introspect", { active: true, sub: "ada", ...named });
  expect(await verify("token")).toBeNull();
});

test.each([
  ["a list", { scope: ["openid", "lists"] }],
  ["a string", { scope: "openid lists" }],
  ["a list under another name", { scp: ["lists"] }],
])("accepts scopes as %s", async (_how, named) => {
  const { verify, issuer } = await open({ AUTH_KEY_SCOPE: "lists" });
  issuer.answer("/introspect", { active: true, sub: "ada", client_id: "envoi", ...named });
  expect(await verify("token")).toEqual({ id: "ada" });
  issuer.answer("/introspect", { active: true, sub: "ada", client_id: "envoi", scope: "openid" });
  expect(await verify("another")).toBeNull();
});

test.each([
  ["its expiry as a string", { exp: "99999999999" }],
  ["its expiry in words", { exp: "soon" }],
  ["no audience", { aud: null }],
  ["an audience that is a number", { aud: 5 }],
  ["unknown members", { "urn:example:roles": { a: [] } }],
])("accepts a response with %s", async (_what, more) => {
  const { verify, issuer } = await open();
  issuer.answer("/introspect", { active: true, sub: "ada", client_id: "envoi", ...more });
  expect(await verify("token")).toEqual({ id: "ada" });
});

test.each([
  ["is not active", { active: false }, "not active"],
  ["names no user", { active: true, client_id: "envoi" }, "no subject"],
  ["is for another client", { active: true, sub: "ada", client_id: "another" }, "issued to another client"],
  ["names neither a client nor us", { active: true, sub: "ada" }, "AUTH_CLIENT_ID is not in its aud"],
])("logs that a token %s", async (_what, answer, reason) => {
  const { verify, issuer, logLines } = await open();
  issuer.answer("/introspect", answer);
  expect(await verify("token")).toBeNull();
  expect(logLines).toEqual([expect.stringContaining(reason)]);
});

const BASIC = `Basic ${Buffer.from("servers:secret").toString("base64")}`;

test.each([
  ["a header, if the issuer does not specify a method", undefined, BASIC, ""],
  ["a header, if it accepts either", ["client_secret_post", "client_secret_basic"], BASIC, ""],
  ["a form, if it accepts nothing else", ["client_secret_post"], undefined, "client_id=servers&client_secret=secret"],
])("servers authenticate with %s", async (_how, methods, header, form) => {
  const { verify, issuer } = await open();
  issuer.discover({ ...issuer.configuration, introspection_endpoint_auth_methods_supported: methods });
  issuer.answer("/introspect", { active: false });
  expect(await verify("token")).toBeNull();
  const question = issuer.questions.find(({ path }) => path === "/introspect");
  expect(question?.authorization).toBe(header);
  expect(question?.body.replace("token=token", "").replace(/^&/, "")).toBe(form);
});

test("leaves a token unchecked if the issuer rejects our introspection secret", async () => {
  const issuer = await startIssuer({});
  onTestFinished(() => issuer.stop());
  const { verify, logLines } = openTestAccounts({
    AUTH_ISSUER: issuer.origin,
    ...SETTINGS,
    AUTH_INTROSPECTION_CLIENT_ID: issuer.introspectionClientId,
    AUTH_CLIENT_SECRET: "wrong",
  });
  await expect(verify(await issuer.tokenFor("ada"))).rejects.toThrow(IssuerAway);
  expect(logLines.join("")).toContain("answered with status 401");
});
