import { ConfigError } from "@envoi/platform";
import { expect, test } from "vitest";
import { readAccountsConfig } from "./config.ts";

const ISSUER = { AUTH_ISSUER: "https://issuer.example", AUTH_CLIENT_ID: "envoi" };

test("turns accounts off without an issuer", () => {
  expect(readAccountsConfig({})).toBeNull();
  expect(readAccountsConfig({ AUTH_ISSUER: "", AUTH_CLIENT_ID: "" })).toBeNull();
});

test("needs only an issuer and a client id, and defaults to OpenID Connect with userinfo checks", () => {
  expect(readAccountsConfig(ISSUER)).toEqual({
    issuer: new URL("https://issuer.example"),
    clientId: "envoi",
    introspectionClientId: "envoi",
    clientSecret: undefined,
    dialect: "oidc",
    keyScope: "",
    tokenCheck: "userinfo",
    rememberSeconds: 60,
    groups: { claim: "", names: [] },
    offersSignIn: true,
    uploadRequiresAccount: false,
  });
});

test("accepts a separate client for servers", () => {
  const settings = { ...ISSUER, AUTH_INTROSPECTION_CLIENT_ID: "envoi-servers", AUTH_CLIENT_SECRET: "secret" };
  expect(readAccountsConfig(settings)).toMatchObject({ clientId: "envoi", introspectionClientId: "envoi-servers" });
});

test("can hide the sign-in button on pages", () => {
  expect(readAccountsConfig({ ...ISSUER, FEATURE_ACCOUNT: "false" })?.offersSignIn).toBe(false);
  expect(() => readAccountsConfig({ FEATURE_ACCOUNT: "no" })).toThrow("FEATURE_ACCOUNT");
});

test("can require an account for uploads", () => {
  expect(readAccountsConfig({ ...ISSUER, UPLOAD_REQUIRES_ACCOUNT: "true" })?.uploadRequiresAccount).toBe(true);
});

test("with the fxa dialect, defaults to its key scope and its verify call", () => {
  expect(readAccountsConfig({ ...ISSUER, AUTH_DIALECT: "fxa" })).toMatchObject({
    keyScope: "https://identity.mozilla.com/apps/send",
    tokenCheck: "verify",
  });
});

test.each([
  ["a client id without an issuer", { AUTH_CLIENT_ID: "envoi" }, "AUTH_ISSUER"],
  ["an issuer without a client id", { AUTH_ISSUER: "https://issuer.example" }, "AUTH_CLIENT_ID"],
  ["an issuer over plain http", { ...ISSUER, AUTH_ISSUER: "http://issuer.example" }, "AUTH_ISSUER"],
  ["an issuer that is not an address", { ...ISSUER, AUTH_ISSUER: "issuer" }, "AUTH_ISSUER"],
  ["an issuer with a query", { ...ISSUER, AUTH_ISSUER: "https://issuer.example/?tenant=1" }, "AUTH_ISSUER"],
  ["an unknown dialect", { ...ISSUER, AUTH_DIALECT: "saml" }, "AUTH_DIALECT"],
  ["an unknown check", { ...ISSUER, AUTH_TOKEN_CHECK: "trust" }, "AUTH_TOKEN_CHECK"],
  ["good answers cached too long", { ...ISSUER, AUTH_TOKEN_REMEMBER_SECONDS: "301" }, "AUTH_TOKEN_REMEMBER_SECONDS"],
  ["introspection without a secret", { ...ISSUER, AUTH_TOKEN_CHECK: "introspection" }, "AUTH_CLIENT_SECRET"],
  ["verify without a scope", { ...ISSUER, AUTH_TOKEN_CHECK: "verify" }, "AUTH_KEY_SCOPE"],
  [
    "userinfo when a scope is needed",
    { ...ISSUER, AUTH_DIALECT: "fxa", AUTH_TOKEN_CHECK: "userinfo" },
    "AUTH_TOKEN_CHECK",
  ],
  ["requiring accounts for uploads without an issuer", { UPLOAD_REQUIRES_ACCOUNT: "true" }, "UPLOAD_REQUIRES_ACCOUNT"],
  [
    "requiring accounts for uploads while pages do not offer sign-in",
    { ...ISSUER, UPLOAD_REQUIRES_ACCOUNT: "true", FEATURE_ACCOUNT: "false" },
    "FEATURE_ACCOUNT",
  ],
])("rejects %s at startup", (_what, settings, name) => {
  const read = () => readAccountsConfig(settings);
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(name);
});

test.each(["http://localhost:9000", "http://127.0.0.1:9000", "http://[::1]:9000"])(
  "allows plain http for the loopback address %s",
  (issuer) => {
    expect(readAccountsConfig({ ...ISSUER, AUTH_ISSUER: issuer })?.issuer.origin).toBe(issuer);
  },
);
