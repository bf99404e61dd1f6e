import { type Issuer, startIssuer } from "@envoi/dev-issuer";
import { IssuerAway } from "@envoi/platform";
import { publicConfigSchema } from "@envoi/protocol";
import { MAX_BEARER_CHARACTERS } from "@envoi/protocol/bearer";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { openTestAccounts } from "./testing/open-accounts.ts";
import { type ScriptedIssuer, startScriptedIssuer } from "./testing/scripted-issuer.ts";

async function scripted(): Promise<ScriptedIssuer> {
  const issuer = await startScriptedIssuer();
  onTestFinished(() => issuer[Symbol.asyncDispose]());
  return issuer;
}

const FXA = { AUTH_DIALECT: "fxa" };
const INTROSPECTION = { AUTH_TOKEN_CHECK: "introspection" };
const CHECKS = [
  ["the verify call", FXA, "/v1/verify"],
  ["introspection", { ...INTROSPECTION, AUTH_CLIENT_SECRET: "secret" }, "/introspect"],
  ["userinfo", {}, "/userinfo"],
  ["the keys", { AUTH_TOKEN_CHECK: "jwks" }, "/v1/jwks"],
] as const;

/** Has three parts like a signed token, but is not signed with any of the issuer's keys. */
const JWT = "eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJhZGEifQ.c2lnbmF0dXJl";
const ANOTHER_JWT = "eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJhZGEifQ.YW5vdGhlcg";

describe("a real issuer", () => {
  let issuer: Issuer;
  beforeAll(async () => {
    issuer = await startIssuer({});
  });
  afterAll(() => issuer[Symbol.asyncDispose]());

  const open = (settings: Record<string, string>) =>
    openTestAccounts({ AUTH_ISSUER: issuer.origin, AUTH_CLIENT_ID: issuer.clientId, ...settings });

  describe.each([
    ["the verify call", FXA],
    ["userinfo", {}],
    ["introspection", INTROSPECTION],
    ["introspection of tokens with the key scope", { ...INTROSPECTION, ...FXA }],
  ])("asked by %s", (_name, settings) => {
    const openHere = () => {
      const { introspectionClientId: AUTH_INTROSPECTION_CLIENT_ID, clientSecret: AUTH_CLIENT_SECRET } = issuer;
      return open({ ...settings, AUTH_INTROSPECTION_CLIENT_ID, AUTH_CLIENT_SECRET });
    };

    test("distinguishes users, and recognises the same user with another token", async () => {
      const { verify } = openHere();
      const ada = await verify(await issuer.tokenFor("ada"));
      expect(ada?.id).toEqual(expect.any(String));
      expect(await verify(await issuer.tokenFor("ada"))).toEqual(ada);
      expect(await verify(await issuer.tokenFor("grace"))).not.toEqual(ada);
    });

    test("rejects a token that the issuer has not issued", async () => {
      expect(await openHere().verify("made-up")).toBeNull();
      expect(await openHere().verify(JWT)).toBeNull();
    });

    test("rejects a revoked token within a minute", async () => {
      const { verify, advance } = openHere();
      const token = await issuer.tokenFor("ada");
      expect(await verify(token)).not.toBeNull();
      await issuer.revoke(token);
      advance(60_000);
      expect(await verify(token)).toBeNull();
    });
  });

  test("rejects a token without the key scope if lists need a key", async () => {
    const { verify } = open({ ...FXA, AUTH_KEY_SCOPE: "https://issuer.example/another-app" });
    expect(await verify(await issuer.tokenFor("ada"))).toBeNull();
  });

  test("pages receive the issuer's configuration", async () => {
    const auth = await open(FXA).authConfig();
    expect(publicConfigSchema.shape.AUTH.parse(auth)).toMatchObject({
      issuer: issuer.origin,
      client_id: issuer.clientId,
      key_scope: "https://identity.mozilla.com/apps/send",
      dialect: "fxa",
      token_endpoint: expect.stringContaining(issuer.origin),
      offline_access: true,
    });
  });

  test("after the issuer stops, cached verdicts stay valid for a minute, and other tokens are unchecked", async () => {
    const short = await startIssuer({});
    const { verify, authConfig } = openTestAccounts({ AUTH_ISSUER: short.origin, AUTH_CLIENT_ID: short.clientId });
    const token = await short.tokenFor("ada");
    const account = await verify(token);
    await short.stop();
    expect(await verify(token)).toEqual(account);
    await expect(verify("another")).rejects.toThrow(IssuerAway);
    expect(await authConfig()).not.toBeNull();
  });
});

