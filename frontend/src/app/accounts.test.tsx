import { ProtocolError, type PublicConfig } from "@envoi/protocol";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import type { User } from "../shared/account/account-state.ts";
import { createAppStorage } from "../shared/storage/app-storage.ts";
import { toListedRequest } from "../shared/storage/kept-request.ts";
import type { Transfer } from "../shared/transfer/transfer.ts";
import { toListedUpload } from "../shared/uploads/own-upload.ts";
import { fakeAccountList } from "../testing/fake-account-list.ts";
import { fakeConfigWithAccounts } from "../testing/fake-config.ts";
import { fakeEnvironment } from "../testing/fake-environment.ts";
import { fakeKeptRequest } from "../testing/fake-requests.ts";
import { fakeOwnUpload, uploadId } from "../testing/fake-uploads.ts";
import { fakeUser } from "../testing/fake-user.ts";
import { createMemoryStorage } from "../testing/memory-storage.ts";
import { renderApp } from "../testing/render-app.tsx";

afterEach(() => void vi.restoreAllMocks());

type Device = {
  knows?: User;
  address?: string;
  config?: PublicConfig;
} & Partial<Transfer>;

/** The page of a service with accounts. */
function setUp({ knows, address = "/", config = fakeConfigWithAccounts(), ...changes }: Device = {}) {
  const memory = createMemoryStorage();
  const storage = createAppStorage(memory);
  if (knows !== undefined) storage.account.writeUser(knows);
  const environment = fakeEnvironment({ fetchConfig: async () => config, ...changes }, storage);
  renderApp(environment, address);
  return { user: userEvent.setup(), environment, memory };
}

const header = () => within(screen.getByRole("banner"));

test("the header has a sign-in button when signed out [R2.23]", async () => {
  const { user } = setUp();
  await user.click(await header().findByRole("button", { name: "Sign in" }));
  expect(await screen.findByRole("dialog", { name: "Sign in for more" })).toBeDefined();
});

test("the header has an avatar, the e-mail address and a sign-out button when signed in [R2.24]", async () => {
  setUp({ knows: fakeUser() });
  expect((await header().findByTestId("avatar")).textContent).toBe("A");
  expect(header().getByText("ada@example.org")).toBeDefined();
  expect(header().getByRole("button", { name: "Sign out" })).toBeDefined();
});

test("a user's profile picture is shown, but not the issuer's default one [R2.24]", async () => {
  const avatar = "https://issuer.example/ada.png";
  setUp({ knows: fakeUser({ avatar, avatarDefault: false }) });
  expect((await header().findByTestId("avatar")).getAttribute("src")).toBe(avatar);
});

test("signing out removes the uploads and the user from the page and the device", async () => {
  const { user, environment } = setUp({ knows: fakeUser() });
  const revoke = vi.spyOn(environment.signIn, "revoke");
  act(() => environment.ownUploads.add(fakeOwnUpload({ account: fakeUser().uid, awaitsSync: false })));
  await user.click(await header().findByRole("button", { name: "Sign out" }));
  expect(await header().findByRole("button", { name: "Sign in" })).toBeDefined();
  expect(environment.storage.listUploads()).toEqual([]);
  expect(await screen.findByTestId("no-uploads")).toBeDefined();
  expect(environment.storage.account.readUser()).toBeNull();
  expect(revoke).toHaveBeenCalledWith(fakeConfigWithAccounts().AUTH, fakeUser());
});

test("signing out first adds missing uploads to the user's list", async () => {
  const list = fakeAccountList();
  const { user, environment } = setUp({ knows: fakeUser(), address: "/legal", ...list.calls });
  const own = fakeOwnUpload({ account: fakeUser().uid });
  act(() => environment.ownUploads.add(own));
  await user.click(await header().findByRole("button", { name: "Sign out" }));
  expect(await header().findByRole("button", { name: "Sign in" })).toBeDefined();
  expect(list.entries()).toEqual([toListedUpload(own)]);
  expect(environment.storage.listUploads()).toEqual([]);
});

