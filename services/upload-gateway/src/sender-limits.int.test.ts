import { type Issuer, startIssuer } from "@envoi/issuer";
import { waitFor } from "@envoi/testkit";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { type HostedUploadGateway, hostUploadGateway, type Wish } from "./host-upload-gateway.fixture.ts";

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
let gateway: HostedUploadGateway;
const tokens: string[] = [];
beforeAll(async () => {
  issuer = await startIssuer({});
  gateway = await hostUploadGateway(settingsFor(issuer));
});
afterAll(async () => {
  await gateway[Symbol.asyncDispose]();
  await issuer[Symbol.asyncDispose]();
});

/** Who sends, as the first message says it. */
async function bearerOf(who: string): Promise<Wish> {
  if (who === "nobody") return {};
  const bearer = who === "somebody made up" ? "made-up-token" : await issuer.tokenFor("ada");
  tokens.push(bearer);
  return { bearer };
}

describe.each([
  ["nobody", ANONYMOUS_BYTES, 5, 86_400],
  ["somebody made up", ANONYMOUS_BYTES, 5, 86_400],
  ["ada", SIGNED_IN_BYTES, 100, 604_800],
])("an upload of %s", (who, bytes, downloads, seconds) => {
  test.each([true, false])("of the largest size passes, one byte more does not (declared: %s)", async (declared) => {
    const wish = { ...(await bearerOf(who)), declared };
    expect(await gateway.upload(bytes, wish)).toEqual(OK);
    expect(await gateway.upload(bytes + 1, wish)).toEqual(TOO_LARGE);
  });

  test("with the highest number of downloads passes, with one more it does not", async () => {
    const wish = await bearerOf(who);
    expect(await gateway.upload(1, { ...wish, dlimit: downloads })).toEqual(OK);
    expect(await gateway.upload(1, { ...wish, dlimit: downloads + 1 })).toEqual(BAD_LIMIT);
  });

  test("with the longest life passes, with a second more it does not", async () => {
    const wish = await bearerOf(who);
    expect(await gateway.upload(1, { ...wish, timeLimit: seconds })).toEqual(OK);
    expect(await gateway.upload(1, { ...wish, timeLimit: seconds + 1 })).toEqual(BAD_LIMIT);
  });
});

test("a token that expires while bytes flow does not end the upload; the next one has everyone's limits", async () => {
  const shortLived = await startIssuer({ accessTokenSeconds: 2 });
  onTestFinished(() => shortLived.stop());
  const { begin, upload, verifier, advance } = await host(settingsFor(shortLived));
  const bearer = await shortLived.tokenFor("ada");
  const { reply, finish } = await begin(SIGNED_IN_BYTES, { bearer });
  expect(reply).toHaveProperty("id");
  await waitFor(
    async () => {
      advance(60_000);
      return verifier.verify(bearer);
    },
    (account) => account === null,
  );
  expect(await finish()).toEqual(OK);
  expect(await upload(ANONYMOUS_BYTES + 1, { bearer })).toEqual(TOO_LARGE);
});

test("a token that was revoked gives no more than everyone has, a minute later at the latest", async () => {
  const { upload, advance } = await host(settingsFor(issuer));
  const bearer = await issuer.tokenFor("grace");
  expect(await upload(SIGNED_IN_BYTES, { bearer })).toEqual(OK);
  await issuer.revoke(bearer);
  advance(60_000);
  expect(await upload(ANONYMOUS_BYTES + 1, { bearer })).toEqual(TOO_LARGE);
  expect(await upload(ANONYMOUS_BYTES, { bearer })).toEqual(OK);
});

describe("while the issuer is away", () => {
  async function hostWithoutIssuer(settings: Record<string, string> = {}) {
    const gone = await startIssuer({});
    const bearer = await gone.tokenFor("ada");
    const hosted = await host({ ...settingsFor(gone), ...settings });
    await gone.stop();
    return { ...hosted, bearer };
  }

  test.each([true, false])(
    "everyone's limits hold, and more is answered unavailable (declared: %s)",
    async (declared) => {
      const { upload, bearer } = await hostWithoutIssuer();
      expect(await upload(ANONYMOUS_BYTES, { bearer, declared })).toEqual(OK);
      expect(await upload(ANONYMOUS_BYTES + 1, { bearer, declared })).toEqual(UNAVAILABLE);
      expect(await upload(1, { bearer, declared, dlimit: 6 })).toEqual(UNAVAILABLE);
      expect(await upload(1, { bearer, declared, timeLimit: 86_401 })).toEqual(UNAVAILABLE);
    },
  );

  test("what nobody may send is refused as ever, and so is what anonymous people may not", async () => {
    const { upload, bearer } = await hostWithoutIssuer();
    expect(await upload(SIGNED_IN_BYTES + 1, { bearer, declared: true })).toEqual(TOO_LARGE);
    expect(await upload(1, { bearer, dlimit: 101 })).toEqual(BAD_LIMIT);
    expect(await upload(ANONYMOUS_BYTES + 1)).toEqual(TOO_LARGE);
  });

  test("a body of unknown length beyond what everybody may send so is too large: signing in would not help", async () => {
    const { upload, bearer } = await hostWithoutIssuer({ UNDECLARED_MAX_SIZE: "1000" });
    expect(await upload(1_000, { bearer, declared: false })).toEqual(TOO_LARGE);
    expect(await upload(ANONYMOUS_BYTES + 1, { bearer, declared: true })).toEqual(UNAVAILABLE);
  });

  test("uploads that need an account are answered unavailable: nobody becomes anonymous by it", async () => {
    const { upload, bearer } = await hostWithoutIssuer({ UPLOAD_REQUIRES_ACCOUNT: "true" });
    expect(await upload(1, { bearer })).toEqual(UNAVAILABLE);
    expect(await upload(1)).toEqual(UNAUTHORIZED);
  });
});

test("where uploads need an account, only a good token begins one", async () => {
  const { upload } = await host({ ...settingsFor(issuer), UPLOAD_REQUIRES_ACCOUNT: "true" });
  expect(await upload(1)).toEqual(UNAUTHORIZED);
  expect(await upload(1, { bearer: "made-up-token" })).toEqual(UNAUTHORIZED);
  expect(await upload(1, { bearer: await issuer.tokenFor("ada") })).toEqual(OK);
});

test("I1: the gateway's log and metrics tell neither tokens nor people", async () => {
  const account = await gateway.verifier.verify(await issuer.tokenFor("ada"));
  const told = `${gateway.logLines.join("\n")}\n${await gateway.registry.metrics()}`;
  expect(told).toContain("upload completed");
  expect(tokens.length).toBeGreaterThan(0);
  for (const secret of [...tokens, account?.id ?? "no account", "ada@example.org"]) expect(told).not.toContain(secret);
});