describe.each(CHECKS)("an issuer queried by %s", (_name, settings, path) => {
  const open = ({ origin }: { origin: string }) =>
    openTestAccounts({ AUTH_ISSUER: origin, AUTH_CLIENT_ID: "envoi", ...settings });

  test.each([500, 502, 404, 429])("that returns %i leaves a token unchecked", async (status) => {
    const issuer = await scripted();
    issuer.answer(path, {}, status);
    await expect(open(issuer).verify(JWT)).rejects.toThrow(IssuerAway);
  });

  test.each([200, 400, 403])(
    "behind a proxy that returns %i with an HTML page cannot be used to check a token",
    async (status) => {
      const issuer = await scripted();
      issuer.answerPage(path, "<html>We will be back</html>", status);
      await expect(open(issuer).verify(JWT)).rejects.toThrow(IssuerAway);
    },
  );

  test("that returns a malformed response leaves a token unchecked", async () => {
    const issuer = await scripted();
    issuer.answer(path, { status: "maintenance" });
    await expect(open(issuer).verify(JWT)).rejects.toThrow(IssuerAway);
  });

  test("that never responds times out after three seconds", async () => {
    const issuer = await scripted();
    issuer.silence(path);
    const { verify, deadlines, runOutOfTime } = open(issuer);
    const outcome = expect(verify(JWT)).rejects.toThrow(IssuerAway);
    await expect.poll(() => issuer.askedFor(path)).toBe(1);
    runOutOfTime();
    await outcome;
    expect(deadlines).toEqual([3_000, 3_000]);
  });

  test("that has just timed out is not queried again", async () => {
    const issuer = await scripted();
    issuer.silence(path);
    const { verify, runOutOfTime } = open(issuer);
    const outcome = expect(verify(JWT)).rejects.toThrow(IssuerAway);
    await expect.poll(() => issuer.askedFor(path)).toBe(1);
    runOutOfTime();
    await outcome;
    await expect(verify(ANOTHER_JWT)).rejects.toThrow(IssuerAway);
    expect(issuer.askedFor(path)).toBe(1);
  });

  test("is queried once for a hundred concurrent callers, without the token in any URL", async () => {
    const issuer = await scripted();
    issuer.answer(path, {}, 500);
    const { verify } = open(issuer);
    await Promise.allSettled(Array.from({ length: 100 }, () => verify(JWT)));
    expect(issuer.askedFor(path)).toBe(1);
    expect(issuer.timesDiscovered()).toBe(1);
    expect(issuer.questions.map((question) => question.path).join()).not.toContain(JWT);
  });

  test("receives no malformed tokens, and the log explains why", async () => {
    const issuer = await scripted();
    const { verify, logLines } = open(issuer);
    const malformed = ["", "two words", "line\nbreak", "tökén", "=", "a==="];
    for (const text of malformed) expect(await verify(text)).toBeNull();
    expect(await verify("a".repeat(MAX_BEARER_CHARACTERS + 1))).toBeNull();
    expect(issuer.questions).toEqual([]);
    expect(logLines).toHaveLength(malformed.length + 1);
    for (const line of logLines.slice(0, -1)) expect(line).toContain("it is no token");
    expect(logLines.at(-1)).toContain(`more than ${MAX_BEARER_CHARACTERS} characters`);
  });

  test("I10: if the issuer's response is too long, the token is neither accepted nor rejected", async () => {
    const issuer = await scripted();
    issuer.answer(path, { active: true, sub: "ada", user: "ada", keys: [], more: "a".repeat(600_000) });
    await expect(open(issuer).verify(JWT)).rejects.toThrow(IssuerAway);
  });

  test("I1: neither tokens nor their accounts appear in the log or the metrics", async () => {
    const issuer = await scripted();
    const { verify, logLines, registry } = open(issuer);
    issuer.answer(path, { user: "uid-of-ada", sub: "uid-of-ada", scope: [], active: false });
    await verify(JWT).catch(() => {});
    issuer.answer(path, { error: JWT, sub: "uid-of-ada" }, 500);
    await verify("another-secret-token").catch(() => {});
    const output = `${logLines.join("\n")}\n${await registry.metrics()}`;
    expect(output).toContain("the issuer could not be asked");
    for (const secret of [JWT, "another-secret-token", "uid-of-ada"]) expect(output).not.toContain(secret);
  });
});