test("signing out asks for confirmation before deleting uploads that are only on this device", async () => {
  const fetchFileList = () => Promise.reject(new ProtocolError("unavailable"));
  const { user, environment } = setUp({ knows: fakeUser(), fetchFileList });
  act(() => environment.ownUploads.add(fakeOwnUpload()));
  const press = async () => user.click(await header().findByRole("button", { name: "Sign out" }));
  await press();
  const dialog = within(await screen.findByRole("dialog", { name: "Sign out?" }));
  expect(dialog.getByText(/^1 upload is only on this device/)).toBeDefined();
  await user.click(dialog.getByRole("button", { name: "Stay signed in" }));
  expect(environment.storage.listUploads()).toHaveLength(1);
  await press();
  await user.click(await screen.findByRole("button", { name: "Sign out anyway" }));
  expect(environment.account.getState()).toEqual({ kind: "signedOut", by: "button" });
  expect(environment.storage.listUploads()).toEqual([]);
});

test("signing out asks for confirmation before removing requests that are only on this device", async () => {
  const fetchFileList = () => Promise.reject(new ProtocolError("unavailable"));
  const { user, environment } = setUp({ knows: fakeUser(), address: "/legal", fetchFileList });
  environment.storage.writeRequests([fakeKeptRequest({ account: fakeUser().uid })]);
  await user.click(await header().findByRole("button", { name: "Sign out" }));
  expect(await screen.findByText(/^1 upload is only on this device/)).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Stay signed in" }));
  expect(environment.storage.listRequests()).toHaveLength(1);
});

test("signing out first adds a request to the account's list, and then removes it without asking", async () => {
  const list = fakeAccountList();
  const { user, environment } = setUp({ knows: fakeUser(), address: "/legal", ...list.calls });
  const request = fakeKeptRequest({ account: fakeUser().uid });
  environment.storage.writeRequests([request]);
  await user.click(await header().findByRole("button", { name: "Sign out" }));
  await waitFor(() => expect(environment.storage.listRequests()).toEqual([]));
  expect(list.entries()).toEqual([toListedRequest(request)]);
});

test("the confirmation counts uploads whose password is not set yet, and those from another tab", async () => {
  const { user, environment } = setUp({ knows: fakeUser(), address: "/legal" });
  const signOut = await header().findByRole("button", { name: "Sign out" });
  act(() => environment.ownUploads.add(fakeOwnUpload({ awaitsPassword: true })));
  environment.storage.putUpload(fakeOwnUpload({ id: uploadId("aaaaaaaaaaaaaaaa"), awaitsPassword: true }));
  await user.click(signOut);
  expect(await screen.findByText(/^2 uploads are only on this device/)).toBeDefined();
  expect(environment.storage.listUploads()).toHaveLength(2);
});

test("the confirmation counts an upload that another tab finished during sign-out", async () => {
  const { user, environment } = setUp({ knows: fakeUser(), address: "/legal" });
  environment.isAnyTabTransferring = async () => {
    environment.storage.putUpload(fakeOwnUpload());
    return false;
  };
  await user.click(await header().findByRole("button", { name: "Sign out" }));
  expect(await screen.findByText(/^1 upload is only on this device/)).toBeDefined();
});

test("signing out is announced and moves the focus to the sign-in button", async () => {
  const { user } = setUp({ knows: fakeUser() });
  await user.click(await header().findByRole("button", { name: "Sign out" }));
  expect(header().getByRole("status").textContent).toBe("You're signed out.");
  expect(document.activeElement).toBe(header().getByRole("button", { name: "Sign in" }));
});

test("a rejected token signs the user out with an explanation, and the page stays usable", async () => {
  const { user } = setUp({
    knows: fakeUser(),
    fetchFileList: () => Promise.reject(new ProtocolError("unauthorized")),
  });
  await waitFor(() => expect(header().getByRole("status").textContent).toContain("session has ended"));
  expect(document.activeElement).toBe(document.body);
  await user.click(header().getByRole("button", { name: "Sign in" }));
  expect(await screen.findByRole("dialog", { name: "Sign in for more" })).toBeDefined();
});

