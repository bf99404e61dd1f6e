import { TransferError } from "@envoi/client";
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { deferred } from "../../testing/deferred.ts";
import { fakeConfig } from "../../testing/fake-config.ts";
import { fakeEnvironment } from "../../testing/fake-environment.ts";
import { renderPart } from "../../testing/render-app.tsx";
import { ConfigProvider } from "./config-context.tsx";
import { ConfigGate } from "./config-gate.tsx";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A server that does not respond until `answer` is called. */
function setUp() {
  const answering = deferred<void>();
  const load = vi.fn((signal: AbortSignal) => answering.promise(signal).then(() => fakeConfig()));
  renderPart(
    <ConfigProvider load={load}>
      <ConfigGate>{({ UI }) => <p>{`${UI.title} is open`}</p>}</ConfigGate>
    </ConfigProvider>,
    fakeEnvironment(),
  );
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  return { load, answering, pass };
}

test("the placeholder for the configuration has a heading", () => {
  setUp();
  expect(screen.getByRole("heading", { level: 1, name: "One moment…" })).toBeDefined();
});

test("if a captive portal responds instead of the server, the page says so", async () => {
  const { answering, pass } = setUp();
  answering.reject(new TransferError("intercepted"));
  await pass(0);
  expect(document.body.textContent).toContain("A sign-in page or your network answered");
});

test("a configuration that does not arrive within 15 s is reported, and can be requested again", async () => {
  const { load, pass } = setUp();
  await pass(14_999);
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  await pass(1);
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(load).toHaveBeenCalledTimes(2);
  expect(load.mock.calls[0]?.[0].aborted).toBe(true);
});

test("a configuration that arrives late is accepted", async () => {
  const { answering, pass } = setUp();
  await pass(15_000);
  answering.resolve();
  await pass(0);
  expect(screen.getByText("Envoi is open")).toBeDefined();
});

test("a configuration that arrived in time is not reported as late", async () => {
  const { answering, pass } = setUp();
  answering.resolve();
  await pass(20_000);
  expect(screen.getByText("Envoi is open")).toBeDefined();
});
