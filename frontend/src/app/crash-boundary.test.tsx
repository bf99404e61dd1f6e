import { act, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type ReactNode, Suspense } from "react";
import { expect, test, vi } from "vitest";
import { lazyPart } from "../shared/chunks/lazy-part.tsx";
import { ChunkError } from "../shared/chunks/load-chunk.ts";
import { type FakeEnvironment, fakeEnvironment } from "../testing/fake-environment.ts";
import { renderPart } from "../testing/render-app.tsx";
import { CrashBoundary } from "./crash-boundary.tsx";

function Broken({ error }: { error: Error }): never {
  throw error;
}

function breakWith(error: Error, environment: FakeEnvironment = fakeEnvironment()) {
  // React logs errors that a boundary catches.
  vi.spyOn(console, "error").mockReturnValue(undefined);
  renderPart(
    <CrashBoundary>
      <Broken error={error} />
    </CrashBoundary>,
    environment,
  );
  return environment;
}

test.each([
  ["missing", /Couldn't load it/],
  ["timeout", /took too long/],
] as const)(
  "a part of the page with the failure %s is said, with an offer to load the page again",
  async (type, words) => {
    const user = userEvent.setup();
    const { reloads } = breakWith(new ChunkError("7", type));
    await screen.findByTestId("chunk-missing");
    expect(screen.getByText(words)).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Reload" }));
    expect(reloads).toEqual([undefined]);
  },
);

test("the page does not reload during a transfer: it asks the person to wait", async () => {
  const { runningTransfers } = breakWith(new ChunkError("7", "missing"));
  act(() => runningTransfers.dispatch({ type: "transferBegan" }));
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "Reload" });
  expect(screen.getByRole("status").textContent).toMatch(/A transfer is still running/);
  expect(button.disabled).toBe(true);
  act(() => runningTransfers.dispatch({ type: "transferEnded" }));
  expect(button.disabled).toBe(false);
  expect(screen.getByRole("status").textContent).toBe("");
});

test.each([
  ["the server has another page by now", true, "outdated"],
  ["the server has the same page", false, "current"],
] as const)("a part is missing and %s: the page counts as %3$s", async (_when, isReplaced, state) => {
  const environment = fakeEnvironment();
  environment.page.isReplaced = async () => isReplaced;
  breakWith(new ChunkError("7", "missing"), environment);
  await act(async () => undefined);
  expect(environment.page.versionState.getState()).toBe(state);
});

test("a part that crashes does not affect its neighbours", async () => {
  vi.spyOn(console, "error").mockReturnValue(undefined);
  renderPart(
    <>
      <button type="button">Cancel</button>
      <CrashBoundary extent="part">
        <Broken error={new ChunkError("7", "missing")} />
      </CrashBoundary>
    </>,
    fakeEnvironment(),
  );
  expect(screen.getByRole("heading", { level: 2, name: "Part of this page is missing" })).toBeDefined();
  expect(screen.getByRole("button", { name: "Cancel" })).toBeDefined();
});

test("the next boundary loads a failed part again", async () => {
  vi.spyOn(console, "error").mockReturnValue(undefined);
  vi.useFakeTimers();
  const load = vi.fn<() => Promise<() => ReactNode>>().mockRejectedValue(new TypeError("network error"));
  const Late = lazyPart("late", load);
  const page = (path: string) => (
    <CrashBoundary key={path}>
      <Suspense>
        <Late />
      </Suspense>
    </CrashBoundary>
  );
  const environment = fakeEnvironment();
  const { unmount } = renderPart(page("/"), environment);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  vi.useRealTimers();
  await screen.findByTestId("chunk-missing");
  load.mockResolvedValue(() => <p>Here</p>);
  unmount();
  renderPart(page("/legal"), environment);
  await screen.findByText("Here");
});

test("an unexpected error shows a message instead of a blank page", async () => {
  const { reloads } = breakWith(new Error("unforeseen"));
  await screen.findByTestId("crash");
  await userEvent.setup().click(screen.getByRole("button", { name: "Reload" }));
  expect(reloads).toHaveLength(1);
});

test("an optional part that crashes is omitted", () => {
  vi.spyOn(console, "error").mockReturnValue(undefined);
  renderPart(
    <footer>
      <CrashBoundary extent="aside">
        <Broken error={new ChunkError("7", "missing")} />
      </CrashBoundary>
    </footer>,
    fakeEnvironment(),
  );
  expect(screen.getByRole("contentinfo").childElementCount).toBe(0);
});