test("a sign-in dialog closed by a sign-in in another tab does not reopen", async () => {
  const { user, environment, memory } = setUp();
  await user.click(await header().findByRole("button", { name: "Sign in" }));
  await screen.findByRole("dialog");
  environment.storage.account.writeUser(fakeUser());
  notifyUserChange();
  expect(screen.queryByRole("dialog")).toBeNull();
  memory.removeItem("user");
  notifyUserChange();
  expect(header().getByRole("button", { name: "Sign in" })).toBeDefined();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("signing out waits while a transfer is running", async () => {
  const { user, environment } = setUp({ knows: fakeUser() });
  act(() => environment.runningTransfers.dispatch({ type: "transferBegan" }));
  await user.click(await header().findByRole("button", { name: "Sign out" }));
  expect(header().getByRole("status").textContent).toContain("still running");
  act(() => environment.runningTransfers.dispatch({ type: "transferEnded" }));
  act(() => environment.runningTransfers.dispatch({ type: "transferBegan" }));
  expect(header().getByRole("status").textContent).toBe("");
  act(() => environment.runningTransfers.dispatch({ type: "transferEnded" }));
  await user.click(header().getByRole("button", { name: "Sign out" }));
  expect(environment.account.getState()).toEqual({ kind: "signedOut", by: "button" });
});

test("signing out waits while a transfer is running in another tab", async () => {
  const { user, environment } = setUp({ knows: fakeUser() });
  const isAnyTabTransferring = vi.spyOn(environment, "isAnyTabTransferring").mockResolvedValue(true);
  const press = async () => user.click(await header().findByRole("button", { name: "Sign out" }));
  await press();
  await waitFor(() => expect(header().getByRole("status").textContent).toContain("in another tab"));
  expect(environment.account.getState().kind).toBe("signedIn");
  isAnyTabTransferring.mockResolvedValue(false);
  await press();
  await waitFor(() => expect(environment.account.getState()).toEqual({ kind: "signedOut", by: "button" }));
});

test("uploads stay hidden from other users of the device and reappear when their sender signs in again", async () => {
  const { environment } = setUp();
  await header().findByRole("button", { name: "Sign in" });
  act(() => environment.ownUploads.add(fakeOwnUpload({ account: fakeUser().uid })));
  expect(screen.queryByTestId("upload-card")).toBeNull();
  act(() => environment.account.dispatch({ type: "signedIn", user: fakeUser() }));
  expect(await screen.findByTestId("upload-card")).toBeDefined();
});

/** Simulates another tab changing who is signed in. */
function notifyUserChange(): void {
  act(() => void dispatchEvent(Object.assign(new Event("storage"), { key: "user" })));
}

/** Simulates restoring the page from the back/forward cache. */
function showAgain(): void {
  act(() => void dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })));
}

test("signing out in one tab signs out the others", async () => {
  const { environment, memory } = setUp({ knows: fakeUser() });
  await header().findByRole("button", { name: "Sign out" });
  memory.removeItem("user");
  notifyUserChange();
  expect(environment.account.getState()).toEqual({ kind: "signedOut", by: "button" });
});

test("a page restored from the back/forward cache is signed out if the user has signed out since", async () => {
  const { environment, memory } = setUp({ knows: fakeUser() });
  await header().findByRole("button", { name: "Sign out" });
  memory.removeItem("user");
  showAgain();
  expect(environment.account.getState()).toEqual({ kind: "signedOut", by: "button" });
});

test("the sign-in form can be resubmitted after navigating back from the issuer", async () => {
  const { user, environment } = setUp();
  await user.click(await header().findByRole("button", { name: "Sign in" }));
  const submit = async () => user.click(await screen.findByTestId("sign-up-submit"));
  await submit();
  await waitFor(() => expect(environment.departures).toHaveLength(1));
  showAgain();
  await submit();
  await waitFor(() => expect(environment.departures).toHaveLength(2));
});

/** The response from `/config` while the issuer is unavailable. */
function withoutIssuer({ AUTH: _, ...config }: PublicConfig): PublicConfig {
  return config;
}

test("without an auth configuration, a signed-in user stays signed in, and nobody else can sign in [R6.6]", async () => {
  const { environment, memory } = setUp({ knows: fakeUser(), config: withoutIssuer(fakeConfigWithAccounts()) });
  expect(await header().findByText("ada@example.org")).toBeDefined();
  expect(await screen.findByText("or choose them, up to 2.6 GB")).toBeDefined();
  memory.removeItem("user");
  notifyUserChange();
  expect(environment.account.getState().kind).toBe("signedOut");
  expect(header().queryByRole("button")).toBeNull();
  expect(screen.queryByTestId("account-prompt")).toBeNull();
  expect(await screen.findByText("or choose them, up to 1 GB")).toBeDefined();
});

