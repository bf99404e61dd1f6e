import type { PublicConfig } from "@envoi/protocol";
import { act, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { fakeConfig } from "../../testing/fake-config.ts";
import { fakeEnvironment } from "../../testing/fake-environment.ts";
import { fakeUser } from "../../testing/fake-user.ts";
import { renderPart } from "../../testing/render-app.tsx";
import { ConfigProvider } from "./config-context.tsx";
import { ConfigGate } from "./config-gate.tsx";

const base = fakeConfig();
const withAccountLimits: PublicConfig = { ...base, FEATURES: { ...base.FEATURES, accountLimits: true } };
const own: PublicConfig = { ...withAccountLimits, LIMITS: { ...base.LIMITS, MAX_DOWNLOADS: 777 } };

function show(config: PublicConfig, fetchOwn = async () => own) {
  const fetchConfig = vi.fn(async (_signal: AbortSignal, bearer?: string) =>
    bearer === undefined ? config : fetchOwn(),
  );
  const environment = fakeEnvironment({ fetchConfig });
  renderPart(
    <ConfigProvider load={environment.fetchConfig}>
      <ConfigGate>{({ LIMITS }) => <p>{`up to ${LIMITS.MAX_DOWNLOADS} downloads`}</p>}</ConfigGate>
    </ConfigProvider>,
    environment,
  );
  const signIn = () => act(async () => environment.account.dispatch({ type: "accountsFound", user: fakeUser() }));
  return { ...environment, fetchConfig, signIn };
}

const EVERYONES = `up to ${base.LIMITS.MAX_DOWNLOADS} downloads`;

test("a signed-in user sees the limits of their own account, until they sign out", async () => {
  const { account, fetchConfig, signIn } = show(withAccountLimits);
  await screen.findByText(EVERYONES);
  await signIn();
  expect(await screen.findByText("up to 777 downloads")).toBeDefined();
  expect(fetchConfig).toHaveBeenLastCalledWith(expect.any(AbortSignal), fakeUser().accessToken);
  await act(async () => account.dispatch({ type: "signedOut", by: "button" }));
  expect(await screen.findByText(EVERYONES)).toBeDefined();
});

test("a server whose accounts all have the same limits is not asked again", async () => {
  const { fetchConfig, signIn } = show(base);
  await screen.findByText(EVERYONES);
  await signIn();
  expect(screen.getByText(EVERYONES)).toBeDefined();
  expect(fetchConfig).toHaveBeenCalledTimes(1);
});

test("if the account's limits cannot be fetched, those of all accounts stay", async () => {
  const { signIn, fetchConfig } = show(withAccountLimits, () => Promise.reject(new TypeError("offline")));
  await screen.findByText(EVERYONES);
  await signIn();
  await vi.waitFor(() => expect(fetchConfig).toHaveBeenCalledTimes(2));
  expect(screen.getByText(EVERYONES)).toBeDefined();
});
