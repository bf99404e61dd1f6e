import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { fakeEnvironment } from "../../../testing/fake-environment.ts";
import { renderPart } from "../../../testing/render-app.tsx";
import type { RunningDownload } from "../session/download-state.ts";
import { DownloadingView } from "./download-panel.tsx";

function setOnline(isOnline: boolean): void {
  act(() => void dispatchEvent(new Event(isOnline ? "online" : "offline")));
}

afterEach(() => setOnline(true));

const metadata = { name: "letter.txt", size: 100, type: "text/plain", manifest: { files: [] } };
const preview = { metadata, ttlMs: 60_000, finalDownload: false, needsMemory: false, counted: false };

function setUp({ receivedBytes = 100, isPaused = false, isOnline = true, isWaiting = false } = {}) {
  setOnline(isOnline);
  const onPause = vi.fn<(isPaused: boolean) => void>();
  const samples = isPaused ? [] : [0, 1_000].map((atMs) => ({ atMs, bytes: (atMs / 1_000) * receivedBytes }));
  const progress = { receivedBytes, totalBytes: 400, isWaiting };
  const state: RunningDownload = { kind: "downloading", preview, chosen: null, progress, samples, isPaused };
  renderPart(<DownloadingView state={state} onPause={onPause} onCancel={() => undefined} />, fakeEnvironment());
  return onPause;
}

test("a running download shows its title, percentage and progress bar [R2.52]", () => {
  setUp();
  expect(screen.getByRole("heading", { name: "Downloading" })).toBeDefined();
  expect(screen.getByTestId("percent").textContent).toBe("25%");
  expect(screen.getByRole("progressbar", { name: "Downloading" }).getAttribute("value")).toBe("0.25");
});

test("a download that is waiting for its sender says so, unless it is paused", () => {
  setUp({ isWaiting: true });
  expect(screen.getAllByText(/Waiting for the sender/)).not.toHaveLength(0);
  cleanup();
  setUp({ isWaiting: true, isPaused: true });
  expect(screen.queryByText(/Waiting for the sender/)).toBeNull();
});

test("a download can be paused once bytes have arrived, and then continued [R4.59]", () => {
  const running = setUp();
  fireEvent.click(screen.getByTestId("pause-download"));
  expect(running).toHaveBeenCalledWith(true);
  cleanup();
  const paused = setUp({ isPaused: true });
  expect(screen.getByRole("heading").textContent).toBe("Paused");
  expect(screen.getByTestId("percent").textContent).toBe("25%");
  expect(screen.queryByText(/left$/)).toBeNull();
  fireEvent.click(screen.getByText("Continue"));
  expect(paused).toHaveBeenCalledWith(false);
  cleanup();
  setUp({ receivedBytes: 0 });
  expect(screen.queryByTestId("pause-download")).toBeNull();
});

test("a download is shown as paused while the browser is offline, and continues automatically [R4.59b]", () => {
  setUp({ isOnline: false });
  expect(screen.getByRole("heading").textContent).toBe("Paused");
  expect(screen.getAllByRole("status")[0]?.textContent).toContain("We'll continue automatically.");
  setOnline(true);
  expect(screen.getByRole("heading").textContent).toBe("Downloading");
});

test("a download paused by the user does not continue automatically", () => {
  setUp({ isPaused: true, isOnline: false });
  expect(screen.getByRole("heading").textContent).toBe("Paused");
  expect(screen.queryByText(/automatically/)).toBeNull();
});
