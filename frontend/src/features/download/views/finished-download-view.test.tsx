import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { fakeDownload, fakeEnvironment } from "../../../testing/fake-environment.ts";
import { renderPart } from "../../../testing/render-app.tsx";
import { FinishedDownloadView } from "./download-panel.tsx";

function show(finalDownload: boolean) {
  const onAgain = vi.fn();
  const { metadata } = fakeDownload();
  const preview = { metadata, ttlMs: 3_600_000, finalDownload, needsMemory: false, counted: false };
  renderPart(<FinishedDownloadView state={{ kind: "complete", preview }} onAgain={onAgain} />, fakeEnvironment());
  return { onAgain };
}

test("a finished download names its file, shows the link's expiry, and can be repeated [R2.79]", () => {
  const { onAgain } = show(false);
  expect(screen.getByRole("heading", { name: "Download complete" })).toBeDefined();
  const name = screen.getByText("\u2068letter.txt\u2069");
  expect(name.getAttribute("translate")).toBe("no");
  expect(name.parentElement?.textContent).toBe("\u2068letter.txt\u2069 is in your Downloads folder.");
  expect(screen.getByText("Expires in 1 hour")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Download again" }));
  expect(onAgain).toHaveBeenCalledOnce();
});

test("after the last download, the page shows that no downloads are left", () => {
  show(true);
  expect(screen.getByText("That was the last download, so the link no longer works.")).toBeDefined();
  expect(screen.queryByTestId("download-again")).toBeNull();
});

test("a file that an earlier page started to save is not named, because the browser may have renamed it", () => {
  const { metadata } = fakeDownload();
  const preview = { metadata, ttlMs: 3_600_000, finalDownload: false, needsMemory: false, counted: true };
  const state = { kind: "complete", preview, isContinued: true } as const;
  renderPart(<FinishedDownloadView state={state} onAgain={() => undefined} />, fakeEnvironment());
  const words = "It's in your Downloads folder. Your browser may have given it another name.";
  expect(screen.getByText(words)).toBeDefined();
  expect(screen.queryByText(/letter/)).toBeNull();
});
