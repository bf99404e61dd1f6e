import { expect, onTestFinished, test } from "vitest";
import { readAccountsConfig } from "./config.ts";
import { findGroup } from "./find-group.ts";
import { openTestAccounts } from "./testing/open-accounts.ts";
import { startScriptedIssuer } from "./testing/scripted-issuer.ts";

const names = ["staff", "guests"];

test.each([
  ["a list", "groups", { groups: ["x", "guests", "staff"] }, "staff"],
  ["one name", "groups", { groups: "guests" }, "guests"],
  ["an object's keys, as of Zitadel", "roles", { roles: { guests: { "1": "acme" } } }, "guests"],
  ["a path, as of Keycloak", "realm_access.roles", { realm_access: { roles: ["staff"] } }, "staff"],
  [
    "a name with dots, as of Auth0",
    "https://acme.example/groups",
    { "https://acme.example/groups": ["staff"] },
    "staff",
  ],
  ["an object that says which groups a user is in", "groups", { groups: { staff: false, guests: true } }, "guests"],
  ["an object whose groups have no value", "groups", { groups: { staff: null } }, undefined],
  ["other groups only", "groups", { groups: ["x"] }, undefined],
  ["nothing", "groups", {}, undefined],
  ["something else", "groups", { groups: [1, null, { staff: true }] }, undefined],
  ["a name that all objects have", "constructor.name", {}, undefined],
])("finds the first configured group in %s", (_, claim, claims, group) => {
  expect(findGroup(claims, { claim, names })).toBe(group);
});

const SETTINGS = { AUTH_CLIENT_ID: "envoi", LIMITS_BY_GROUP: '[{"group":"staff"}]' };

test("an account has the group that the issuer states, as long as the verdict is cached", async () => {
  const issuer = await startScriptedIssuer();
  onTestFinished(() => issuer[Symbol.asyncDispose]());
  const { verify, advance } = openTestAccounts({
    ...SETTINGS,
    AUTH_ISSUER: issuer.origin,
    AUTH_GROUPS_CLAIM: "groups",
  });
  issuer.answer("/userinfo", { sub: "ada", groups: ["staff", "x"] });
  expect(await verify("token")).toEqual({ id: "ada", group: "staff" });
  issuer.answer("/userinfo", { sub: "ada", groups: ["x"] });
  expect(await verify("token")).toEqual({ id: "ada", group: "staff" });
  advance(60_000);
  expect(await verify("token")).toEqual({ id: "ada" });
});

test("groups need a claim, a claim needs groups, and a check that returns claims", () => {
  const read = (more: object) => () =>
    readAccountsConfig({ ...SETTINGS, AUTH_ISSUER: "https://issuer.example", ...more });
  expect(read({})).toThrow("AUTH_GROUPS_CLAIM: is needed with LIMITS_BY_GROUP");
  expect(read({ AUTH_GROUPS_CLAIM: "groups", LIMITS_BY_GROUP: "" })).toThrow("LIMITS_BY_GROUP: is needed with");
  expect(read({ AUTH_GROUPS_CLAIM: "groups", AUTH_DIALECT: "fxa" })).toThrow("verify returns no claims");
});
