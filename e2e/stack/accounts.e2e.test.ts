import { fetchConfig } from "@envoi/client";
import { sealFileList } from "@envoi/crypto";
import { PEOPLE, type PersonName, signIn } from "@envoi/dev-issuer";
import { type StackProcess, startStackProcess } from "@envoi/dev-stack";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const NEVER = new AbortController().signal;
const LIST = "/api/filelist/AAAAAAAAAAAAAAAA";

/** Both dialects; one of them also with the token check that needs the issuer's secret. */
const WAYS = [
  { AUTH_DIALECT: "oidc", AUTH_TOKEN_CHECK: "introspection" },
  { AUTH_DIALECT: "fxa", AUTH_TOKEN_CHECK: "verify" },
] as const;

describe.each(WAYS)("a stack with accounts, which checks $AUTH_DIALECT tokens by $AUTH_TOKEN_CHECK,", (settings) => {
  let stack: StackProcess;
  beforeAll(async () => {
    stack = await startStackProcess(settings, { accounts: true });
  });
  afterAll(() => stack[Symbol.asyncDispose]());

  function issuerOrigin(): string {
    const [issuer] = stack.processes("issuer");
    return `http://${issuer?.host}:${issuer?.port}`;
  }
  async function tokenFor(person: PersonName): Promise<string> {
    const at = { origin: issuerOrigin(), appOrigin: stack.origin, clientId: "envoi", dialect: settings.AUTH_DIALECT };
    return (await signIn(at, PEOPLE[person])).access_token;
  }
  const callList = (token: string, init: RequestInit = {}) =>
    fetch(`${stack.origin}${LIST}`, { headers: { Authorization: `Bearer ${token}` }, ...init });

  it("configures the page with the stack's own issuer", async () => {
    expect(await fetchConfig({ origin: stack.origin }, NEVER)).toMatchObject({
      AUTH: {
        issuer: issuerOrigin(),
        client_id: "envoi",
        dialect: settings.AUTH_DIALECT,
        authorization_endpoint: `${issuerOrigin()}/authorization`,
      },
      FEATURES: { account: true, uploadRequiresAccount: false },
    });
  });

  it("stores a signed-in user's list, which no other user can read", async () => {
    const [ada, grace] = [await tokenFor("ada"), await tokenFor("grace")];
    const body = await sealFileList(new Uint8Array(16), []);
    expect((await callList(ada, { method: "POST", body })).ok).toBe(true);
    expect(new Uint8Array(await (await callList(ada)).arrayBuffer())).toEqual(body);
    expect((await callList(grace)).status).toBe(404);
    expect((await callList("made-up")).status).toBe(401);
  });

  it("offers accounts even from a replica that starts while the issuer is unavailable, and names the issuer once it is back", async () => {
    const config = () => fetchConfig({ origin: stack.origin }, NEVER);
    await stack.stopProcess("issuer");
    await stack.restartProcess("metadata");
    const told = await config();
    expect(told.FEATURES.account).toBe(true);
    expect(told).not.toHaveProperty("AUTH");
    await stack.startProcess("issuer");
    await expect.poll(config, { timeout: 60_000 }).toHaveProperty("AUTH");
  });

  it("returns 503 for a token that it cannot check, until the issuer is back", async () => {
    const token = await tokenFor("ada");
    await stack.stopProcess("issuer");
    expect((await callList(token)).status).toBe(503);
    await stack.startProcess("issuer");
    expect((await callList(await tokenFor("ada"))).status).toBe(200);
  });
});
