import { act, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { fakeEnvironment } from "../../testing/fake-environment.ts";
import { renderPart } from "../../testing/render-app.tsx";
import type { Preview } from "./download-state.ts";
import { DownloadingView } from "./downloading-view.tsx";

afterEach(() => void vi.restoreAllMocks());

const metadata = { name: "letter.txt", size: 100, type: "text/plain", manifest: { files: [] } };
const preview: Preview = { metadata, ttlMs: 60_000, finalDownload: false, needsMemory: false };

function setUp(receivedBytes: number) {
  const progress = { receivedBytes, totalBytes: 400 };
  return renderPart(
    <DownloadingView state={{ kind: "downloading", preview, progress, samples: [] }} onCancel={() => undefined} />,
    fakeEnvironment(),
  );
}

test("a download is titled as one, with its percentage and its bar", () => {
  setUp(100);
  expect(screen.getByRole("heading", { name: "Downloading" })).toBeDefined();
  expect(screen.getByTestId("percent").textContent).toBe("25%");
  expect(screen.getByRole("progressbar", { name: "Downloading" }).getAttribute("value")).toBe("0.25");
});

test("while the window has no focus its title shows how far the download is, and its own title on focus", () => {
  document.title = "Envoi";
  const hasFocus = vi.spyOn(document, "hasFocus").mockReturnValue(false);
  const { unmount } = setUp(100);
  expect(document.title).toBe("25%");
  hasFocus.mockReturnValue(true);
  act(() => void dispatchEvent(new Event("focus")));
  expect(document.title).toBe("Envoi");
  hasFocus.mockReturnValue(false);
  act(() => void dispatchEvent(new Event("blur")));
  expect(document.title).toBe("25%");
  unmount();
  expect(document.title).toBe("Envoi");
});