test("without the account capability, there is no sign-in button or prompt, and the sign-up dialog never opens", async () => {
  const config = fakeConfigWithAccounts();
  const { user } = setUp({
    knows: fakeUser(),
    config: { ...config, FEATURES: { ...config.FEATURES, account: false } },
  });
  await user.upload(await screen.findByTestId("file-input"), new File(["hello"], "letter.txt"));
  expect(header().getByTestId("account-area").childNodes).toHaveLength(0);
  expect(screen.queryByTestId("account-prompt")).toBeNull();
  expect(within(screen.getByTestId("download-limit")).queryByRole("option", { name: "20 downloads" })).toBeNull();
  expect(screen.queryByRole("dialog")).toBeNull();
});

/** A service that requires an account to send. */
function closedConfig() {
  const config = fakeConfigWithAccounts();
  return { ...config, FEATURES: { ...config.FEATURES, uploadRequiresAccount: true } };
}

test("if sending requires an account, signed-out users are asked to sign in", async () => {
  const { user, environment } = setUp({ config: closedConfig() });
  await user.click(await screen.findByTestId("account-needed-sign-in"));
  const dialog = within(await screen.findByRole("dialog", { name: "Sign in for more" }));
  expect(dialog.getByText(/You need an account to send/)).toBeDefined();
  expect(screen.queryByTestId("file-input")).toBeNull();
  const clipboardData = { files: [new File(["hello"], "letter.txt")] };
  fireEvent(document.body, Object.assign(new Event("paste", { bubbles: true }), { clipboardData }));
  await user.click(dialog.getByTestId("sign-up-cancel"));
  expect(screen.getByTestId("account-needed")).toBeDefined();
  act(() => environment.account.dispatch({ type: "signedIn", user: fakeUser() }));
  expect(await screen.findByText("Drag and drop files")).toBeDefined();
});

test("if sending requires an account, the page reports that sign-in is unavailable", async () => {
  setUp({ config: withoutIssuer(closedConfig()) });
  expect((await screen.findByTestId("account-needed")).textContent).toContain("isn't available right now");
  expect(screen.queryByTestId("account-needed-sign-in")).toBeNull();
});

test("if sending requires an account, a signed-in user can send", async () => {
  setUp({ config: closedConfig(), knows: fakeUser() });
  expect(await screen.findByTestId("file-input")).toBeDefined();
  expect(screen.queryByTestId("account-needed")).toBeNull();
});

test("a choice above the user's maximum is lowered to the maximum, and opens the sign-up dialog [R4.27]", async () => {
  const { user } = setUp();
  await user.upload(await screen.findByTestId("file-input"), new File(["hello"], "letter.txt"));
  await user.selectOptions(screen.getByTestId("download-limit"), "100 downloads");
  expect(within(await screen.findByRole("dialog")).getByText(/link allows 5 downloads at most/)).toBeDefined();
  await user.click(screen.getByTestId("sign-up-cancel"));
  expect(screen.getByTestId<HTMLSelectElement>("download-limit").value).toBe("5");
  await user.selectOptions(screen.getByTestId("time-limit"), "7 days");
  expect(within(await screen.findByRole("dialog")).getByText(/links work for at most 1 day/)).toBeDefined();
  await user.click(screen.getByTestId("sign-up-cancel"));
  expect(screen.getByTestId<HTMLSelectElement>("time-limit").value).toBe("86400");
});

test("a signed-in user sends with their account's limits and token [R1.27]", async () => {
  const upload = vi.fn<Transfer["upload"]>(() => new Promise(() => undefined));
  const { user } = setUp({ knows: fakeUser(), upload });
  expect(await screen.findByText("or choose them, up to 2.6 GB")).toBeDefined();
  expect(screen.queryByTestId("account-prompt")).toBeNull();
  await user.upload(screen.getByTestId("file-input"), new File(["hello"], "letter.txt"));
  await user.selectOptions(screen.getByTestId("download-limit"), "100 downloads");
  expect(screen.queryByRole("dialog")).toBeNull();
  await user.click(screen.getByTestId("upload-button"));
  expect(upload.mock.calls[0]?.[0]).toMatchObject({ downloadLimit: 100, bearer: "token" });
});
