import { expect, test, vi } from "vitest";
import { fakeEnvironment } from "../../testing/fake-environment.ts";
import { fakeOwnUpload } from "../../testing/fake-uploads.ts";
import { fakeUser } from "../../testing/fake-user.ts";
import type { Transfer } from "../transfer/transfer.ts";
import { followPeople } from "./follow-people.ts";
import { signOut } from "./sign-out.ts";

const ada = fakeUser({ uid: "ada" });
const grace = fakeUser({ uid: "grace" });

/** A page on a device where this user is signed in. */
function openPage(
  user = ada as typeof ada | null,
  clearDevice = vi.fn<Transfer["clearDevice"]>(async () => undefined),
) {
  const environment = fakeEnvironment({ clearDevice });
  if (user !== null) environment.storage.account.writeUser(user);
  const close = vi.fn();
  followPeople(environment, { getRegistration: async () => ({ getNotifications: async () => [{ close }] }) });
  const start = () => environment.account.dispatch({ type: "accountsFound", user });
  const clearings = () => clearDevice.mock.calls.map(([clearing]) => clearing);
  return { ...environment, clearings, clearDevice, close, start };
}

test("signing out by choice removes everything, including files, caches and notifications", async () => {
  const page = openPage();
  page.start();
  signOut(page, "button");
  await vi.waitFor(() =>
    expect(page.clearings()).toContainEqual({ stays: { uid: null, unowned: false }, received: true }),
  );
  await vi.waitFor(() => expect(page.storage.readMark("leaving")).toBeNull());
  expect(page.close).toHaveBeenCalledOnce();
});

test("a forced sign-out keeps uploads started while nobody was signed in", async () => {
  const page = openPage();
  page.start();
  signOut(page, "refused");
  await vi.waitFor(() =>
    expect(page.clearings()).toContainEqual({ stays: { uid: null, unowned: true }, received: true }),
  );
});

test("if the page is closed before all data is removed, the remaining data is removed the next time the page loads", async () => {
  const page = openPage(null);
  page.storage.writeMark("leaving", "everything");
  page.start();
  await vi.waitFor(() => expect(page.clearings()).toEqual([{ stays: { uid: null, unowned: false }, received: true }]));
  await vi.waitFor(() => expect(page.storage.readMark("leaving")).toBeNull());
});

test("data that could not be removed is removed the next time the page loads", async () => {
  const page = openPage(
    null,
    vi.fn<Transfer["clearDevice"]>(() => Promise.reject(new Error("no worker"))),
  );
  page.storage.writeMark("leaving", "person");
  page.start();
  await vi.waitFor(() => expect(page.clearDevice).toHaveBeenCalled());
  expect(page.storage.readMark("leaving")).toBe("person");
});

test("a tab forgets the running uploads of a user who has signed out in another tab", async () => {
  const page = openPage();
  page.start();
  await vi.waitFor(() => expect(page.clearings()).toHaveLength(1));
  page.ownUploads.add(fakeOwnUpload({ account: "ada" }));
  page.news.dispatch({ [fakeOwnUpload().id]: { running: 1, runningUntil: 0, downloadedAt: null, wrongPasswords: 0 } });
  page.storage.removeUpload(fakeOwnUpload().id);
  page.account.dispatch({ type: "accountsFound", user: grace });
  expect(page.ownUploads.store.getState()).toEqual([]);
  expect(page.news.getState()).toEqual({});
  await vi.waitFor(() =>
    expect(page.clearings()).toEqual([
      { stays: { uid: "ada", unowned: true }, received: false },
      { stays: { uid: "grace", unowned: true }, received: false },
    ]),
  );
});

test("nothing is removed when a token is renewed or the same user signs in in another tab", async () => {
  const page = openPage();
  page.start();
  page.account.dispatch({ type: "renewed", user: { ...ada, accessToken: "new" } });
  page.account.dispatch({ type: "accountsFound", user: { ...ada, accessToken: "newer" } });
  await vi.waitFor(() => expect(page.clearings()).toEqual([{ stays: { uid: "ada", unowned: true }, received: false }]));
});
