import { type Issuer, PEOPLE, startIssuer } from "@envoi/dev-issuer";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { type HostedUploadGateway, hostUploadGateway } from "./testing/host-upload-gateway.ts";

const ANONYMOUS_BYTES = 100_000;
const SIGNED_IN_BYTES = 200_000;
const LIMITS = { ANON_MAX_FILE_SIZE: String(ANONYMOUS_BYTES), MAX_FILE_SIZE: String(SIGNED_IN_BYTES) };

const OK = { ok: true };
const TOO_LARGE = { error: 413, code: "too_large" };
const BAD_LIMIT = { error: 400, code: "bad_limit" };
const UNAUTHORIZED = { error: 401, code: "unauthorized" };
const UNAVAILABLE = { error: 503, code: "unavailable" };

function settingsFor(issuer: Issuer): Record<string, string> {
  return { ...LIMITS, AUTH_ISSUER: issuer.origin, AUTH_CLIENT_ID: issuer.clientId, AUTH_DIALECT: "fxa" };
}

async function host(settings: Record<string, string>): Promise<HostedUploadGateway> {
  const gateway = await hostUploadGateway(settings);
  onTestFinished(() => gateway[Symbol.asyncDispose]());
  return gateway;
}

let issuer: Issuer;
beforeAll(async () => {
  issuer = await startIssuer({});
});
afterAll(() => issuer[Symbol.asyncDispose]());

test("a revoked token stops raising the limits within a minute", async () => {
  const { upload, advance } = await host(settingsFor(issuer));
  const bearer = await issuer.tokenFor("grace");
  expect(await upload(SIGNED_IN_BYTES, { bearer })).toEqual(OK);
  await issuer.revoke(bearer);
  advance(60_000);
  expect(await upload(ANONYMOUS_BYTES + 1, { bearer })).toEqual(TOO_LARGE);
  expect(await upload(ANONYMOUS_BYTES, { bearer })).toEqual(OK);
});

describe("while the issuer is unavailable", () => {
  async function hostWithoutIssuer(settings: Record<string, string> = {}) {
    const gone = await startIssuer({});
    const bearer = await gone.tokenFor("ada");
    const hosted = await host({ ...settingsFor(gone), ...settings });
    await gone.stop();
    return { ...hosted, bearer };
  }

  test.each([true, false])(
    "uploads above the anonymous limits are rejected as unavailable (declared: %s)",
    async (declared) => {
      const { upload, bearer } = await hostWithoutIssuer();
      expect(await upload(ANONYMOUS_BYTES, { bearer, declared })).toEqual(OK);
      expect(await upload(ANONYMOUS_BYTES + 1, { bearer, declared })).toEqual(UNAVAILABLE);
      expect(await upload(1, { bearer, declared, dlimit: 6 })).toEqual(UNAVAILABLE);
      expect(await upload(1, { bearer, declared, timeLimit: 86_401 })).toEqual(UNAVAILABLE);
    },
  );

  test("uploads above the highest limits, and anonymous uploads above the anonymous limits, are rejected as usual", async () => {
    const { upload, bearer } = await hostWithoutIssuer();
    expect(await upload(SIGNED_IN_BYTES + 1, { bearer, declared: true })).toEqual(TOO_LARGE);
    expect(await upload(1, { bearer, dlimit: 101 })).toEqual(BAD_LIMIT);
    expect(await upload(ANONYMOUS_BYTES + 1)).toEqual(TOO_LARGE);
  });

  test("an undeclared body above the limit for such bodies is too large: signing in would not help", async () => {
    const { upload, bearer } = await hostWithoutIssuer({ UNDECLARED_MAX_SIZE: "1000" });
    expect(await upload(1_000, { bearer, declared: false })).toEqual(TOO_LARGE);
    expect(await upload(ANONYMOUS_BYTES + 1, { bearer, declared: true })).toEqual(UNAVAILABLE);
  });

  test("if uploads need an account, a client with a token receives unavailable, because it never counts as anonymous", async () => {
    const { upload, bearer } = await hostWithoutIssuer({ UPLOAD_REQUIRES_ACCOUNT: "true" });
    expect(await upload(1, { bearer })).toEqual(UNAVAILABLE);
    expect(await upload(1)).toEqual(UNAUTHORIZED);
  });
});

test("if uploads need an account, only a request with a valid token can start one", async () => {
  const { upload } = await host({ ...settingsFor(issuer), UPLOAD_REQUIRES_ACCOUNT: "true" });
  expect(await upload(1)).toEqual(UNAUTHORIZED);
  expect(await upload(1, { bearer: "made-up-token" })).toEqual(UNAUTHORIZED);
  expect(await upload(1, { bearer: await issuer.tokenFor("ada") })).toEqual(OK);
});

test("I1: the gateway's log and metrics contain neither tokens nor user ids", async () => {
  const { upload, logLines, registry } = await host(settingsFor(issuer));
  const tokens = [await issuer.tokenFor("ada"), "made-up-token"];
  for (const bearer of tokens) expect(await upload(1, { bearer })).toEqual(OK);
  expect(await upload(SIGNED_IN_BYTES, { bearer: "made-up-token" })).toEqual(TOO_LARGE);
  const told = `${logLines.join("\n")}\n${await registry.metrics()}`;
  expect(told).toContain("upload completed");
  const { uid, email } = PEOPLE.ada;
  for (const secret of [...tokens, uid, email]) expect(told).not.toContain(secret);
});
