import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { fakeEnvironment } from "../../testing/fake-environment.ts";
import { renderPart } from "../../testing/render-app.tsx";
import { PreviewView } from "./preview-view.tsx";

test("the download button is disabled by the click", () => {
  const onDownload = vi.fn();
  const metadata = { name: "letter.txt", size: 5, type: "text/plain", manifest: { files: [] } };
  renderPart(
    <PreviewView preview={{ metadata, ttlMs: 60_000, finalDownload: false }} onDownload={onDownload} />,
    fakeEnvironment(),
  );
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "Download" });
  expect(button.disabled).toBe(false);
  fireEvent.click(button);
  expect(button.disabled).toBe(true);
  fireEvent.click(button);
  expect(onDownload).toHaveBeenCalledOnce();
});
