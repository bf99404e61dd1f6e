import { formatRequestLink } from "@envoi/crypto/request";
import { act, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { Transfer } from "../../shared/transfer/transfer.ts";
import { fakeConfig, fakeConfigWithAccounts } from "../../testing/fake-config.ts";
import { fakeEnvironment } from "../../testing/fake-environment.ts";
import { fakeOpenedRequest, fakeOwnRequest } from "../../testing/fake-requests.ts";
import { fakeUser } from "../../testing/fake-user.ts";
import { renderApp } from "../../testing/render-app.tsx";

test("a suggested passphrase protects the request, and can be copied", async () => {
  const createRequest = vi.fn<Transfer["createRequest"]>(async () => fakeOwnRequest());
  const FEATURES = { account: false, share: true, uploadRequiresAccount: false, requests: true };
  const environment = fakeEnvironment({ fetchConfig: async () => fakeConfig({ FEATURES }), createRequest });
  const user = userEvent.setup();
  renderApp(environment, "/request");
  await user.click(await screen.findByTestId("request-protect"));
  await user.click(screen.getByTestId("suggest-passphrase"));
  await user.click(await screen.findByTestId("copy-password"));
  const [passphrase = ""] = environment.copied;
  expect(passphrase.split(/[ -]/)).toHaveLength(6);
  expect(screen.getByTestId<HTMLInputElement>("request-password")).toMatchObject({ type: "text", value: passphrase });
  await user.click(screen.getByTestId("create-request"));
  await screen.findByTestId("request-ready");
  expect(createRequest.mock.calls[0]?.[0].password).toBe(passphrase);
});

/** A service that requires an account to upload. */
function closedConfig() {
  const config = fakeConfigWithAccounts();
  return { ...config, FEATURES: { ...config.FEATURES, uploadRequiresAccount: true, requests: true } };
}

test("if uploads require an account, signed-out users are asked to sign in before they fill in a request", async () => {
  const environment = fakeEnvironment({ fetchConfig: async () => closedConfig() });
  const user = userEvent.setup();
  renderApp(environment, "/request");
  await user.click(await screen.findByTestId("account-needed-sign-in"));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText(/need an account to request files here/)).toBeDefined();
  expect(screen.queryByTestId("request-form")).toBeNull();
  await user.click(dialog.getByTestId("sign-up-cancel"));
  act(() => environment.account.dispatch({ type: "signedIn", user: fakeUser() }));
  expect(await screen.findByTestId("request-form")).toBeDefined();
});

test("if uploads require an account, those who were asked for files need none", async () => {
  const environment = fakeEnvironment({ fetchConfig: async () => closedConfig() });
  renderApp(environment, formatRequestLink(fakeOpenedRequest().link).replace("https://envoi.test", ""));
  await screen.findByTestId("file-input");
  expect(screen.queryByTestId("account-needed")).toBeNull();
});
