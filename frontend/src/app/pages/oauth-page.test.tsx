import type { PublicConfig } from "@envoi/protocol";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import type { SignIn } from "../../shared/account/sign-in.ts";
import type { WorkerApi } from "../../shared/transfer/transfer-worker.ts";
import { fakeConfigWithAccounts } from "../../testing/fake-config.ts";
import { fakeEnvironment } from "../../testing/fake-environment.ts";
import { fakeUser } from "../../testing/fake-user.ts";
import { renderApp } from "../../testing/render-app.tsx";

afterEach(() => void vi.restoreAllMocks());

type Return = { complete?: SignIn["complete"]; config?: PublicConfig } & Partial<WorkerApi>;

/** The page to which the issuer redirects. */
function setUp({ complete, config = fakeConfigWithAccounts(), ...changes }: Return = {}) {
  const environment = fakeEnvironment({ fetchConfig: async () => config, ...changes });
  if (complete !== undefined) environment.signIn.complete = complete;
  renderApp(environment, "/oauth?code=c&state=s");
  return { user: userEvent.setup(), environment };
}

const header = () => within(screen.getByRole("banner"));

test("returning from the issuer with code and state signs the user in and opens the home page [R2.15b]", async () => {
  const { fileListKey, ...user } = fakeUser();
  const complete = vi.fn<SignIn["complete"]>(async () => ({ kind: "signedIn", trigger: "button", user, fileListKey }));
  setUp({ complete });
  expect(await header().findByText("ada@example.org")).toBeDefined();
  expect(await screen.findByText("Drag and drop files")).toBeDefined();
  expect(complete).toHaveBeenCalledOnce();
  expect(Object.fromEntries(complete.mock.calls[0]?.[1] ?? [])).toEqual({ code: "c", state: "s" });
});

test("a failed sign-in leads to the error page, which reports the failure [R4.34]", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const { environment } = setUp({ complete: () => Promise.reject(new Error("state mismatch")) });
  expect(await screen.findByText(/You weren't signed in/)).toBeDefined();
  expect(screen.getByTestId("error")).toBeDefined();
  expect(screen.getByTestId("sign-in-reason").textContent).toContain("state mismatch");
  expect(environment.account.getState()).toEqual({ kind: "signedOut" });
});

test("if the issuer could not be reached, the error page reports this and shows operators the reason", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  setUp({ complete: () => Promise.reject(new TypeError("no answer from login.example")) });
  expect(await screen.findByText(/Couldn't reach the sign-in page/)).toBeDefined();
  expect(screen.getByTestId("sign-in-reason").textContent).toContain("no answer from login.example");
});

/** The return from an issuer that provides no key. */
function comeBackKeyless(changes: Partial<WorkerApi> = {}) {
  const { fileListKey: _, ...user } = fakeUser();
  return setUp({
    complete: async () => ({ kind: "signedIn", trigger: "button", user, fileListKey: null }),
    ...changes,
  });
}

test("the page asks for a passphrase if the issuer provides no key, and rejects a short one", async () => {
  const derivePassphraseKey = vi.fn<WorkerApi["derivePassphraseKey"]>(async () => "key");
  const { user } = comeBackKeyless({ derivePassphraseKey });
  const input = await screen.findByLabelText("Passphrase");
  await user.type(input, "short");
  expect(input.getAttribute("aria-invalid")).toBe("false");
  await user.click(screen.getByTestId("passphrase-submit"));
  expect(input.getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByText(/too short. Use at least 12/, { selector: "[role=alert]" })).toBeDefined();
  expect(derivePassphraseKey).not.toHaveBeenCalled();
  await user.type(input, " no longer{Enter}");
  expect(await screen.findByTestId("unknown-passphrase")).toBeDefined();
});

test("a new passphrase must be typed twice, and creates a list if both entries match", async () => {
  const { user } = comeBackKeyless();
  await user.type(await screen.findByTestId("passphrase-input"), "short no longer{Enter}");
  const again = await screen.findByLabelText("Type the passphrase again");
  await user.type(again, "short no logner{Enter}");
  expect(screen.getByText("The passphrases don't match.", { selector: "[role=alert]" })).toBeDefined();
  await user.clear(again);
  await user.type(again, "short no longer{Enter}");
  await waitFor(() => expect(header().getByText("ada@example.org")).toBeDefined());
});

test("a user whose passphrase has no list can continue without signing in", async () => {
  const { user, environment } = comeBackKeyless();
  await user.type(await screen.findByTestId("passphrase-input"), "short no longer{Enter}");
  await screen.findByTestId("unknown-passphrase");
  await user.click(screen.getByTestId("passphrase-cancel"));
  expect(await screen.findByText("Drag and drop files")).toBeDefined();
  expect(environment.account.getState()).toMatchObject({ kind: "signedOut" });
});

test("a user can sign in even if the passphrase could not be checked", async () => {
  const { user } = comeBackKeyless({ fetchFileList: () => Promise.reject(new Error("network error")) });
  await user.type(await screen.findByTestId("passphrase-input"), "short no longer{Enter}");
  await screen.findByText("Couldn't check your passphrase");
  await user.click(screen.getByTestId("trust-passphrase"));
  await waitFor(() => expect(header().getByText("ada@example.org")).toBeDefined());
});

test("the page shows that the key is being derived", async () => {
  const { user } = comeBackKeyless({ derivePassphraseKey: () => new Promise(() => undefined) });
  await user.type(await screen.findByTestId("passphrase-input"), "short no longer{Enter}");
  expect(screen.getByText("Creating your key…", { selector: "[role=status]" })).toBeDefined();
});

test("a user who navigates away instead of typing a passphrase can sign in again", async () => {
  const { user } = comeBackKeyless();
  await screen.findByTestId("passphrase");
  expect(header().queryByTestId("sign-in")).toBeNull();
  await user.click(header().getByRole("link", { name: "Envoi, home" }));
  expect(await header().findByRole("button", { name: "Sign in" })).toBeDefined();
});

test("while the issuer is unavailable, /oauth reports this and offers to reload", async () => {
  const { AUTH: _, ...config } = fakeConfigWithAccounts();
  const { user, environment } = setUp({ config });
  await screen.findByText(/isn't available right now/);
  await user.click(screen.getByRole("button", { name: "Reload" }));
  expect(environment.reloads).toEqual([undefined]);
});

test("/oauth is an unknown address if the service has no accounts [R2.15]", async () => {
  const config = fakeConfigWithAccounts();
  setUp({ config: { ...config, FEATURES: { ...config.FEATURES, account: false } } });
  expect(await screen.findByText("There is nothing here")).toBeDefined();
});
