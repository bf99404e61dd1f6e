import { IssuerAway } from "@envoi/platform";
import { freePort } from "@envoi/testkit";
import { describe, expect, onTestFinished, test } from "vitest";
import { openTestAccounts } from "./testing/open-accounts.ts";
import { DISCOVERY, type ScriptedIssuer, startScriptedIssuer } from "./testing/scripted-issuer.ts";

async function scripted(): Promise<ScriptedIssuer> {
  const issuer = await startScriptedIssuer();
  onTestFinished(() => issuer[Symbol.asyncDispose]());
  return issuer;
}

describe("the issuer's configuration", () => {
  const open = (origin: string) => openTestAccounts({ AUTH_ISSUER: origin, AUTH_CLIENT_ID: "envoi" });

  test("is refetched after five minutes", async () => {
    const issuer = await scripted();
    const { authConfig, advance } = open(issuer.origin);
    await authConfig();
    advance(299_999);
    await authConfig();
    expect(issuer.timesDiscovered()).toBe(1);
    issuer.discover({ ...issuer.configuration, token_endpoint: `${issuer.origin}/moved` });
    advance(1);
    await expect.poll(authConfig).toMatchObject({ token_endpoint: `${issuer.origin}/moved` });
  });

  test("stays unchanged while the issuer is unavailable, and is requested every ten seconds", async () => {
    const issuer = await scripted();
    const { authConfig, advance, logLines } = open(issuer.origin);
    const before = await authConfig();
    issuer.discover({}, 503);
    advance(300_000);
    expect(await authConfig()).toEqual(before);
    await expect.poll(() => logLines.length).toBe(1);
    advance(9_999);
    expect(await authConfig()).toEqual(before);
    expect(issuer.timesDiscovered()).toBe(2);
    advance(1);
    expect(await authConfig()).toEqual(before);
    await expect.poll(() => issuer.timesDiscovered()).toBe(3);
  });

  test("is refreshed in the background while the earlier configuration is in use", async () => {
    const issuer = await scripted();
    issuer.answer("/userinfo", { sub: "ada" });
    const { authConfig, verify, advance } = open(issuer.origin);
    const before = await authConfig();
    issuer.silence(DISCOVERY);
    advance(300_000);
    expect(await authConfig()).toEqual(before);
    expect(await verify("token")).toEqual({ id: "ada" });
    await expect.poll(() => issuer.timesDiscovered()).toBe(2);
  });

  test("a request times out after three seconds, and is not repeated for ten seconds", async () => {
    const issuer = await scripted();
    issuer.silence(DISCOVERY);
    const { authConfig, verify, advance, deadlines, runOutOfTime } = open(issuer.origin);
    const first = authConfig();
    await expect.poll(() => issuer.timesDiscovered()).toBe(1);
    expect(deadlines).toEqual([3_000]);
    runOutOfTime();
    expect(await first).toBeNull();
    advance(9_999);
    await expect(verify("token")).rejects.toThrow(IssuerAway);
    expect(await authConfig()).toBeNull();
    expect(issuer.timesDiscovered()).toBe(1);
  });

  test("is fetched once an issuer that was unavailable at first responds", async () => {
    const issuer = await scripted();
    issuer.discover({}, 503);
    const { authConfig, advance } = open(issuer.origin);
    expect(await authConfig()).toBeNull();
    issuer.discover(issuer.configuration);
    advance(10_000);
    expect(await authConfig()).not.toBeNull();
  });

  test("is missing until the issuer has responded", async () => {
    const { authConfig, verify } = open(`http://127.0.0.1:${await freePort()}`);
    expect(await authConfig()).toBeNull();
    await expect(verify("token")).rejects.toThrow(IssuerAway);
  });

  test.each([
    ["/realms/one", "/realms/one/"],
    ["/realms/one/", "/realms/one"],
    ["", "/"],
  ])("is used even if the issuer's name differs by a trailing slash: %s and %s", async (set, named) => {
    const issuer = await scripted();
    const name = `${issuer.origin}${named}`;
    const path = `${named.replace(/\/$/, "")}${DISCOVERY}`;
    issuer.answer(path, { ...issuer.configuration, issuer: name });
    expect(await open(`${issuer.origin}${set}`).authConfig()).toMatchObject({ issuer: name });
  });

  test.each([
    ["lacks optional values", { revocation_endpoint: undefined, scopes_supported: undefined, jwks_uri: undefined }],
    ["has null for optional values", { revocation_endpoint: null, scopes_supported: null, end_session_endpoint: null }],
    ["has values of other types", { scopes_supported: {}, introspection_endpoint_auth_methods_supported: 5 }],
    ["has unknown values", { "x-org": { a: [1] }, mtls_endpoint_aliases: { token_endpoint: "x" } }],
  ])("is used if it %s", async (_what, changes) => {
    const issuer = await scripted();
    issuer.discover({ ...issuer.configuration, ...changes });
    const { authConfig, logLines } = open(issuer.origin);
    expect(await authConfig()).toMatchObject({ issuer: issuer.origin, offline_access: false });
    expect(logLines).toEqual([]);
  });

  test("is used without an optional URL that is unsafe for pages, and the log names its field", async () => {
    const issuer = await scripted();
    issuer.discover({ ...issuer.configuration, revocation_endpoint: "javascript:alert(1)" });
    const { authConfig, logLines } = open(issuer.origin);
    expect(await authConfig()).not.toHaveProperty("revocation_endpoint");
    expect(logLines).toEqual([expect.stringContaining('"names":["revocation_endpoint"]')]);
  });

  test("is ignored if it names another issuer, and that name is logged", async () => {
    const issuer = await scripted();
    issuer.discover({ ...issuer.configuration, issuer: "https://another.example/realm" });
    const { authConfig, logLines } = open(issuer.origin);
    expect(await authConfig()).toBeNull();
    expect(logLines).toEqual([expect.stringContaining('"named":"https://another.example/realm"')]);
  });

  test.each([
    ["of another issuer", { issuer: "https://another.example" }, "does not match"],
    ["with a script as an address", { authorization_endpoint: "javascript:alert(1)" }, "authorization_endpoint"],
    ["without an authorization endpoint", { authorization_endpoint: undefined }, "authorization_endpoint"],
  ])("%s is withheld from pages, and the reason is logged", async (_what, change, reason) => {
    const issuer = await scripted();
    issuer.discover({ ...issuer.configuration, ...change });
    const { authConfig, logLines } = open(issuer.origin);
    expect(await authConfig()).toBeNull();
    expect(await authConfig()).toBeNull();
    expect(logLines).toEqual([expect.stringContaining(reason)]);
  });
});
