import { type Issuer, PEOPLE, signIn, startIssuer } from "@envoi/dev-issuer";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { openTestAccounts } from "./testing/open-accounts.ts";

const TOKEN_SECONDS = 600;
const APP_ORIGIN = "http://localhost:8080";

let issuer: Issuer;
beforeAll(async () => {
  issuer = await startIssuer({ appOrigin: APP_ORIGIN, signsTokens: true, accessTokenSeconds: TOKEN_SECONDS });
});
afterAll(() => issuer[Symbol.asyncDispose]());

function open(settings: Record<string, string> = {}) {
  const own = { AUTH_ISSUER: issuer.origin, AUTH_CLIENT_ID: issuer.clientId, AUTH_TOKEN_CHECK: "jwks" };
  return openTestAccounts({ ...own, ...settings });
}

test("identifies the account of a real issuer's token", async () => {
  const { verify } = open();
  expect(await verify(await issuer.tokenFor("ada"))).toEqual({ id: PEOPLE.ada.uid });
  expect(await verify(await issuer.tokenFor("grace"))).toEqual({ id: PEOPLE.grace.uid });
});

test("accepts a signed token for its scope, until it expires", async () => {
  const token = await issuer.tokenFor("ada");
  const { verify, advance } = open({ AUTH_DIALECT: "fxa" });
  expect(await verify(token)).toEqual({ id: PEOPLE.ada.uid });
  expect(await open({ AUTH_KEY_SCOPE: "another" }).verify(token)).toBeNull();
  advance(TOKEN_SECONDS * 1_000);
  expect(await verify(token)).toBeNull();
});

test("rejects an ID token used as an access token", async () => {
  const at = { origin: issuer.origin, appOrigin: APP_ORIGIN, clientId: issuer.clientId, dialect: "oidc" } as const;
  const { access_token: accessToken, id_token: idToken } = await signIn(at, PEOPLE.ada);
  expect(await open().verify(accessToken)).toEqual({ id: PEOPLE.ada.uid });
  expect(await open().verify(String(idToken))).toBeNull();
});

test("rejects a token for another client or from another issuer", async () => {
  expect(await open({ AUTH_CLIENT_ID: "another" }).verify(await issuer.tokenFor("ada"))).toBeNull();
  const impostor = await startIssuer({ signsTokens: true });
  onTestFinished(() => impostor.stop());
  expect(await open().verify(await impostor.tokenFor("ada"))).toBeNull();
});
