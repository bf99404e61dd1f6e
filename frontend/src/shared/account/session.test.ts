import { expect, test, vi } from "vitest";
import { fakeConfigWithAccounts } from "../../testing/fake-config.ts";
import { fakeEnvironment, NOW_MS } from "../../testing/fake-environment.ts";
import { fakeOwnUpload } from "../../testing/fake-uploads.ts";
import { fakeUser } from "../../testing/fake-user.ts";
import { freshUser, renewSession } from "./session.ts";
import type { SignIn } from "./sign-in.ts";

const { signal } = new AbortController();
const ADA = fakeUser({ refreshToken: "refresh-1", renewAtMs: NOW_MS - 1 });
const RENEWED = { accessToken: "token-2", refreshToken: "refresh-2", renewAtMs: NOW_MS + 1 };

/** Tabs on one device, which can renew the session only one at a time. */
function openTabs(count: number, renew: SignIn["renew"], user = ADA) {
  const first = fakeEnvironment({ fetchConfig: async () => fakeConfigWithAccounts() });
  first.storage.account.writeUser(user);
  let turn: Promise<unknown> = Promise.resolve();
  return Array.from({ length: count }, () => {
    const tab = fakeEnvironment({ fetchConfig: async () => fakeConfigWithAccounts() }, first.storage);
    tab.signIn.renew = renew;
    tab.serialiseRenewal = (work) => {
      const mine = turn.then(work);
      turn = mine.catch(() => undefined);
      return mine;
    };
    tab.account.dispatch({ type: "accountsFound", user });
    return tab;
  });
}

test("a token that is about to expire is renewed before it is used, once for all tabs [R4.51]", async () => {
  const renew = vi.fn<SignIn["renew"]>(async () => RENEWED);
  const tabs = openTabs(3, renew);
  const users = await Promise.all(tabs.map((tab) => freshUser(tab, signal)));
  expect(renew.mock.calls.map(([, token]) => token)).toEqual(["refresh-1"]);
  for (const [index, tab] of tabs.entries()) {
    expect(users[index]).toEqual({ ...ADA, ...RENEWED });
    expect(tab.account.getState()).toEqual({ kind: "signedIn", user: { ...ADA, ...RENEWED } });
  }
  expect(tabs[0]?.storage.account.readUser()).toEqual({ ...ADA, ...RENEWED });
});

test.each([
  ["is still valid", { renewAtMs: NOW_MS + 1 }],
  ["has no stated lifetime", { renewAtMs: null }],
  ["has no refresh token", { refreshToken: null }],
])("a token that %s is used without renewal", async (_what, changes) => {
  const renew = vi.fn<SignIn["renew"]>();
  const user = { ...ADA, ...changes };
  const [tab] = openTabs(1, renew, user);
  if (tab === undefined) throw new Error("no tab");
  expect(await freshUser(tab, signal)).toEqual(user);
  expect(renew).not.toHaveBeenCalled();
});

test("a refresh token that the issuer does not replace is kept", async () => {
  const [tab] = openTabs(1, async () => ({ ...RENEWED, refreshToken: null }));
  if (tab === undefined) throw new Error("no tab");
  expect(await renewSession(tab, ADA.accessToken, signal)).toMatchObject({ refreshToken: "refresh-1" });
});

test("a revoked refresh token signs the user out [R4.52]", async () => {
  const [tab, other] = openTabs(2, async () => null);
  if (tab === undefined || other === undefined) throw new Error("no tab");
  tab.ownUploads.add(fakeOwnUpload({ account: ADA.uid }));
  expect(await renewSession(tab, ADA.accessToken, signal)).toBeNull();
  expect(tab.account.getState()).toEqual({ kind: "signedOut", by: "refused" });
  expect(tab.storage.account.readUser()).toBeNull();
  expect(await renewSession(other, ADA.accessToken, signal)).toBeNull();
});

test("a late rejection of a token does not sign out a user who has signed in again", async () => {
  const renewed = { ...ADA, accessToken: "token-renewed", refreshToken: "refresh-renewed" };
  const [tab] = openTabs(1, async () => {
    tab?.storage.account.writeUser(renewed);
    return null;
  });
  if (tab === undefined) throw new Error("no tab");
  expect(await renewSession(tab, ADA.accessToken, signal)).toEqual(renewed);
  expect(tab.storage.account.readUser()).toEqual(renewed);
  expect(tab.account.getState()).toEqual({ kind: "signedIn", user: renewed });
});

test("if a response is lost, the request is retried once with the stored refresh token [R4.51d]", async () => {
  const renew = vi
    .fn<SignIn["renew"]>()
    .mockRejectedValueOnce(new TypeError("network error"))
    .mockResolvedValue(RENEWED);
  const [tab] = openTabs(1, renew);
  if (tab === undefined) throw new Error("no tab");
  const delay = vi.spyOn(tab.transfer, "delay");
  expect(await renewSession(tab, ADA.accessToken, signal)).toEqual({ ...ADA, ...RENEWED });
  expect(renew.mock.calls.map(([, token]) => token)).toEqual(["refresh-1", "refresh-1"]);
  expect(delay.mock.calls.map(([ms]) => ms)).toEqual([1_000]);
});

test("a request that timed out is not retried", async () => {
  const renew = vi.fn<SignIn["renew"]>(() => Promise.reject(new DOMException("too long", "TimeoutError")));
  const [tab] = openTabs(1, renew);
  if (tab === undefined) throw new Error("no tab");
  await expect(renewSession(tab, ADA.accessToken, signal)).rejects.toThrow("too long");
  expect(renew).toHaveBeenCalledOnce();
});

test("while the issuer does not respond, the user stays signed in with the current token", async () => {
  const [tab] = openTabs(1, () => Promise.reject(new TypeError("network error")));
  if (tab === undefined) throw new Error("no tab");
  expect(await freshUser(tab, signal)).toEqual(ADA);
  await expect(renewSession(tab, ADA.accessToken, signal)).rejects.toThrow("network error");
  expect(tab.account.getState().kind).toBe("signedIn");
});

test("tokens renewed for a user who has since signed out are revoked", async () => {
  const [tab] = openTabs(1, async () => {
    tab?.storage.account.removeUser();
    return RENEWED;
  });
  if (tab === undefined) throw new Error("no tab");
  const revoke = vi.spyOn(tab.signIn, "revoke");
  expect(await renewSession(tab, ADA.accessToken, signal)).toBeNull();
  expect(revoke).toHaveBeenCalledWith(fakeConfigWithAccounts().AUTH, expect.objectContaining(RENEWED));
  expect(tab.storage.account.readUser()).toBeNull();
});
