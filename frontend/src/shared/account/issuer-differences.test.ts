import { encodeBase64Url } from "@envoi/protocol";
import { MAX_BEARER_CHARACTERS } from "@envoi/protocol/bearer";
import { expect, test, vi } from "vitest";
import { type Answers, comeBack, NOW_MS, oidc, signInPage, tokensWith } from "../../testing/sign-in-page.ts";

const ADA = { sub: "1", email: "ada@example.org", name: "Ada Lovelace" };
const nowSeconds = () => Math.floor(Date.now() / 1000);

/** Signs in at an issuer whose token and userinfo endpoints return the given responses. */
async function signInWith({
  tokens = {},
  claims = {},
  user = ADA,
}: {
  tokens?: object;
  claims?: object;
  user?: unknown;
}) {
  const page = signInPage({ "/token": () => ({ ...tokensWith(claims)(), ...tokens }), "/user": () => user });
  const returned = await comeBack(page, oidc, { code: "c" });
  if (returned.kind !== "signedIn") throw new Error("cancelled");
  return returned.user;
}

function signed(claims: object, header: object = { alg: "RS256" }): string {
  const part = (value: object) => encodeBase64Url(new TextEncoder().encode(JSON.stringify(value)));
  return `${part(header)}.${part(claims)}.c2lnbmVk`;
}
const asJwt = (text: string) => new Response(text, { headers: { "Content-Type": "application/jwt" } });

test.each([-86_400, -420, -31, 0, 31, 420, 86_400])(
  "if the computer's clock differs from the issuer's by %d seconds, users can sign in and stay signed in",
  async (seconds) => {
    const iat = nowSeconds() - seconds;
    expect(await signInWith({ claims: { iat, exp: iat + 300 } })).toMatchObject({ uid: "1" });
    const { signIn } = signInPage({ "/token": tokensWith({ iat, exp: iat + 300 }) });
    expect(await signIn.renew(oidc, "used")).toMatchObject({ accessToken: "token" });
  },
);

test.each([
  ["had already expired when it was issued", { iat: nowSeconds(), exp: nowSeconds() - 60 }],
  ["says in words when it was issued", { iat: "now" }],
])("an ID token that %s does not sign anyone in", async (_what, claims) => {
  await expect(signInWith({ claims })).rejects.toThrow();
});

test("an ID token that is valid for only a few seconds suffices to sign in", async () => {
  expect(await signInWith({ claims: { exp: nowSeconds() + 5 } })).toMatchObject({ uid: "1" });
});

test.each(["RS256", "PS256", "ES256", "EdDSA", "Ed25519", "HS256"])(
  "an ID token may be signed with %s",
  async (alg) => {
    const claims = { iss: oidc.issuer, aud: "envoi", sub: "1", iat: nowSeconds(), exp: nowSeconds() + 60 };
    expect(await signInWith({ tokens: { id_token: signed(claims, { alg }) } })).toMatchObject({ uid: "1" });
  },
);

test.each([
  ["as text", { aud: "envoi" }],
  ["as a list", { aud: ["envoi"] }],
  ["among others, if we are the party", { aud: ["envoi", "a-project"], azp: "envoi" }],
])("the audience of an ID token may be given %s", async (_how, claims) => {
  expect(await signInWith({ claims })).toMatchObject({ uid: "1" });
});

test.each([
  ["a second audience", { aud: ["envoi", "another"] }, "untrusted audiences"],
  ["a second audience as its party", { aud: ["envoi", "another"], azp: "another" }, "azp"],
  ["a number as its audience", { aud: 5 }, "aud"],
  ["no audience", { aud: undefined }, "aud"],
  ["another name for the issuer", { iss: `${oidc.issuer}/` }, "iss"],
])("an ID token with %s is rejected with an error that names the reason", async (_what, claims, reason) => {
  await expect(signInWith({ claims })).rejects.toThrow(reason);
});

test.each([
  [3_600, NOW_MS + 2_880_000],
  ["3600", NOW_MS + 2_880_000],
  [undefined, null],
  [null, null],
  ["soon", null],
  [-5, null],
])("a token with a lifetime of %j is due for renewal at %j", async (expires_in, renewAtMs) => {
  expect(await signInWith({ tokens: { expires_in } })).toMatchObject({ renewAtMs });
});

test.each([
  ["no refresh token", {}],
  ["null as the refresh token", { refresh_token: null, scope: null }],
  ["a list of scopes", { scope: ["openid"] }],
])("a response with %s signs the user in until the access token expires", async (_what, tokens) => {
  expect(await signInWith({ tokens })).toMatchObject({ accessToken: "token", refreshToken: null });
});

test("users whose user info is signed can sign in", async () => {
  const claims = { ...ADA, iss: oidc.issuer, aud: "envoi" };
  expect(await signInWith({ user: asJwt(signed(claims)) })).toMatchObject({ email: "ada@example.org" });
  await expect(signInWith({ user: asJwt(signed({ ...claims, aud: "another" })) })).rejects.toThrow("aud");
  await expect(signInWith({ user: asJwt("a.b.c.d.e") })).rejects.toThrow("decrypt");
});

test("without a userinfo endpoint, the ID token identifies the user", async () => {
  const page = signInPage({ "/token": tokensWith({ email: "ada@example.org", name: "Ada" }) });
  const { userinfo_endpoint: _, ...auth } = oidc;
  expect(await comeBack(page, auth, { code: "c" })).toMatchObject({
    user: { uid: "1", email: "ada@example.org", displayName: "Ada", avatar: null, avatarDefault: true },
  });
  expect(page.requests).toHaveLength(1);
});

test.each([
  ["no e-mail address", { sub: "1", name: "Ada" }, {}, { email: "", displayName: "Ada" }],
  ["only a user name", { sub: "1", preferred_username: "ada" }, {}, { email: "", displayName: "ada" }],
  ["nothing", { sub: "1" }, {}, { email: "", displayName: "1" }],
  ["less than the ID token", { sub: "1" }, { email: "a@b.example" }, { email: "a@b.example", displayName: "" }],
  ["nulls", { sub: "1", email: null, name: null, picture: null }, {}, { email: "", displayName: "1", avatar: null }],
  ["other kinds of values", { sub: "1", email: 5, name: ["A"], picture: {} }, {}, { email: "", displayName: "1" }],
])("users whose user info has %s are shown with the available claims", async (_what, user, claims, shown) => {
  expect(await signInWith({ user, claims })).toMatchObject(shown);
});

test.each([6_000, MAX_BEARER_CHARACTERS])("an access token may be %d characters long", async (length) => {
  expect(await signInWith({ tokens: { access_token: "a".repeat(length) } })).toMatchObject({ uid: "1" });
});

test("an access token that is too long for requests is revoked with an error that names the limit", async () => {
  const access_token = "a".repeat(MAX_BEARER_CHARACTERS + 1);
  const page = signInPage({ "/token": () => ({ ...tokensWith({})(), access_token }), "/user": () => ADA });
  const revocation_endpoint = new URL("/revoke", oidc.token_endpoint).href;
  await expect(comeBack(page, { ...oidc, revocation_endpoint }, { code: "c" })).rejects.toThrow("of at most 15360");
  await vi.waitFor(() => expect(page.requests.map(({ url }) => url)).toContain(revocation_endpoint));
});

test("the error names an endpoint that the page cannot read", async () => {
  const unread: Answers = { "/token": () => Promise.reject(new TypeError("Failed to fetch")) };
  const { host } = new URL(oidc.token_endpoint);
  await expect(comeBack(signInPage(unread), oidc, { code: "c" })).rejects.toThrow(`no answer from ${host}`);
});
