import { createDeferred } from "@envoi/client";
import { encodeBase64Url } from "@envoi/protocol";
import { afterEach, expect, test, vi } from "vitest";
import {
  type Answers,
  comeBack,
  FLOW,
  fxa,
  ORIGIN,
  oidc,
  parseQuery,
  REQUEST,
  signInPage,
  tokensWith,
} from "../../testing/sign-in-page.ts";
import { readCampaign } from "./campaign.ts";

afterEach(() => void vi.restoreAllMocks());

async function computeChallenge(verifier = ""): Promise<string> {
  return encodeBase64Url(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier))));
}

test("the fxa dialect opens the issuer with all parameters of the original client [R7.28]", async () => {
  const { signIn, kept, requests } = signInPage({ "/metrics-flow": () => FLOW });
  const address = await signIn.begin(fxa, REQUEST);
  expect(address.startsWith(fxa.authorization_endpoint)).toBe(true);
  expect(parseQuery(address)).toEqual({
    action: "email",
    client_id: "envoi",
    code_challenge: await computeChallenge(kept.get("pkceVerifier")),
    code_challenge_method: "S256",
    response_type: "code",
    scope: "profile keys",
    access_type: "offline",
    state: kept.get("oauthState"),
    keys_jwk: expect.any(String),
    email: "ada@example.org",
    flow_id: "flow",
    flow_begin_time: "1000",
    entrypoint: "send-count",
    utm_campaign: "none",
    utm_content: "none",
    utm_medium: "none",
    utm_source: "send",
    utm_term: "none",
  });
  expect(parseQuery(requests[0]?.url ?? "")).toEqual({
    entrypoint: "send-count",
    form_type: "email",
    utm_source: "send",
    utm_campaign: "none",
  });
});

test("the campaign and a valid e-mail address are passed on, but not an invalid address [R7.25]", async () => {
  const { signIn, requests } = signInPage({ "/metrics-flow": () => FLOW });
  const campaign = readCampaign("?utm_source=letter&utm_campaign=spring&utm_term=files");
  const query = parseQuery(await signIn.begin(fxa, { trigger: "size", email: null, campaign }));
  expect(query).toMatchObject({ utm_source: "letter", utm_campaign: "spring", utm_term: "files", utm_medium: "none" });
  expect(query).not.toHaveProperty("email");
  expect(parseQuery(requests[0]?.url ?? "")).toEqual({
    entrypoint: "send-size",
    form_type: "email",
    utm_source: "letter",
    utm_campaign: "spring",
  });
});

test.each([{}, { "/metrics-flow": () => ({ flowId: 1 }) }])(
  "failed flow metrics are logged, and the sign-in continues without their ids",
  async (answers: Answers) => {
    const log = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const query = parseQuery(await signInPage(answers).signIn.begin(fxa, REQUEST));
    expect(log).toHaveBeenCalledOnce();
    expect(Object.keys(query)).not.toEqual(expect.arrayContaining(["flow_id"]));
    expect(query).toMatchObject({ entrypoint: "send-count" });
    expect(query).not.toHaveProperty("flow_begin_time");
  },
);

test("the oidc dialect opens the issuer as OpenID Connect specifies, without a prior request", async () => {
  const { signIn, kept, requests } = signInPage();
  expect(parseQuery(await signIn.begin(oidc, REQUEST))).toEqual({
    client_id: "envoi",
    redirect_uri: `${ORIGIN}/oauth`,
    response_type: "code",
    scope: "openid profile email",
    state: kept.get("oauthState"),
    code_challenge: await computeChallenge(kept.get("pkceVerifier")),
    code_challenge_method: "S256",
    login_hint: "ada@example.org",
  });
  expect(requests).toEqual([]);
});

test.each(["another", ""])("a different state causes 'state mismatch', and no code is exchanged: %j", async (state) => {
  const { signIn, requests } = signInPage();
  await signIn.begin(oidc, REQUEST);
  await expect(signIn.complete(oidc, new URLSearchParams({ code: "c", state }))).rejects.toThrow("state mismatch");
  expect(requests).toEqual([]);
});

test("a redirect with a different state does not affect a sign-in in another tab", async () => {
  const page = signInPage();
  await page.signIn.begin(oidc, REQUEST);
  await expect(page.signIn.complete(oidc, new URLSearchParams({ state: "x" }))).rejects.toThrow("state mismatch");
  const query = new URLSearchParams({ state: page.kept.get("oauthState") ?? "", error: "access_denied" });
  expect(await page.signIn.complete(oidc, query)).toMatchObject({ kind: "cancelled" });
});

test("if two tabs begin a sign-in, the later sign-in succeeds", async () => {
  const page = signInPage();
  await page.signIn.begin(oidc, REQUEST);
  const earlier = page.kept.get("oauthState") ?? "";
  await page.signIn.begin(oidc, REQUEST);
  const later = page.kept.get("oauthState") ?? "";
  const turnBack = (state: string) =>
    page.signIn.complete(oidc, new URLSearchParams({ state, error: "access_denied" }));
  await expect(turnBack(earlier)).rejects.toThrow("state mismatch");
  expect(await turnBack(later)).toMatchObject({ kind: "cancelled" });
});

