import { act, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { type FakeEnvironment, fakeEnvironment } from "../../testing/fake-environment.ts";
import { renderPart } from "../../testing/render-app.tsx";
import { CrashBoundary } from "./crash-boundary.tsx";
import { lazyPart } from "./lazy-part.tsx";
import { ChunkError } from "./load-chunk.ts";

afterEach(() => void vi.useRealTimers());

function Broken({ error }: { error: Error }): never {
  throw error;
}

/** An error for a part of the page that cannot be loaded during the whole test. */
const missingPart = (type: "missing" | "timeout" = "missing") =>
  new ChunkError("7", type, () => new Promise(() => undefined));

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
  "the page reports a part that failed to load with the error %s, and offers a reload",
  async (type, words) => {
    const user = userEvent.setup();
    const { reloads } = breakWith(missingPart(type));
    await screen.findByTestId("chunk-missing");
    expect(screen.getByText(words)).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Reload" }));
    expect(reloads).toEqual([undefined]);
  },
);

test("during a transfer the page does not reload, but asks the user to wait", async () => {
  const { runningTransfers } = breakWith(missingPart());
  act(() => runningTransfers.dispatch({ type: "transferBegan" }));
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "Reload" });
  expect(screen.getByRole("status").textContent).toMatch(/A transfer is still running/);
  expect(button.disabled).toBe(true);
  act(() => runningTransfers.dispatch({ type: "transferEnded" }));
  expect(button.disabled).toBe(false);
  expect(screen.getByRole("status").textContent).toBe("");
});

test.each([
  ["the server already has another page", true, "outdated"],
  ["the server has the same page", false, "current"],
] as const)("if part of the page's code is missing and %s, the page counts as $2", async (_when, isReplaced, state) => {
  const environment = fakeEnvironment();
  environment.page.isReplaced = async () => isReplaced;
  breakWith(missingPart(), environment);
  await act(async () => undefined);
  expect(environment.page.versionState.getState()).toBe(state);
});

test("a part that crashes does not affect its neighbours", async () => {
  vi.spyOn(console, "error").mockReturnValue(undefined);
  renderPart(
    <>
      <button type="button">Cancel</button>
      <CrashBoundary extent="part">
        <Broken error={missingPart()} />
      </CrashBoundary>
    </>,
    fakeEnvironment(),
  );
  expect(screen.getByRole("heading", { level: 2, name: "Part of this page is missing" })).toBeDefined();
  expect(screen.getByRole("button", { name: "Cancel" })).toBeDefined();
});

function Here() {
  return <p>Here</p>;
}

type LateModule = { Late: () => ReactNode };

/** A boundary around a part that failed to load, next to a count that the page must not lose. */
async function loseLatePart(extent: "page" | "part" | "aside") {
  vi.spyOn(console, "error").mockReturnValue(undefined);
  vi.useFakeTimers();
  const load = vi.fn<() => Promise<LateModule>>().mockRejectedValue(new TypeError("network error"));
  const Late = lazyPart("late", load, "Late");
  renderPart(
    <CrashBoundary extent={extent}>
      <Late />
    </CrashBoundary>,
    fakeEnvironment(),
  );
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  return load;
}

test.each(["page", "part", "aside"] as const)(
  "a %s that could not be loaded is shown once it loads",
  async (extent) => {
    const load = await loseLatePart(extent);
    expect(screen.queryByTestId("chunk-missing") !== null).toBe(extent !== "aside");
    load.mockResolvedValue({ Late: Here });
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(screen.getByText("Here")).toBeDefined();
    expect(screen.queryByTestId("chunk-missing")).toBeNull();
  },
);

test("loading a missing part is retried until it succeeds, and immediately when the browser is back online", async () => {
  const load = await loseLatePart("part");
  await act(() => vi.advanceTimersByTimeAsync(600_000));
  const tries = load.mock.calls.length;
  expect(tries).toBeGreaterThan(10);
  load.mockResolvedValue({ Late: Here });
  act(() => void dispatchEvent(new Event("online")));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByText("Here")).toBeDefined();
  expect(load).toHaveBeenCalledTimes(tries + 2);
});

test("while the browser is offline, a missing part waits for the connection and offers no reload", async () => {
  await loseLatePart("part");
  act(() => void dispatchEvent(new Event("offline")));
  expect(screen.getByText(/Waiting for your connection/)).toBeDefined();
  expect(screen.queryByRole("button")).toBeNull();
  act(() => void dispatchEvent(new Event("online")));
  expect(screen.getByRole("button", { name: "Reload" })).toBeDefined();
});

test("after an unexpected error, the page shows a message instead of going blank", async () => {
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
        <Broken error={missingPart()} />
      </CrashBoundary>
    </footer>,
    fakeEnvironment(),
  );
  expect(screen.getByRole("contentinfo").childElementCount).toBe(0);
});
