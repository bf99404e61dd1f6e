import { expect, test } from "vitest";
import { fakeConfig } from "../../testing/fake-config.ts";
import { fakeUser } from "../../testing/fake-user.ts";
import { type AccountAction, type AccountState, chooseLimits, reduceAccount } from "./account-state.ts";

const user = fakeUser();
const after = (events: AccountAction[], from: AccountState = { kind: "off" }) => events.reduce(reduceAccount, from);
const signedOut: AccountAction = { type: "accountsFound", user: null };

test("nobody can sign in if the service has no accounts", () => {
  expect(after([{ type: "signInBegan" }, { type: "signedIn", user }])).toEqual({ kind: "off" });
});

test("a stored user is signed in once the configuration shows that the service has accounts", () => {
  expect(after([{ type: "accountsFound", user }])).toEqual({ kind: "signedIn", user });
  expect(after([signedOut])).toEqual({ kind: "signedOut" });
});

test("an aborted sign-in leaves the user signed out, and a completed one signs them in", () => {
  expect(after([signedOut, { type: "signInBegan" }, { type: "signInStopped" }])).toEqual({ kind: "signedOut" });
  expect(after([signedOut, { type: "signInBegan" }, { type: "signedIn", user }])).toEqual({ kind: "signedIn", user });
});

test("an unexpected redirect from the issuer does not sign the user out", () => {
  const junk: AccountAction[] = [{ type: "signInBegan" }, { type: "signInStopped" }];
  expect(after(junk, { kind: "signedIn", user })).toEqual({ kind: "signedIn", user });
});

test("the reason for a sign-out is kept until the next sign-in begins", () => {
  const from: AccountState = { kind: "signedIn", user };
  const refused: AccountAction = { type: "signedOut", by: "refused" };
  expect(after([refused], from)).toEqual({ kind: "signedOut", by: "refused" });
  expect(after([refused, signedOut], from)).toEqual({ kind: "signedOut", by: "refused" });
  expect(after([signedOut], from)).toEqual({ kind: "signedOut", by: "button" });
  expect(after([refused, { type: "signInBegan" }, { type: "signInStopped" }], from)).toEqual({ kind: "signedOut" });
});

test("a renewed token applies only to the signed-in user", () => {
  const renewed = { ...user, accessToken: "new" };
  const from: AccountState = { kind: "signedIn", user };
  expect(after([{ type: "renewed", user: renewed }], from)).toEqual({ kind: "signedIn", user: renewed });
  expect(after([{ type: "renewed", user: { ...renewed, uid: "another" } }], from)).toEqual(from);
  expect(after([signedOut, { type: "renewed", user: renewed }], from)).toEqual({ kind: "signedOut", by: "button" });
});

test("a signed-in user has the higher limits", () => {
  const { LIMITS } = fakeConfig();
  expect(chooseLimits({ LIMITS }, true).MAX_DOWNLOADS).toBe(100);
  expect(chooseLimits({ LIMITS }, false).MAX_DOWNLOADS).toBe(5);
});
