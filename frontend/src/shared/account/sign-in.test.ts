import { createDeferred } from "@envoi/client";
import { encodeBase64Url } from "@envoi/protocol";
import { afterEach, expect, test, vi } from "vitest";
import { fakeConfigWithAccounts } from "../../testing/fake-config.ts";
import { createMemoryStorage } from "../../testing/memory-storage.ts";
import { createKeptValues } from "../storage/kept-values.ts";
import { createAccountStorage } from "./account-storage.ts";
import { readCampaign } from "./campaign.ts";
import { createSignIn } from "./sign-in.ts";

afterEach(() => void vi.restoreAllMocks());

const { AUTH: fxa } = fakeConfigWithAccounts();
if (fxa === undefined) throw new Error("no accounts");
const oidc = { ...fxa, dialect: "oidc", key_scope: "" } as const;
const NOW_MS = 1_000_000;
const ORIGIN = "https://envoi.example";
const REQUEST = { trigger: "count", email: "ada@example.org", campaign: readCampaign("") } as const;
const FLOW = { flowId: "flow", flowBeginTime: 1_000 };

type Answers = Record<string, (request: Request) => unknown>;

/** A page with an issuer that returns these answers, by path. */
function setUp(answers: Answers = {}) {
  const requests: Request[] = [];
  const memory = createMemoryStorage();
  const storage = createAccountStorage(createKeptValues(memory));
  const signIn = createSignIn({
    storage,
    origin: ORIGIN,
    now: () => NOW_MS,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      requests.push(request);
      const answer = answers[new URL(request.url).pathname];
      if (answer === undefined) return Response.json({}, { status: 404 });
      const said = await answer(request.clone());
      return said instanceof Response ? said : Response.json(said);
    },
  });
  return { signIn, kept: memory.values, device: memory, requests };
}

const queryOf = (address: string) => Object.fromEntries(new URL(address).searchParams);

async function challengeOf(verifier = ""): Promise<string> {
  return encodeBase64Url(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier))));
}

/** Begins a sign-in and returns with the issuer's parameters. */
async function comeBack({ signIn, kept }: ReturnType<typeof setUp>, auth: typeof fxa | typeof oidc, added: object) {
  if (auth === undefined) throw new Error("no accounts");
  await signIn.begin(auth, REQUEST);
  return signIn.complete(auth, new URLSearchParams({ state: kept.get("oauthState") ?? "", ...added }));
}

