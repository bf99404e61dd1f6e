import { expect, test, vi } from "vitest";
import {
  type Answers,
  comeBack,
  FLOW,
  fxa,
  NOW_MS,
  oidc,
  parseQuery,
  REQUEST,
  signInPage,
  tokensWith,
} from "../../testing/sign-in-page.ts";

test.each([
  [fxa, "application/json", ['{"refresh_token":"next"}', '{"token":"token"}']],
  [
    oidc,
    "application/x-www-form-urlencoded;charset=UTF-8",
    ["token=next&client_id=envoi", "token=token&client_id=envoi"],
  ],
] as const)("tokens that are no longer needed are revoked in the issuer's dialect", async (auth, type, bodies) => {
  const { signIn, requests } = signInPage({ "/revoke": () => ({}) });
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
    const { signIn, requests } = signInPage({ "/token": () => answer });
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
  "in the dialect %s, a refresh token that the issuer rejects with %i %j ends the session [R4.52c]",
  async (dialect, status, body) => {
    const { signIn } = signInPage({ "/token": () => Response.json(body, { status }) });
    expect(await signIn.renew(ISSUERS[dialect], "used")).toBeNull();
  },
);

const UNCLEAR: [string, () => unknown][] = [
  ["403 from a proxy", () => new Response("<h1>Forbidden</h1>", { status: 403 })],
  ["404 from a gateway", () => Response.json({ status: 404, error: "Not Found" }, { status: 404 })],
  ["429", () => Response.json({ error: "invalid_grant" }, { status: 429 })],
  ["503", () => Response.json({ error: "invalid_grant" }, { status: 503 })],
  ["network error", () => Promise.reject(new TypeError("network error"))],
];

test.each(UNCLEAR)("a %s does not count as a rejection of the token or end the session", async (_what, answer) => {
  for (const auth of Object.values(ISSUERS)) {
    await expect(signInPage({ "/token": answer }).signIn.renew(auth, "used")).rejects.toThrow();
  }
});

test.each([
  [fxa, { access_type: "offline" }],
  [{ ...oidc, offline_access: true }, { scope: "openid profile email offline_access" }],
  [oidc, { scope: "openid profile email" }],
] as const)("refresh tokens are requested if the issuer supports them [R4.51]", async (auth, asked) => {
  const { signIn } = signInPage({ "/metrics-flow": () => FLOW });
  expect(parseQuery(await signIn.begin(auth, REQUEST))).toMatchObject(asked);
});

test("an issuer without a revocation endpoint receives no revocation request", async () => {
  const { signIn, requests } = signInPage();
  await signIn.revoke(oidc, { accessToken: "token", refreshToken: null });
  expect(requests).toEqual([]);
});

test.each([
  ["person", fxa, { "/token": () => ({ access_token: "token", keys_jwe: "a.b.c.d.e" }) }],
  ["keys", fxa, { "/token": () => ({ access_token: "token" }), "/user": () => ({ uid: "1" }) }],
  ["person", oidc, { "/token": tokensWith({}) }],
] as const)("a token whose %s cannot be fetched is revoked", async (_what, auth, answers: Answers) => {
  const page = signInPage({ "/metrics-flow": () => FLOW, ...answers });
  const revocation_endpoint = new URL("/revoke", auth.token_endpoint).href;
  await expect(comeBack(page, { ...auth, revocation_endpoint }, { code: "c" })).rejects.toThrow();
  await vi.waitFor(() => expect(page.requests.map(({ url }) => url)).toContain(revocation_endpoint));
});

test.each(["fxa", "oidc"] as const)(
  "in the dialect %s, an endless response is rejected without ending the session",
  async (dialect) => {
    let sentBytes = 0;
    const endless = () =>
      new Response(
        new ReadableStream({
          pull(controller) {
            sentBytes += 65_536;
            if (sentBytes > 64 * 1_048_576) controller.close();
            else controller.enqueue(new Uint8Array(65_536).fill(0x20));
          },
        }),
        { headers: { "Content-Type": "application/json" } },
      );
    const { signIn } = signInPage({ "/token": endless });
    await expect(signIn.renew(ISSUERS[dialect], "used")).rejects.toThrow("the answer is longer than");
    expect(sentBytes).toBeLessThan(2 * 1_048_576);
  },
);

test.each([
  [-1, 48_000],
  [0, 48_000],
  [1e300, 31_536_000_000 * 0.8],
])("a token with a stated lifetime of %d seconds is renewed after %d ms", async (expires_in, ms) => {
  const answer = { access_token: "new", refresh_token: "next", token_type: "bearer", expires_in };
  const { signIn } = signInPage({ "/token": () => answer });
  expect(await signIn.renew(fxa, "used")).toMatchObject({ renewAtMs: NOW_MS + ms });
});