test.each([
  ["token", fxa],
  ["user", fxa],
  ["token", oidc],
  ["user", oidc],
] as const)("requests to an issuer whose %s endpoint does not respond time out after 30 s", async (silent, auth) => {
  const patience = new AbortController();
  const limit = vi.spyOn(AbortSignal, "timeout").mockReturnValue(patience.signal);
  const tokens = auth.dialect === "fxa" ? () => ({ access_token: "token", keys_jwe: "a.b.c.d.e" }) : tokensWith({});
  const page = signInPage({
    "/metrics-flow": () => FLOW,
    "/token": tokens,
    [`/${silent}`]: ({ signal }) => {
      const { promise, reject } = createDeferred();
      signal.addEventListener("abort", () => reject(signal.reason));
      patience.abort(new DOMException("too late", "TimeoutError"));
      return promise;
    },
  });
  await expect(comeBack(page, auth, { code: "c" })).rejects.toThrow("too late");
  expect(limit).toHaveBeenLastCalledWith(30_000);
});

test("a sign-in does not begin if the device has no space for its state", async () => {
  const { signIn, device } = signInPage({ "/metrics-flow": () => FLOW });
  device.full = true;
  await expect(signIn.begin(fxa, REQUEST)).rejects.toMatchObject({ name: "QuotaExceededError" });
  device.full = false;
  await expect(signIn.begin(fxa, REQUEST)).resolves.toContain(fxa.authorization_endpoint);
});

test("an unexpected redirect is rejected with 'state mismatch', and so is a repeated one", async () => {
  const page = signInPage();
  await expect(page.signIn.complete(oidc, new URLSearchParams({ code: "c" }))).rejects.toThrow("state mismatch");
  await expect(comeBack(page, oidc, { error: "access_denied" })).resolves.toMatchObject({ kind: "cancelled" });
  await expect(page.signIn.complete(oidc, new URLSearchParams({ code: "c" }))).rejects.toThrow("state mismatch");
});

test("cancelling at the issuer is reported, and the stored sign-in is removed", async () => {
  const page = signInPage();
  expect(await comeBack(page, oidc, { error: "access_denied" })).toEqual({ kind: "cancelled", trigger: "count" });
  expect(page.kept.size).toBe(0);
});

test("the fxa dialect exchanges the code as JSON, and reports an invalid bundle as 'invalid jwe' [R7.34]", async () => {
  const page = signInPage({
    "/metrics-flow": () => FLOW,
    "/token": () => ({ access_token: "token", keys_jwe: "none" }),
    "/user": () => ({ uid: "1", email: "ada@example.org", displayName: "Ada", avatar: null, avatarDefault: true }),
  });
  await expect(comeBack(page, fxa, { code: "the code" })).rejects.toThrow("invalid jwe");
  const exchange = page.requests.find(({ url }) => url === fxa.token_endpoint);
  expect(exchange?.headers.get("content-type")).toBe("application/json");
  expect(await exchange?.json()).toEqual({ code: "the code", client_id: "envoi", code_verifier: expect.any(String) });
  const profile = page.requests.find(({ url }) => url === fxa.userinfo_endpoint);
  expect(profile?.headers.get("authorization")).toBe("Bearer token");
});

test.each([
  ["no token", { "/token": () => ({ keys_jwe: "a.b.c.d.e" }) }],
  ["status 404", {}],
])("an exchange with the result %s fails", async (message, answers: Answers) => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  await expect(comeBack(signInPage(answers), fxa, { code: "c" })).rejects.toThrow(message);
});

const ADA = { sub: "1", email: "ada@example.org", name: "Ada Lovelace", picture: "https://issuer.example/ada.png" };

test("the oidc dialect exchanges the code in OAuth's form encoding, and reads the profile", async () => {
  const bodies: string[] = [];
  const page = signInPage({
    "/token": async (request) => {
      bodies.push(await request.text());
      return tokensWith({})();
    },
    "/user": () => ADA,
  });
  expect(await comeBack(page, oidc, { code: "the code" })).toEqual({
    kind: "signedIn",
    trigger: "count",
    user: {
      accessToken: "token",
      refreshToken: null,
      renewAtMs: null,
      uid: "1",
      email: "ada@example.org",
      displayName: "Ada Lovelace",
      avatar: "https://issuer.example/ada.png",
      avatarDefault: false,
    },
    fileListKey: null,
  });
  expect(Object.fromEntries(new URLSearchParams(bodies[0]))).toEqual({
    grant_type: "authorization_code",
    code: "the code",
    redirect_uri: `${ORIGIN}/oauth`,
    code_verifier: expect.any(String),
    client_id: "envoi",
  });
});

test.each([
  ["has another audience", { aud: "other" }],
  ["has another issuer", { iss: "https://other.example" }],
  ["has expired", { exp: 1_000 }],
  ["names a different person from the user info", { sub: "2" }],
])("an ID token that %s does not sign anyone in", async (_what, claims) => {
  const page = signInPage({ "/token": tokensWith(claims), "/user": () => ADA });
  await expect(comeBack(page, oidc, { code: "c" })).rejects.toThrow();
});