test("the fxa dialect opens the issuer with all parameters of the original client [R7.28]", async () => {
  const { signIn, kept, requests } = setUp({ "/metrics-flow": () => FLOW });
  const address = await signIn.begin(fxa, REQUEST);
  expect(address.startsWith(fxa.authorization_endpoint)).toBe(true);
  expect(queryOf(address)).toEqual({
    action: "email",
    client_id: "envoi",
    code_challenge: await challengeOf(kept.get("pkceVerifier")),
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
  expect(queryOf(requests[0]?.url ?? "")).toEqual({
    entrypoint: "send-count",
    form_type: "email",
    utm_source: "send",
    utm_campaign: "none",
  });
});

test("the campaign and the e-mail address are passed on, an invalid address is not [R7.25]", async () => {
  const { signIn, requests } = setUp({ "/metrics-flow": () => FLOW });
  const campaign = readCampaign("?utm_source=letter&utm_campaign=spring&utm_term=files");
  const query = queryOf(await signIn.begin(fxa, { trigger: "size", email: null, campaign }));
  expect(query).toMatchObject({ utm_source: "letter", utm_campaign: "spring", utm_term: "files", utm_medium: "none" });
  expect(query).not.toHaveProperty("email");
  expect(queryOf(requests[0]?.url ?? "")).toEqual({
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
    const query = queryOf(await setUp(answers).signIn.begin(fxa, REQUEST));
    expect(log).toHaveBeenCalledOnce();
    expect(Object.keys(query)).not.toEqual(expect.arrayContaining(["flow_id"]));
    expect(query).toMatchObject({ entrypoint: "send-count" });
    expect(query).not.toHaveProperty("flow_begin_time");
  },
);

test("the oidc dialect opens the issuer as in OpenID Connect, without a previous request", async () => {
  const { signIn, kept, requests } = setUp();
  expect(queryOf(await signIn.begin(oidc, REQUEST))).toEqual({
    client_id: "envoi",
    redirect_uri: `${ORIGIN}/oauth`,
    response_type: "code",
    scope: "openid profile email",
    state: kept.get("oauthState"),
    code_challenge: await challengeOf(kept.get("pkceVerifier")),
    code_challenge_method: "S256",
    login_hint: "ada@example.org",
  });
  expect(requests).toEqual([]);
});

test.each(["another", ""])("a different state is 'state mismatch', and nothing is exchanged: %j", async (state) => {
  const { signIn, requests } = setUp();
  await signIn.begin(oidc, REQUEST);
  await expect(signIn.complete(oidc, new URLSearchParams({ code: "c", state }))).rejects.toThrow("state mismatch");
  expect(requests).toEqual([]);
});

test("a return with a different state does not affect the sign-in of another tab", async () => {
  const page = setUp();
  await page.signIn.begin(oidc, REQUEST);
  await expect(page.signIn.complete(oidc, new URLSearchParams({ state: "x" }))).rejects.toThrow("state mismatch");
  const query = new URLSearchParams({ state: page.kept.get("oauthState") ?? "", error: "access_denied" });
  expect(await page.signIn.complete(oidc, query)).toMatchObject({ kind: "cancelled" });
});

test("if two tabs begin a sign-in, the later one succeeds", async () => {
  const page = setUp();
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
] as const)("requests to an issuer whose %s endpoint is silent time out after 30 s", async (silent, auth) => {
  const patience = new AbortController();
  const limit = vi.spyOn(AbortSignal, "timeout").mockReturnValue(patience.signal);
  const tokens = auth.dialect === "fxa" ? () => ({ access_token: "token", keys_jwe: "a.b.c.d.e" }) : tokensWith({});
  const page = setUp({
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

test("a device without space for its state begins no sign-in", async () => {
  const { signIn, device } = setUp({ "/metrics-flow": () => FLOW });
  device.full = true;
  await expect(signIn.begin(fxa, REQUEST)).rejects.toMatchObject({ name: "QuotaExceededError" });
  device.full = false;
  await expect(signIn.begin(fxa, REQUEST)).resolves.toContain(fxa.authorization_endpoint);
});

test("an unexpected return is 'state mismatch', as is a second one", async () => {
  const page = setUp();
  await expect(page.signIn.complete(oidc, new URLSearchParams({ code: "c" }))).rejects.toThrow("state mismatch");
  await expect(comeBack(page, oidc, { error: "access_denied" })).resolves.toMatchObject({ kind: "cancelled" });
  await expect(page.signIn.complete(oidc, new URLSearchParams({ code: "c" }))).rejects.toThrow("state mismatch");
});

test("cancelling at the issuer is reported as cancelled, and the stored sign-in is removed", async () => {
  const page = setUp();
  expect(await comeBack(page, oidc, { error: "access_denied" })).toEqual({ kind: "cancelled", trigger: "count" });
  expect(page.kept.size).toBe(0);
});

test("the fxa dialect exchanges the code as JSON, and reports an invalid bundle as 'invalid jwe' [R7.34]", async () => {
  const page = setUp({
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
  await expect(comeBack(setUp(answers), fxa, { code: "c" })).rejects.toThrow(message);
});

/** An ID token as an issuer makes it; its signature is not checked. */
function idToken(changes: object = {}): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = { iss: oidc.issuer, aud: "envoi", sub: "1", iat: now, exp: now + 60, ...changes };
  return [{ alg: "ES256" }, claims, "signature"]
    .map((part) => encodeBase64Url(new TextEncoder().encode(JSON.stringify(part))))
    .join(".");
}

const ADA = { sub: "1", email: "ada@example.org", name: "Ada Lovelace", picture: "https://issuer.example/ada.png" };
const tokensWith = (changes: object) => () => ({
  access_token: "token",
  token_type: "Bearer",
  id_token: idToken(changes),
});

test("the oidc dialect exchanges the code in OAuth's form encoding, and reads the profile", async () => {
  const bodies: string[] = [];
  const page = setUp({
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
  ["names another person than the user info", { sub: "2" }],
])("an ID token that %s does not sign in", async (_what, claims) => {
  const page = setUp({ "/token": tokensWith(claims), "/user": () => ADA });
  await expect(comeBack(page, oidc, { code: "c" })).rejects.toThrow();
});

test.each([
  [fxa, "application/json", ['{"refresh_token":"next"}', '{"token":"token"}']],
  [
    oidc,
    "application/x-www-form-urlencoded;charset=UTF-8",
    ["token=next&client_id=envoi", "token=token&client_id=envoi"],
  ],
] as const)("unneeded tokens are revoked in the issuer's dialect", async (auth, type, bodies) => {
  const { signIn, requests } = setUp({ "/revoke": () => ({}) });
  const there = { ...auth, revocation_endpoint: "https://issuer.example/revoke" };
  await signIn.revoke(there, { accessToken: "token", refreshToken: "next" });
  const told = requests.map(({ method, headers, keepalive }) => [method, headers.get("content-type"), keepalive]);
  expect(told).toEqual(bodies.map(() => ["POST", type, true]));
  expect(await Promise.all(requests.map((request) => request.text()))).toEqual(bodies);
});

test.each([
  [fxa, '{"client_id":"envoi","grant_type":"refresh_token","refresh_token":"used"}'],
  [oidc, "refresh_token=used&grant_type=refresh_token&client_id=envoi"],
] as const)(
  "tokens are renewed in the issuer's dialect, and the next renewal is due before they expire [R4.51]",
  async (auth, body) => {
    const answer = { access_token: "new", refresh_token: "next", token_type: "bearer", expires_in: 100 };
    const { signIn, requests } = setUp({ "/token": () => answer });
    expect(await signIn.renew(auth, "used")).toEqual({
      accessToken: "new",
      refreshToken: "next",
      renewAtMs: NOW_MS + 80_000,
    });
    expect(await requests[0]?.text()).toBe(body);
  },
);

const ISSUERS = { fxa, oidc } as const;

test.each([
  ["oidc", 400, { error: "invalid_grant" }],
  ["oidc", 403, { error: "invalid_grant", error_description: "Unknown or invalid refresh token." }],
  ["oidc", 401, { error: "invalid_client" }],
  ["fxa", 400, { error: "invalid_grant" }],
  ["fxa", 400, { code: 400, errno: 108, error: "Bad Request", message: "Invalid token" }],
] as const)(
  "by %s: a refresh token that the issuer refuses with %i %j ends the session [R4.52c]",
  async (dialect, status, body) => {
    const { signIn } = setUp({ "/token": () => Response.json(body, { status }) });
    expect(await signIn.renew(ISSUERS[dialect], "used")).toBeNull();
  },
);

const UNCLEAR: [string, () => unknown][] = [
  ["403 of a proxy", () => new Response("<h1>Forbidden</h1>", { status: 403 })],
  ["404 of a gateway", () => Response.json({ status: 404, error: "Not Found" }, { status: 404 })],
  ["429", () => Response.json({ error: "invalid_grant" }, { status: 429 })],
  ["503", () => Response.json({ error: "invalid_grant" }, { status: 503 })],
  ["network error", () => Promise.reject(new TypeError("network error"))],
];

test.each(UNCLEAR)(
  "a %s does not mean that the refresh token is refused, and does not end the session",
  async (_what, answer) => {
    for (const auth of Object.values(ISSUERS)) {
      await expect(setUp({ "/token": answer }).signIn.renew(auth, "used")).rejects.toThrow();
    }
  },
);

test.each([
  [fxa, { access_type: "offline" }],
  [{ ...oidc, offline_access: true }, { scope: "openid profile email offline_access" }],
  [oidc, { scope: "openid profile email" }],
] as const)("refresh tokens are requested if the issuer supports them [R4.51]", async (auth, asked) => {
  const { signIn } = setUp({ "/metrics-flow": () => FLOW });
  expect(queryOf(await signIn.begin(auth, REQUEST))).toMatchObject(asked);
});

test("an issuer without revocation receives no request", async () => {
  const { signIn, requests } = setUp();
  await signIn.revoke(oidc, { accessToken: "token", refreshToken: null });
  expect(requests).toEqual([]);
});

test.each([
  ["person", fxa, { "/token": () => ({ access_token: "token", keys_jwe: "a.b.c.d.e" }) }],
  ["keys", fxa, { "/token": () => ({ access_token: "token" }), "/user": () => ({ uid: "1" }) }],
  ["person", oidc, { "/token": tokensWith({}) }],
] as const)("a token whose %s cannot be fetched is revoked", async (_what, auth, answers: Answers) => {
  const page = setUp({ "/metrics-flow": () => FLOW, ...answers });
  const revocation_endpoint = new URL("/revoke", auth.token_endpoint).href;
  await expect(comeBack(page, { ...auth, revocation_endpoint }, { code: "c" })).rejects.toThrow();
  await vi.waitFor(() => expect(page.requests.map(({ url }) => url)).toContain(revocation_endpoint));
});
