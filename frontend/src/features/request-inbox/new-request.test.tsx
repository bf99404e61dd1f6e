import { formatRequestLink } from "@envoi/crypto/request";
import { act, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { fakeConfigWithAccounts } from "../../testing/fake-config.ts";
import { fakeEnvironment } from "../../testing/fake-environment.ts";
import { fakeOpenedRequest } from "../../testing/fake-requests.ts";
import { fakeUser } from "../../testing/fake-user.ts";
import { renderApp } from "../../testing/render-app.tsx";

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
