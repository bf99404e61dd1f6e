import { createDeferred } from "@envoi/client";
import type { PublicConfig } from "@envoi/protocol";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { SignIn } from "../../shared/account/sign-in.ts";
import { ConfigProvider } from "../../shared/config/config-context.tsx";
import { fakeConfigWithAccounts } from "../../testing/fake-config.ts";
import { fakeEnvironment } from "../../testing/fake-environment.ts";
import { renderPart } from "../../testing/render-app.tsx";
import { SignUpDialog } from "./sign-up-dialog.tsx";

const ADDRESS = "https://issuer.example/authorize";

/** The open dialog. */
async function setUp(begin: SignIn["begin"] = async () => ADDRESS, config: PublicConfig = fakeConfigWithAccounts()) {
  const user = userEvent.setup();
  const spy = vi.fn(begin);
  const onClose = vi.fn();
  const environment = fakeEnvironment();
  environment.signIn.begin = spy;
  environment.account.dispatch({ type: "accountsFound", user: null });
  renderPart(
    <ConfigProvider load={async () => config}>
      <SignUpDialog trigger="count" lead="Only 5." onClose={onClose} />
    </ConfigProvider>,
    environment,
  );
  const dialog = within(await screen.findByRole("dialog", { name: "Sign in for more" }));
  const submit = () => user.click(dialog.getByTestId("sign-up-submit"));
  return { user, environment, dialog, begin: spy, onClose, submit };
}

test("the dialog names the exceeded limit and the benefits of an account at this service [R2.65]", async () => {
  const { dialog } = await setUp();
  expect(dialog.getByText("Only 5.")).toBeDefined();
  expect(dialog.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Send up to 2.6 GB at once",
    "Let a link be used up to 100 times",
    "Keep a link working for up to 7 days",
    "See your uploads on all your devices",
    "Your list stays encrypted; only you can read it",
  ]);
});

test.each([
  [3 * 86_400 - 1, "up to 2 days"],
  [30 * 86_400, "up to 30 days"],
])("shows the limit of %i seconds in days [R2.66]", async (MAX_EXPIRE_SECONDS, text) => {
  const config = fakeConfigWithAccounts();
  const { dialog } = await setUp(undefined, { ...config, LIMITS: { ...config.LIMITS, MAX_EXPIRE_SECONDS } });
  expect(dialog.getByTestId("benefit-time").textContent).toContain(text);
});

test("the dialog lists neither benefits that everyone has nor differences of less than a day [R2.65]", async () => {
  const config = fakeConfigWithAccounts();
  const { MAX_FILE_SIZE, MAX_DOWNLOADS } = config.LIMITS;
  const ANON = { MAX_FILE_SIZE, MAX_DOWNLOADS, MAX_EXPIRE_SECONDS: 300 };
  const LIMITS = { ...config.LIMITS, MAX_EXPIRE_SECONDS: 86_399, ANON };
  const { dialog } = await setUp(undefined, { ...config, LIMITS });
  const benefits = dialog.getAllByRole("listitem").map(({ dataset }) => dataset["testid"]);
  expect(benefits).toEqual(["benefit-sync", "benefit-perk"]);
});

test("signing in leads to the issuer, with the trigger and the e-mail address [R2.67]", async () => {
  const { user, environment, dialog, begin, submit } = await setUp();
  await user.type(dialog.getByLabelText("Email (optional)"), "ada@example.org");
  await submit();
  await waitFor(() => expect(environment.departures).toEqual([ADDRESS]));
  expect(begin).toHaveBeenCalledWith(
    fakeConfigWithAccounts().AUTH,
    expect.objectContaining({ trigger: "count", email: "ada@example.org" }),
  );
});

test.each(["", "ada", "ada@", "@example.org", "a@b@c"])(
  "passes null because %j is not an e-mail address [R2.68]",
  async (text) => {
    const { user, dialog, begin, submit } = await setUp();
    if (text !== "") await user.type(dialog.getByTestId("sign-up-email"), text);
    await submit();
    expect(begin.mock.calls[0]?.[1].email).toBeNull();
  },
);

test("submitting the form twice begins only one sign-in [R2.69]", async () => {
  const { environment, begin, submit } = await setUp();
  await submit();
  await submit();
  await waitFor(() => expect(environment.departures).toHaveLength(1));
  expect(begin).toHaveBeenCalledOnce();
});

test("the dialog stays open for another try if the issuer is unreachable", async () => {
  const begin = vi.fn<SignIn["begin"]>(async () => ADDRESS).mockRejectedValueOnce(new Error("network error"));
  const { environment, dialog, submit } = await setUp(begin);
  await submit();
  expect((await dialog.findByRole("alert")).textContent).toContain("Couldn't reach the sign-in page");
  await submit();
  await waitFor(() => expect(environment.departures).toEqual([ADDRESS]));
});

test("cancelling closes the dialog without contacting the issuer [R2.67]", async () => {
  const { user, dialog, begin, onClose } = await setUp();
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(begin).not.toHaveBeenCalled();
});

test("a user who declines the browser's prompt to leave the page can close the dialog", async () => {
  const { user, environment, dialog, onClose, submit } = await setUp();
  await submit();
  await waitFor(() => expect(environment.departures).toHaveLength(1));
  await user.click(dialog.getByTestId("sign-up-cancel"));
  expect(onClose).toHaveBeenCalledOnce();
});

test("closing the dialog cancels the sign-in that it began", async () => {
  const address = createDeferred<string>();
  const { environment, submit } = await setUp(() => address.promise);
  await submit();
  expect(environment.account.getState()).toMatchObject({ kind: "signingIn" });
  cleanup();
  expect(environment.account.getState()).toMatchObject({ kind: "signedOut" });
  address.resolve(ADDRESS);
  await address.promise;
  expect(environment.departures).toEqual([]);
});

test("the form can be submitted again after navigating back to the page", async () => {
  const { environment, begin, submit } = await setUp();
  await submit();
  await waitFor(() => expect(environment.departures).toHaveLength(1));
  act(() => environment.account.dispatch({ type: "signInStopped" }));
  await submit();
  expect(begin).toHaveBeenCalledTimes(2);
});

test("the dialog does not leave the page during a transfer", async () => {
  const { environment, dialog, begin, submit } = await setUp();
  act(() => environment.runningTransfers.dispatch({ type: "transferBegan" }));
  await submit();
  expect((await dialog.findByRole("alert")).textContent).toContain("still running");
  expect(begin).not.toHaveBeenCalled();
  act(() => environment.runningTransfers.dispatch({ type: "transferEnded" }));
  await submit();
  await waitFor(() => expect(environment.departures).toEqual([ADDRESS]));
});

test("the dialog reports that the device has no space for the sign-in state", async () => {
  const full = new DOMException("full", "QuotaExceededError");
  const { environment, dialog, submit } = await setUp(() => Promise.reject(full));
  await submit();
  expect((await dialog.findByRole("alert")).textContent).toContain("no room left");
  expect(environment.departures).toEqual([]);
});

test("cancelling is recorded with the dialog's trigger", async () => {
  const { user, environment, dialog, onClose } = await setUp();
  await user.click(dialog.getByTestId("sign-up-cancel"));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(environment.recorded).toEqual([{ type: "login", status: "cancel", trigger: "count" }]);
});
